"""HTTP: routes, the pages of the browser client, how refusals are answered, and limits."""
