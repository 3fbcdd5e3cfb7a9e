"""What SHOGUN adds to tables: its lessons."""
