"""What modules add to the view of a seat: by field, what counts as 1, and parts with seats in places of their own."""
