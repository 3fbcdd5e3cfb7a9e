"""Daily and weekly deals on a server."""
