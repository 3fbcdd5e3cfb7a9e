# Tenno's Court: das Kapitel der Regeln.

chapter-court = Modul: Tenno's Court
