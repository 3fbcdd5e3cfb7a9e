"""Statistics of people's games: a note of each game, written once when it is over, and what follows from many."""
