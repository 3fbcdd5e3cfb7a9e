"""What commands report at length, for people to read."""
