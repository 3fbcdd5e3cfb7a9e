"""What is in the box of SHOGUN: board, pieces, printed values, and what a table may choose."""
