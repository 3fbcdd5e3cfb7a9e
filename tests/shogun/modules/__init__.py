"""Rule tests of the modules."""
