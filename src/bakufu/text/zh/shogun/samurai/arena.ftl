# Samurai: points in the arena.

arena-source-samurai = 武士
