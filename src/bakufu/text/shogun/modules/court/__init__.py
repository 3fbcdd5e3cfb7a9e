"""The text of Tenno's Court."""
