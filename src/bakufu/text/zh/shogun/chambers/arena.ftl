# Chambers: points in the arena.

arena-source-chambers = 殿室
