"""SHOGUN NO KATANA in the browser."""
