"""What a game of SHOGUN is remembered by."""
