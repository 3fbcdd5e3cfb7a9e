"""Generated pages and pictures of the handbook: `python -m handbook`."""
