# Was neben den Möglichkeiten einer Entscheidung steht.

option-monk = Mönch: { $place }
option-tile = { $recipe }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, Stärke { $strength }
option-sword = { $house }es Haus: { $tile }; beginnt auf { $space }
option-with-card = Karte { $number }: { $effect }, oder für { $coins } immer { $benefit } je Auslieferung
option-price = { $resource } { $coins }
option-market = kaufen ({ $prices }) und { $cards } nehmen
option-academy = einen Verzierer vorrücken und verzieren (Münzen: { $steps })
option-palace = die Familie vergrößern und Räume nutzen ({ $rooms })
option-komainu = { $coins } und der erste Zug der nächsten Runde
option-pass = passen, Ehrenkarte { $slot }
option-honor = { $honor }; für dich jetzt { $points } wert
option-quiet = ruhe
option-deliver = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }; die Reihe gibt { $row }, die Spalte { $column }
option-play = Karte { $number } spielen
option-effect = { $effect }
option-buy = Karte { $number } bezahlen
option-benefit = { $coins }; dann { $benefit } bei jeder Auslieferung in einer Reihe oder Spalte
option-card = Karte { $number }
option-both = { $effect } / { $coins } für { $benefit } bei jeder Auslieferung in einer Reihe oder Spalte
option-advance = von { $before } auf { $after ->
        [one] 1 Münze
       *[other] { $after } Münzen
    }
option-gives = gibt zurzeit { $gives }
option-sashimono = du hast { $count }

## Was „genug“ heißt, je nach Entscheidung

option-enough-forging = nichts mehr bewegen
option-enough-buying = nichts mehr kaufen
option-enough-decorating = nichts mehr verzieren
option-enough-rooms = keinen weiteren Raum nutzen
option-enough-komainu-effect = keinen Effekt nutzen
option-enough-academy-gift = nichts verzieren
option-enough-palace-gift = keinen Raum nutzen
option-enough-aside = jetzt nicht
option-enough-end-of-turn = den Zug beenden
option-enough-changing-project = weiter zur Komposition
