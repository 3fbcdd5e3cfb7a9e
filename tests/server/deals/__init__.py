"""Deals on a server."""
