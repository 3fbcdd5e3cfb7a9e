"""The load test of a server."""
