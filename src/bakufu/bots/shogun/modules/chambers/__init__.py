"""Bots and the Chambers."""
