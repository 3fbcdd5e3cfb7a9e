"""Puzzles: positions in which one choice is clearly best, how they are found, asked and answered."""
