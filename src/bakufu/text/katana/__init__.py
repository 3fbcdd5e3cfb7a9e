"""SHOGUN NO KATANA in words: who speaks of it, how its story is told, and its table as text."""
