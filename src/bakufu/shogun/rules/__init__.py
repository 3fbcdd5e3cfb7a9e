"""The rules of SHOGUN: one file for each chapter of the rulebook."""
