"""Property tests: what must hold at every moment of every game."""
