# What lies over the town for a moment: a delivery, and the end of a round.

## A delivery

web-moment-delivery = Delivery
web-moment-delivered = { $mine ->
        [yes] { $kind ->
            [katana] Your SHOGUN NO KATANA is delivered
            [house] { $house ->
                [red] The Red House takes your Sword
                [blue] The Blue House takes your Sword
                [white] The White House takes your Sword
               *[green] The Green House takes your Sword
            }
           *[sword] Your Sword is delivered
        }
       *[no] { $kind ->
            [katana] { $player } delivers a SHOGUN NO KATANA
            [house] { $house ->
                [red] { $player } delivers to the Red House
                [blue] { $player } delivers to the Blue House
                [white] { $player } delivers to the White House
               *[green] { $player } delivers to the Green House
            }
           *[sword] { $player } delivers a Sword
        }
    }
web-moment-delivered-more = Sword { $number }, Strength { $strength }
web-moment-tile = Tile
web-moment-again = Tile again
web-moment-resources = Resources
web-moment-decorated = Decorated: { $resources }
web-moment-freed = Frees a Worker

## The end of a round

web-moment-round-over = Round { $round } is over
web-moment-rounds-left = { $count ->
        [one] 1 round to go
       *[other] { $count } rounds to go
    }
web-moment-honor = Honor card: { $honor }
web-moment-gain = Points this round
web-moment-next = Continue to round { $round }
web-moment-next-sword = Each Sword scores { $points ->
        [one] 1 extra point
       *[other] { $points } extra points
    }
web-moment-next-monk = A Monk costs { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    }
web-moment-next-first = { $mine ->
        [yes] You play first
       *[no] { $player } plays first
    }
web-moment-next-swords = { $count ->
        [one] 1 new Sword at the Houses
       *[other] { $count } new Swords at the Houses
    }
web-moment-shelf = Swords delivered this round
