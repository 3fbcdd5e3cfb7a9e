# Military Leaders: points in the arena.

arena-source-statues = Statues
arena-source-trophies = Trophies
