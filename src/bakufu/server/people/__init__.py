"""People: who somebody is, their names and passwords, and what they say."""
