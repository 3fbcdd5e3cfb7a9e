"""The text of Samurai."""
