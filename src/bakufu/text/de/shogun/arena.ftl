# Was die Arena über Punkte in SHOGUN sagt.

arena-source-provinces = Provinzen
arena-source-buildings = Gebäude
arena-source-castles = Burgen
arena-source-temples = Tempel
arena-source-theatres = Theater
