"""What a game of SHOGUN NO KATANA is remembered by."""
