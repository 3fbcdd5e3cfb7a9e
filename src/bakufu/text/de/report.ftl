# Was die Befehle berichten.

## simulate

report-simulated =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } { $game } mit { $players ->
        [one] 1 Spieler
       *[other] { $players } Spielern
    }, Startwert { $seed }: { NUMBER($decisions, maximumFractionDigits: 1) } Entscheidungen pro Partie.
report-speed = { NUMBER($rate, maximumFractionDigits: 1) } Partien pro Sekunde.
report-column-bot = Bot
report-column-seat = Platz
report-column-played = Gespielt
report-column-wins = Siege
report-column-share = Anteil
report-column-points = Punkte
report-wins = { NUMBER($wins, maximumFractionDigits: 1) }
report-share = { NUMBER($share, style: "percent") }
report-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-seat = { $seat } { $player }

## replay

report-move = { $number } { $player }: { $move }
report-no-such-move = die Aufzeichnung hat { $moves } Züge, also liegt zwischen { $first } und { $last } nichts

## verify

report-verified-seed =
    { $committed ->
        [yes] Der Startwert ist der, auf den sich der Gastgeber festgelegt hat, vermischt mit dem, was die Spieler gaben.
       *[no] Die Aufzeichnung enthält keine Festlegung auf den Startwert, also spricht nichts dagegen, dass er gewählt wurde.
    }
report-verified-branch =
    Sie ist ein Zweig der Partie { $table } nach Schritt { $seq }: Der Startwert war bekannt, als sie gespielt wurde.
report-verified-receipt =
    { $starts ->
        [one] Sie passt zu deinem Beleg: Alle { $seats } Plätze haben aufgedeckt, was sie versiegelt hatten. Niemand hat den Startwert gewählt.
       *[other] Sie passt zu deinem Beleg: Alle { $seats } Plätze haben aufgedeckt, was sie versiegelt hatten. Der Start wurde wiederholt: Dein Programm hat { $starts }-mal aufgedeckt, und jede Wiederholung gibt einem unehrlichen Gastgeber einen weiteren Versuch.
    }
report-verified-no-receipt = Ohne den Beleg eines Spielers (--receipt) schließt das nicht aus, dass der Gastgeber Beiträge ausgetauscht hat.

## facts

report-column-path = Angabe
report-column-value = Wert
report-column-source = Quelle
report-column-note = Anmerkung
report-facts =
    { $count ->
        [0] Alle Werte sind sicher.
        [one] 1 Wert ist nicht sicher.
       *[other] { $count } Werte sind nicht sicher.
    }
