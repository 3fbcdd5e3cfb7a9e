# Die Seite von SHOGUN NO KATANA im Browser: Spieler, Runden, was gerade gefragt ist, der Geist und die Schlusswertung.

## Runden und Spieler

web-katana-rounds = Die vier Runden
web-katana-round-more = +{ $points } je Schwert · Mönch { $monk }
web-katana-round-means = Jedes ausgelieferte Schwert bringt { $points } Punkte mehr; ein Mönch kostet { $monk } Münzen
web-katana-mini-forge = Die Schmiede auf einen Blick: jede Klinge ist ein Schwert, goldene sind fertig
web-katana-points = Punkte
web-katana-coins = Münzen
web-katana-workers = Arbeiter
web-katana-workers-left = { $workers } verfügbar, { $blocked } blockiert
web-katana-monks = Mönche im Tempel
web-katana-swords = Ausgelieferte Schwerter
web-katana-sashimono = Sashimonos
web-katana-flags = { $count } { $house }
web-katana-cards = Karten
web-katana-stock = Materialien
web-katana-project = Projekt
web-katana-honors = Ehrenkarten
web-katana-status-away = Abwesend
web-katana-status-turn = { $mine ->
        [yes] Du bist am Zug
       *[no] Am Zug
    }
web-katana-status-deciding = { $mine ->
        [yes] Du bist gefragt
       *[no] Überlegt
    }
web-katana-status-passed = Gepasst
web-katana-status-first = Beginnt
web-katana-status-waiting = Wartet
web-katana-chip = { $name }, { $points } Punkte. { $status }

## Jetzt

web-katana-now = Jetzt
web-katana-list = Was möglich ist
web-katana-turn-how = Wähle ein Schwert, einen Bereich, eine Reihe oder Spalte deiner Schmiede, oder eine Ehrenkarte, um zu passen. Du siehst vorher, was passieren würde.
web-katana-all-moves = Alle { $count } Züge in Worten
web-katana-help = Wie das geht
web-katana-not-now = Jetzt nicht
web-katana-quiet = Nichts mehr
web-katana-awaits = { $what ->
        [sword] { $player } wählt ein Schwert zum Beginnen
        [turn] { $player } ist am Zug
       *[aside] { $player } darf vorher etwas tun
    }
web-katana-asides = Jederzeit
web-katana-asides-none = Jetzt ist nichts auszuliefern oder zu spielen.
web-katana-asides-passed = Du hast in dieser Runde gepasst.
web-katana-asides-later = Du wirst gefragt, wenn du ausliefern oder eine Karte spielen kannst.
web-katana-when = Wann du gefragt wirst
web-katana-when-more = Ausliefern und Karten spielen darfst du auch in den Zügen der anderen. Hier steht, wann du gefragt wirst; Geschenke werden immer angeboten.
web-katana-when-now = Fragen: { $when ->
        [every] jedes Mal
        [change] wenn sich etwas ändert
       *[turn] nur in meinem Zug
    }
web-katana-when-every = Jedes Mal
    .more = Nach jeder Aktion der anderen, wenn etwas möglich ist.
web-katana-when-change = Wenn sich etwas ändert
    .more = Nach einem Nein erst wieder, wenn du etwas anderes tun kannst.
web-katana-when-turn = Nur in meinem Zug
    .more = Niemand wartet auf dich, und nichts unterbricht dich.
web-katana-end-turn = Meinen Zug von selbst beenden
    .more = Wenn nur noch Karten übrig sind, die du auch später nutzen kannst.

## Mehrere Züge mit einem Klick

web-katana-as-shown = { $count ->
        [one] Einsetzen und den Schritt machen
       *[other] Einsetzen und { $count } Schritte machen wie gezeigt
    }
web-katana-whole-move-all = { $count ->
        [one] 1 Schritt machen
       *[other] Alle { $count } Schritte machen
    }
web-katana-whole-decorate-all = { $count ->
        [2] Beide verzieren und { $coins } bekommen
       *[other] Alle { $count } verzieren und { $coins } bekommen
    }
web-katana-whole-take-both = Erst die Reihe nehmen, dann die Spalte
web-katana-caution-idle = Dort würde sich nichts bewegen: Der Arbeiter oder Mönch wäre verschenkt.
web-katana-caution-jam = Es würde deine Schmiede verstopfen: Für seine Materialien { $count ->
        [one] fehlt dir 1 Münze
       *[other] fehlen dir { $count } Münzen
    }.
web-katana-caution-waiting = Liefere zuerst aus: Fertige Schwerter für { $count } Punkte müssten bis zur nächsten Runde warten.
web-katana-caution-lost = Liefere zuerst aus: Fertige Schwerter für { $count } Punkte gingen dir verloren.
web-katana-countdown = Die anderen warten noch { $count } s auf dich
web-katana-cart = Was du kaufst
web-katana-cart-more = Eins mehr: { $resource }
web-katana-cart-less = Eins weniger: { $resource }
web-katana-cart-buy = Kaufen für { $coins } (es bleiben { $left })

## Seiten auf dem Telefon

web-katana-tabs = Seiten des Tisches
web-katana-tab-forge = Schmiede
web-katana-tab-town = Stadt
web-katana-tab-cards = Karten
web-katana-tab-others = Andere
web-katana-tab-log = Verlauf

## Der Geist

web-katana-ghost-what = spielt nach Karten
web-katana-ghost-other = der Geist
web-katana-ghost-turn = Der letzte Zug des Geistes
web-katana-ghost-deck = { $count ->
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }
web-katana-ghost-none = Nach deinem Zug zieht er eine Karte und geht dorthin, wo sie es sagt.
web-katana-ghost-gone = Schon gezogen:

## Die Schlusswertung

web-katana-by-points =
    { $points } Punkte, { $ahead ->
        [one] einer mehr als { $second }.
       *[other] { $ahead } mehr als { $second }.
    }
web-katana-by-katana = { $points } Punkte, ebenso viele wie { $others }: Das kostbarere SHOGUN NO KATANA entscheidet.
web-katana-shared = Je { $points } Punkte, und das SHOGUN NO KATANA ist gleich viel wert.
web-katana-stands-katana = { $name }: { $points } Punkte, das SHOGUN NO KATANA ist { $worth } wert.
web-katana-scoring = Wie gewertet wurde
    .note = öffne eine Zeile, um zu sehen, wofür
web-katana-score-swords = Schwerter
web-katana-score-katana = SHOGUN NO KATANA
web-katana-score-lines = Reihen und Spalten
web-katana-score-project = Änderungen am Projekt
web-katana-score-areas = Bereiche des Geistes
web-katana-score-coins = Münzen und Materialien
web-katana-score-sashimono = Sätze von Sashimonos
web-katana-score-honors = Ehrenkarten
web-katana-score-favour = Die Gunst des Shogun
web-katana-score-total = Punkte
web-katana-score-other = Insgesamt
web-katana-score-times = { " " }({ $count }-mal)
web-katana-score-part = { $what ->
        [tile] Plättchen { $points }
        [resources] Materialien { $points }
        [decorations] Verzierungen { $points }
        [round] Runde { $points }
       *[set] { $kinds ->
            [one] ein einzelnes Haus: { $points }
           *[other] Satz aus { $kinds } Häusern: { $points }
        }
    }
web-katana-score-note-honor-at-most = Mehr gibt eine Ehrenkarte nicht
web-katana-score-note-ghost-end-honor-by-the-player = Beim Spieler gezählt, weil der Geist so etwas nicht hat
web-katana-score-note-market-cards-double-points = Durch eine Karte verdoppelt
web-katana-score-note-market-cards-double-line = Durch eine Karte verdoppelt
web-katana-chart-points = Punkte
    .note = nach jeder Runde; die letzte mit Schlusswertung
web-katana-chart-coins = Münzen
    .note = nach jeder Runde
web-katana-chart-swords = Ausgelieferte Schwerter
    .note = nach jeder Runde
web-katana-asides-some = { $count ->
        [one] 1 Möglichkeit jetzt
       *[other] { $count } Möglichkeiten jetzt
    }
