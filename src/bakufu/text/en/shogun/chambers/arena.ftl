# Chambers: points in the arena.

arena-source-chambers = Chambers
