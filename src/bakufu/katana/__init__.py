"""SHOGUN NO KATANA: its box, its rules, views of a game and advice. Read `sequence.py` first."""
