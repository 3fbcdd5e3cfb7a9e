# Kapitel der Regeln, nach dem ersten Wort ihrer Namen.

chapter-table = Am Tisch
chapter-setup = Spielvorbereitung
chapter-season = Eine Runde
chapter-plan = Planung
chapter-order = Spielerreihenfolge
chapter-event = Ereignisse
chapter-special = Sonderkarten
chapter-action = Aktionen
chapter-build = Bauen
chapter-collect = Reis und Steuern
chapter-deploy = Armeen aufstellen
chapter-march = Bewegung
chapter-battle = Kämpfe
chapter-revolt = Aufstände
chapter-winter = Winter
chapter-score = Wertung
chapter-end = Spielende
