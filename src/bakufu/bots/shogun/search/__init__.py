"""Search: imagined worlds, plans to try in them, short playouts, and what a position at their end is worth."""
