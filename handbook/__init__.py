"""Pages and pictures of the handbook that are made by a program, so that they stay true: `python -m handbook`."""
