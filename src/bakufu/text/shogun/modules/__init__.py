"""The text of the modules, one folder per module."""
