"""The modules in words, a folder each."""
