"""What Shogun has learned about positions: which of many features a position has, and the network that reads them."""
