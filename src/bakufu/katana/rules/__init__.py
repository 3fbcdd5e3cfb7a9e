"""The rules of SHOGUN NO KATANA: one file for each chapter of the rulebook."""
