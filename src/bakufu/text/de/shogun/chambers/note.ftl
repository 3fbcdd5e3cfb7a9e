# Künste in Japan: Anmerkungen zu den Fakten.

note-rows = 1 bis 3 Punkte nach dem Beispiel der Spielregel; welche Zeile wie viele hat, ist nicht bekannt
    .of = Punkte für Zeilen der Künstler
note-columns = 1 bis 3 Punkte nach dem Beispiel der Spielregel; welche Spalte wie viele hat, ist nicht bekannt
    .of = Punkte für Spalten der Künstler
