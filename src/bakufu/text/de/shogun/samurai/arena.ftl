# Samurai: Punkte in der Arena.

arena-source-samurai = Samurai
