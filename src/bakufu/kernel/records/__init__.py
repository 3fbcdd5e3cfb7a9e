"""Game records: writing, reading, replaying and verifying them."""
