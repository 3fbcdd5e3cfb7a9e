"""Playing in the terminal: one person, with bots in the other seats."""
