# Samurai: das Kapitel der Regeln.

chapter-samurai = Modul: Samurai
