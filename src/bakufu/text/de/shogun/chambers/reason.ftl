# Kammern: Gründe für einen Vorschlag.

reason-chamber-leads = Du führst mit { $own } zu { $most } in einer Reihe oder Spalte für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-chamber = Damit kommst du in einer Reihe oder Spalte für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } auf { $own } zu { $most }.
reason-chamber-none = Keines der Angebote bringt dich Punkten näher.
