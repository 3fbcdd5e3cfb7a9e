"""A game at the terminal: one person, bots on the other seats."""
