"""Choosing the cards of a season's plan."""
