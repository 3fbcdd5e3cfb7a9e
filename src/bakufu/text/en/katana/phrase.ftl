# How words of SHOGUN NO KATANA are joined.

phrase-sword = Sword { $number }
phrase-card = the card “{ $effect }”
phrase-house-space = the { $house } House (space { $number })
phrase-swords-at = { $house } { $swords }
phrase-coins = { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    }
phrase-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
