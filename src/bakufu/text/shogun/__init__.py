"""SHOGUN in words: its teller, its story, and its table as text."""
