"""The rules of SHOGUN, in the order of the rulebook. `sequence.py` is the table of contents."""
