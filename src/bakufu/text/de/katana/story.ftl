# Mehrere Ereignisse in einer Zeile erzählt, und die Kapitel eines Spiels.

story-set-up = Spielvorbereitung
story-round = Runde { $round }
story-restore = Erneuerung
story-final-scoring = Schlusswertung
story-bought = { $player } kauft { $resources } für { $coins }.
