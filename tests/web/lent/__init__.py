"""Browsers that one test lends to the next, and how it is known that they carry nothing over."""
