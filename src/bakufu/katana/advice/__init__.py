"""Answers about a position: forecasts, what it is worth, how the game went."""
