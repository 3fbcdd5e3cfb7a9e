# Züge in Worten, eine Nachricht für jede Klasse von Zügen, wie sie in einer Liste oder einer Erzählung stehen.

move-place-figure =
    { $monk-id ->
        [yes] einen Mönch einsetzen: { $place }
       *[no] einen Arbeiter einsetzen: { $place }
    }
move-pass-with =
    { $honor-id ->
        [none] mit Ehrenkarte { $slot } passen
       *[other] passen: { $honor }
    }
move-enough = genug
move-quiet = erst, wenn sich etwas ändert
move-move-sword =
    { $sword-id ->
        [none] bewegen, was auf { $space } liegt
       *[other]
            { $target-id ->
                [none] { $sword } auf { $space } bewegen
               *[other] { $sword } mit { $resource } von { $space } nach { $target } bewegen
            }
    }
move-deliver-sword =
    { $sword-id ->
        [none] ausliefern, was auf { $space } liegt
       *[other] { $sword } von { $space } ausliefern
    }
move-swap-swords =
    { $sword-id ->
        [none] { $space } und { $below } tauschen
       *[other]
            { $sword_below-id ->
                [none] { $space } und { $below } tauschen
               *[other] { $sword } auf { $space } und { $sword_below } auf { $below } tauschen
            }
    }
move-decorate-resource =
    { $sword-id ->
        [none] { $resource } auf { $space } verzieren
       *[other] { $resource } auf { $sword } verzieren, bringt { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }
    }
move-play-card = { $card } spielen
move-buy-benefit = { $cost ->
        [0] nichts
        [one] 1 Münze
       *[other] { $cost } Münzen
    } zahlen für den Bonus von { $card }
move-choose-line = { $line }
move-arrange-family =
    { $rooms-count ->
        [0] keine Familie im Palast
       *[other] Familie: { $rooms }
    }
move-use-room = { $room }
move-advance-decorator = den Verzierer für { $resource } vorrücken
move-buy-resource = { $resource } für { $price ->
        [0] 0 Münzen
        [one] 1 Münze
       *[other] { $price } Münzen
    } kaufen
move-compose-resource = { $resource }
move-take-sashimono = ein { $house }es Sashimono nehmen
move-take-card =
    { $card-id ->
        [none] Marktkarte { $slot } nehmen
       *[other] { $card } nehmen
    }
move-take-starting-sword =
    { $sword-id ->
        [none] Startschwert { $slot } nehmen
       *[other] { $sword } nehmen
    }
move-exchange-resources =
    { $given-id ->
        [none] { $number } tauschen
       *[other] { $number } { $given } gegen { $taken } tauschen
    }
move-take-benefits =
    { $doubled-id ->
        [yes]
            { $end-id ->
                [row] die Reihe nehmen, durch eine Karte verdoppelt
               *[column] die Spalte nehmen, durch eine Karte verdoppelt
            }
       *[no]
            { $end-id ->
                [row] die Reihe nehmen
               *[column] die Spalte nehmen
            }
    }
move-grow-project =
    { $resources-count ->
        [0] nichts zum Projekt legen
       *[other] { $resources } zum Projekt legen
    }
move-compose-katana = das SHOGUN NO KATANA ins Spiel bringen
move-add-to-project = { $resource } zum Projekt legen, für 1 Punkt
move-drop-from-project = { $resource } vom Projekt nehmen, für 1 Punkt
move-choose-ghost-card = die Karte „{ $card }“ in den Stapel des Geistes legen
move-double-points = die Punkte des Plättchens mit einer Karte verdoppeln
