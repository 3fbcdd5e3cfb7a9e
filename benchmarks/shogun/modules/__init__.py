"""The modules in random games, a file each: conservation checks, and players who like what a module adds."""
