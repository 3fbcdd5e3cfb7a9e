# What the arena says of points in SHOGUN.

arena-source-provinces = Provinces
arena-source-buildings = Buildings
arena-source-castles = Castles
arena-source-temples = Temples
arena-source-theatres = Theatres
arena-source-favours = Favours
arena-source-samurai = Samurai
arena-source-statues = Statues
arena-source-trophies = Trophies
arena-source-chambers = Chambers
