"""The Samurai in words."""
