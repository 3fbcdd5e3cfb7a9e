# Was die Arena über Punkte in SHOGUN sagt.

arena-source-provinces = Provinzen
arena-source-buildings = Gebäude
arena-source-castles = Burgen
arena-source-temples = Tempel
arena-source-theatres = Theater
arena-source-favours = Gunst
arena-source-samurai = Samurai
arena-source-statues = Denkmäler
arena-source-trophies = Trophäen
arena-source-chambers = Künste
