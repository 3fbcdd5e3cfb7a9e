"""SHOGUN NO KATANA in words: its names, its log, and its table as text."""
