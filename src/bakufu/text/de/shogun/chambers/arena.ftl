# Künste in Japan: Punkte in der Arena.

arena-source-chambers = Künste
