"""Tenno's Court in words."""
