"""What SHOGUN NO KATANA adds to the arena: sources of points."""
