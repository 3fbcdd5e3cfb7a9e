# Was die Arena über Punkte in SHOGUN sagt.

arena-source =
    { $source ->
        [provinces] Provinzen
        [buildings] Gebäude
        [castles] Burgen
        [temples] Tempel
        [theatres] Theater
        [favours] Gunst
        [samurai] Samurai
        [statues] Denkmäler
        [trophies] Trophäen
       *[chambers] Künste
    }
