"""Properties of SHOGUN alone: planning in secret, the tower, and what a referee of the base game knows."""
