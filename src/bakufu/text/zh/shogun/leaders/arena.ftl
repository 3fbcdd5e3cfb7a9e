# Military Leaders: points in the arena.

arena-source-statues = 雕像
arena-source-trophies = 战利品
