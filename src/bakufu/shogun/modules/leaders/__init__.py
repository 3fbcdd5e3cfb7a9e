"""Military Leaders."""
