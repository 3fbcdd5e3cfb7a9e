"""SHOGUN NO KATANA as text: its names, its log, and its table."""
