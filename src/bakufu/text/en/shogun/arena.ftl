# What the arena says of points in SHOGUN.

arena-source-provinces = Provinces
arena-source-buildings = Buildings
arena-source-castles = Castles
arena-source-temples = Temples
arena-source-theatres = Theaters
