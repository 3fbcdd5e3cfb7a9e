"""Answers about a position: forecasts, battle odds, what it is worth, the chronicle of a game."""
