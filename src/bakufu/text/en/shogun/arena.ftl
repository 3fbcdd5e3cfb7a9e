# What the arena says of points in SHOGUN.

arena-source =
    { $source ->
        [provinces] Provinces
        [buildings] Buildings
        [castles] Castles
        [temples] Temples
        [theatres] Theatres
        [favours] Favours
        [samurai] Samurai
        [statues] Statues
        [trophies] Trophies
       *[chambers] Chambers
    }
