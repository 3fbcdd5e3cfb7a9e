"""HTTP: routes, the browser client's files, problems, access checks and rate limits."""
