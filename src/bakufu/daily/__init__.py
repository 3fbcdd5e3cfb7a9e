"""The daily deal: the same game for everyone on a day, and for groups in a week."""
