"""Recorded games as data: a row per decision, as arrays or in files."""
