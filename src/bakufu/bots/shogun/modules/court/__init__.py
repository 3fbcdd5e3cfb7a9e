"""Bots and Tenno's Court."""
