"""What the arena knows of SHOGUN NO KATANA: for what points are scored."""
