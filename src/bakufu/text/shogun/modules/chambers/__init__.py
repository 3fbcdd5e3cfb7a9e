"""The Chambers in words."""
