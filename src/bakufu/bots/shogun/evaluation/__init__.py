"""What provinces, buildings, battles and attacks are worth to a seat."""
