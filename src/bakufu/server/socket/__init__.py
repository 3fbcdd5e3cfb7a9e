"""The socket of a table: its messages, and how they get to a client."""
