"""Chambers."""
