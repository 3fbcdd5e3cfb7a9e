# Heerführer: Punkte in der Arena.

arena-source-statues = Denkmäler
arena-source-trophies = Trophäen
