"""Samurai."""
