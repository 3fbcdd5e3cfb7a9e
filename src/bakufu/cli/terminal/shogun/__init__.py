"""SHOGUN at the keyboard: planning, looks at the board, odds."""
