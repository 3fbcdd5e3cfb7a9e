"""Positions, and a table that shows them to a page at once."""
