"""Puzzles of SHOGUN NO KATANA."""
