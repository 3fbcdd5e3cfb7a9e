"""What the server has of SHOGUN alone."""
