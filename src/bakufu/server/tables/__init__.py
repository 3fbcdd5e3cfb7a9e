"""The tables of this server: set up, opened, played, watched over, studied and archived."""
