"""What SHOGUN NO KATANA adds to reviews."""
