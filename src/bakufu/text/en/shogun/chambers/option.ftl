# Chambers: its options.

option-no-chamber = no marker is exchanged
option-chamber = { $row }; { $column }
option-line = { $line } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }: you { $own }, another { $most }
