"""The game as somebody sees it: views, named moves, the open table, observations, undo."""
