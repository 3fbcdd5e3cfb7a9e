"""What SHOGUN NO KATANA adds to tables: its lessons."""
