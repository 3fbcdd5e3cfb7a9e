"""The players of SHOGUN, from Ashigaru to Daimyo, and how they explain their choices."""
