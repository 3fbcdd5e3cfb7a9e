# What the commands report of SHOGUN NO KATANA.

report-game = SHOGUN NO KATANA

report-verified-moves =
    { $over ->
        [yes] { $file }: true. All { $moves } moves are legal, tiles and cards follow from the seed, and the points are { $points }.
       *[no] { $file }: true so far. All { $moves } moves are legal, and tiles and cards follow from the seed; the game is not over.
    }
