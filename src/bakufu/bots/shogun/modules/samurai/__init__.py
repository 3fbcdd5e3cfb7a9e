"""Bots and the Samurai."""
