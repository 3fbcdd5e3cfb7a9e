"""Reviews of finished games: chances to win over time, decisions and their alternatives, luck against play."""
