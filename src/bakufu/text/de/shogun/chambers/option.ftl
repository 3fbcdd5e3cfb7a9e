# Künste in Japan: die Möglichkeiten.

option-no-chamber = kein Plättchen wird ersetzt
option-chamber = { $row }; { $column }
option-line = { $line } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: du { $own }, sonst höchstens { $most }
