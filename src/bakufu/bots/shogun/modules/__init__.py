"""How the bots play the modules, a folder for each."""
