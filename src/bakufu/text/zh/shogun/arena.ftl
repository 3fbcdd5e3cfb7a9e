# What the arena says of points in SHOGUN.

arena-source-provinces = 国
arena-source-buildings = 建筑物
arena-source-castles = 城堡
arena-source-temples = 神社
arena-source-theatres = 能剧舞台
