"""Measurements and long checks, run by hand: nothing of the package imports them."""
