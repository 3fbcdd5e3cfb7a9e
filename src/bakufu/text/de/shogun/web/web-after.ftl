# Nach dem Spiel: das Ergebnis, und das Nachspielen jeder Partie.

## Wer gewonnen hat

web-after-won = { $count ->
        [one] { $names } wird Shogun
       *[other] { $names } teilen sich den Sieg
    }
web-after-years = { $years ->
        [one] Nach einem Jahr
       *[other] Nach { $years } Jahren
    }
web-after-you-won = Du bist Shogun
web-after-you-share = Du teilst dir den Sieg mit { $names }
web-after-banner = { $name }: Platz { $place }, { $points } Punkte
web-after-decisive = { $kind }: { $ahead } mehr als { $second }
web-after-to-board = Zum Spielplan
web-after-by-points = { $ahead ->
        [one] { $points } Punkte, 1 vor { $second }.
       *[other] { $points } Punkte, { $ahead } vor { $second }.
    }
web-after-by-chests = { $points } Punkte, ebenso viele wie { $others }. Die Truhen entscheiden: { $chests } zu { $less }.
web-after-shared = Je { $points } Punkte und { $chests } Truhen.
web-after-stands-chests = { $name }: { $points } Punkte, { $worth } Truhen.

## Die Wertung, Zeile für Zeile

web-after-scoring = Schlusswertung
web-after-kind-provinces = Provinzen
web-after-kind-buildings = Gebäude
web-after-kind-castle = Meiste Burgen
web-after-kind-temple = Meiste Tempel
web-after-kind-theatre = Meiste Theater
web-after-why-kind = Punkte für: { $kind }
web-after-majority = { $count ->
        [one] { $region }: { $names }
       *[other] { $region }: { $names } gleichauf
    }
web-after-seasons = Frühling bis Herbst
web-after-sum = Summe Winter { $year }
web-after-sum-seasons = Summe vor Winter { $year }
web-after-points = Punkte
web-after-chests = Truhen, bei Gleichstand
web-after-place = Platz
web-after-regions = Regionen am Ende
web-after-nobody = niemand

## Wie es kam

web-after-chart-points = Punkte
    .note = nach jeder Runde
web-after-chart-provinces = Provinzen
    .note = im Besitz nach jeder Runde
web-after-chart-rice = Reis
    .note = im Winter: was nach dem Verlust blieb; jedes Jahr neu ab 0
web-after-chart-armies = Armeen
    .note = in den Provinzen
web-after-chart-luck = Glück im Lauf der Zeit
    .note = Würfel mehr oder weniger als erwartet, zusammengezählt
web-after-luck = Turmglück
web-after-luck-note = herausgefallene Würfel in allen Würfen
web-after-luck-of = { $sign ->
        [less] von { $expected }, −{ $more }
       *[more] von { $expected }, +{ $more }
    }
web-after-luck-said = { $throws ->
        [one] { $came } Würfel fielen heraus, { $expected } waren zu erwarten, in 1 Wurf.
       *[other] { $came } Würfel fielen heraus, { $expected } waren zu erwarten, in { $throws } Würfen.
    }
web-after-luck-came = herausgefallen
web-after-luck-expected = zu erwarten
web-after-tenths = { $value }
web-after-signed = { $sign ->
        [-1] −{ $value }
        [0] 0
       *[1] +{ $value }
    }

## Fairness

web-after-fair = Nachweislich fair
web-after-fair-verify = Um jede Karte und jeden Würfel auf deinem eigenen Rechner aus dem Startwert nachzuspielen:

## Nachspielen

web-after-beside = Spieler, Turm und Protokoll
web-after-year = Jahr { $year }
