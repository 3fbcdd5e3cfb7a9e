"""SHOGUN as text: its names, its log, and its table."""
