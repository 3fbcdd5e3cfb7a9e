"""The Military Leaders in words."""
