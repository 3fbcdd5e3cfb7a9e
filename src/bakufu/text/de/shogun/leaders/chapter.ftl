# Heerführer: das Kapitel der Regeln.

chapter-leaders = Modul: Heerführer
