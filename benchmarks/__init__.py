"""Benchmarks and long checks, run by hand. The package doesn't import them."""
