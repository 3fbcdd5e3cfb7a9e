# Künste in Japan: die Regeln.

## Das Kapitel

chapter-chambers = Modul: Künste in Japan

## Die Regeln

rule-chambers-shuffle-regions = Die fünf Regionenkarten liegen in einer ausgelosten Reihe neben dem Künstetableau.
rule-chambers-draw-markers =
    Zu Beginn einer Runde werden { $chambers-drawn } Künstlerplättchen blind gezogen und offen ausgelegt, jedes auf das Feld,
    zu dem es gehört.
rule-chambers-most-provinces-exchange =
    Am Ende einer Runde geht es die Regionenkarten von links durch: Wer in der Region die meisten Provinzen hat, darf ein
    Künstlerplättchen ersetzen.
rule-chambers-tie-by-turn-order = Haben mehrere die meisten Provinzen einer Region, gilt, wer in der Spielerreihenfolge vorn ist.
rule-chambers-skip-empty-region = Eine Region, in der niemand eine Provinz hat, wird übergangen.
rule-chambers-exchange-a-marker =
    Für eine Region wird ein Künstlerplättchen durch einen eigenen Marker ersetzt. Das Plättchen scheidet aus dem Spiel aus.
rule-chambers-exchange-is-optional = Wer ein Künstlerplättchen ersetzen darf, darf es auch lassen.
rule-chambers-face-up-only = Nur ein offen liegendes Künstlerplättchen kann ersetzt werden.
    .refusal = Dort liegt kein Künstlerplättchen offen.
rule-chambers-one-marker-a-chamber = Auf jedem Feld des Künstetableaus ist Platz für einen Marker. Der Marker eines Spielers bleibt bis zum Ende liegen.
    .refusal = Dort liegt schon der Marker eines Spielers.
rule-chambers-markers-are-limited =
    Jeder hat { $chambers-markers } Marker. Wer alle eingesetzt hat, kann nichts mehr ersetzen.
    .reason = Mehr sind nicht in der Schachtel, und die Spielregel lässt niemanden einen Marker vom Künstetableau zurücknehmen.
rule-chambers-turn-face-down = Künstlerplättchen, die niemand genommen hat, werden am Ende der Runde umgedreht.
rule-chambers-tiles-move-up = Danach kommt die erste Regionenkarte ans Ende der Reihe.
rule-chambers-most-markers-score =
    Am Spielende gibt jede Zeile und jede Spalte des Künstetableaus ihre Punkte an den, der dort die meisten Marker hat.
rule-chambers-tie-one-fewer = Bei Gleichstand in einer Zeile oder Spalte bekommt jeder der Beteiligten einen Punkt weniger.
rule-chambers-face-down-is-neutral =
    Umgedrehte Künstlerplättchen zählen für einen neutralen Spieler, der eine Zeile oder Spalte gewinnen oder teilen kann,
    aber nie Punkte bekommt.

## Anmerkungen zu den Fakten

note-rows = 1 bis 3 Punkte nach dem Beispiel der Spielregel; welche Zeile wie viele hat, ist nicht bekannt
    .of = Punkte für Zeilen der Künstler
note-columns = 1 bis 3 Punkte nach dem Beispiel der Spielregel; welche Spalte wie viele hat, ist nicht bekannt
    .of = Punkte für Spalten der Künstler
