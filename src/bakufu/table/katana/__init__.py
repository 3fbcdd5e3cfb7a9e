"""What the server has of SHOGUN NO KATANA alone."""
