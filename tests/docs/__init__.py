"""The handbook: it is built, and everything in it that can be run is run."""
