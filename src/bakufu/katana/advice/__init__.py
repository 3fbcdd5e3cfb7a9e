"""Answers about a position: forecasts, what it is worth, the chronicle of a game."""
