# Wie Wörter von SHOGUN NO KATANA verbunden werden.

phrase-sword = Schwert { $number }
phrase-card = die Karte „{ $effect }“
phrase-house-space = { $house }es Haus (Platz { $number })
phrase-swords-at = { $house } { $swords }
phrase-coins = { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
phrase-points = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
