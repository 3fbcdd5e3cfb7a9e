# Wer an einem Tisch sitzt, als Text.

table-people = Spieler:
table-person = { $player } { $name }
table-ready = Fertig mit dem Plan:
