"""Answers about a position: forecasts, odds, what it is worth, how the game went."""
