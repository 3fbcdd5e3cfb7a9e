"""People: identity, names and passwords."""
