# Tenno's Court: points in the arena.

arena-source-favours = Favours
