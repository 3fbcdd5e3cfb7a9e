"""The players of SHOGUN, from the foot soldier to the daimyo, and what they can say of their choices."""
