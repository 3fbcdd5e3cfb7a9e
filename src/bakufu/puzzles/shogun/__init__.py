"""Puzzles of SHOGUN."""
