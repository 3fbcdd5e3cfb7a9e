"""Conservation checks of the modules, a file each."""
