# Künste in Japan: das Kapitel der Regeln.

chapter-chambers = Modul: Künste in Japan
