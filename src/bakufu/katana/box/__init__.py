"""What is in the box of SHOGUN NO KATANA: pieces, printed values, and what a table may choose."""
