"""What SHOGUN adds to the arena: sources of points."""
