"""SHOGUN in the terminal: planning, showing the board, battle odds."""
