"""What the arena knows of SHOGUN: for what points are scored."""
