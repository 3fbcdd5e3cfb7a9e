"""SHOGUN NO KATANA in the terminal: turns, anytime actions, and showing the boards."""
