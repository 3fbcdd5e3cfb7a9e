"""What SHOGUN adds to reviews."""
