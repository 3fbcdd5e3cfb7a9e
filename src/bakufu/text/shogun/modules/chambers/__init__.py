"""The text of Chambers."""
