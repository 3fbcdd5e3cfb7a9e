"""SHOGUN: its box, its rules, its modules, views of a game and advice. `sequence.py` is the table of contents."""
