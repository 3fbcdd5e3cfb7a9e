"""Tenno's Court."""
