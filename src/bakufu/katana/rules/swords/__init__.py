"""Swords: moving, decorating and delivering them; the Project and the SHOGUN NO KATANA."""
