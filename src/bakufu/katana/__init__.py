"""The rules of SHOGUN NO KATANA, in the order of the rulebook. Read `sequence.py` first."""
