"""What the parts of a position in SHOGUN NO KATANA are worth, for the value function."""
