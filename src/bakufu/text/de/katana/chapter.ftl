# Kapitel der Regeln, nach dem ersten Wort ihrer Namen.

chapter-table = Am Tisch
chapter-setup = Spielvorbereitung
chapter-turn = Ein Zug
chapter-temple = Der Tempel
chapter-houses = Die Häuser
chapter-market = Der Markt
chapter-forge = Die Schmiede
chapter-academy = Die Akademie
chapter-palace = Der Palast
chapter-komainu = Der Komainu
chapter-pass = Passen
chapter-movement = Schwerter bewegen
chapter-delivery = Ausliefern
chapter-cards = Karten
chapter-project = Das Projekt
chapter-katana = Das SHOGUN NO KATANA
chapter-restore = Erneuerung
chapter-end = Spielende
chapter-honor = Ehrenkarten
chapter-market-cards = Marktkarten
chapter-daimyo-cards = Daimyo-Karten
chapter-ghost = Solo: der Geist
chapter-ghost-end = Solo: Schlusswertung
