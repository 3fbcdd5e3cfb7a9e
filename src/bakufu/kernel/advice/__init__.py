"""What answers about a position and statistics of a game have in common in all games."""
