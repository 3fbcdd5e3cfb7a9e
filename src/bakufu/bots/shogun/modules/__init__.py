"""What the bots think of the modules, a folder each."""
