"""Players of SHOGUN NO KATANA."""
