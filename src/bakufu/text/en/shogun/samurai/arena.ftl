# Samurai: points in the arena.

arena-source-samurai = Samurai
