# What the commands report of SHOGUN.

report-game = SHOGUN

report-verified-moves =
    { $over ->
        [yes] { $file }: verified. All { $moves } moves are legal, cards and tower follow from the seed, and the points are { $points }.
       *[no] { $file }: verified so far. All { $moves } moves are legal, and cards and tower follow from the seed; the game is not over.
    }
report-odds-attackers-missing = missing --attackers; use --attackers N, or --revolt N for a revolt
report-odds-revolt-alone = --revolt goes with --defenders, not with --attackers, --neutral or --markers
