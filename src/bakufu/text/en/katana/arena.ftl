# What the arena says of points in SHOGUN NO KATANA.

arena-source =
    { $source ->
        [swords] Swords
        [benefits] Benefits
        [katana] Katana
        [honor] Honor cards
        [sashimono] Sashimono
        [favour] Favour
       *[coins] Coins
    }
