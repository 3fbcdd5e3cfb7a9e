"""The full-screen view of the terminal: a picture of the table, the question, and a key for every answer."""
