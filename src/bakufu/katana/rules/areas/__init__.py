"""The areas where Workers and Monks are placed, and what they give."""
