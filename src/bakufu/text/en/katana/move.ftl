# Moves in words, one message for each class of moves, as in a list of options or in the log of a game.

move-place-figure =
    { $monk-id ->
        [yes] place a Monk at { $place }
       *[no] place a Worker at { $place }
    }
move-pass-with =
    { $honor-id ->
        [none] pass with Honor card { $slot }
       *[other] pass: { $honor }
    }
move-enough = enough
move-quiet = not until something changes
move-move-sword =
    { $sword-id ->
        [none] move the Sword on { $space }
       *[other]
            { $target-id ->
                [none] move { $sword } on { $space }
               *[other] move { $sword } from { $space } to { $target } with { $resource }
            }
    }
move-deliver-sword =
    { $sword-id ->
        [none] deliver the Sword on { $space }
       *[other] deliver { $sword } from { $space }
    }
move-swap-swords =
    { $sword-id ->
        [none] swap { $space } and { $below }
       *[other]
            { $sword_below-id ->
                [none] swap { $space } and { $below }
               *[other] swap { $sword } on { $space } and { $sword_below } on { $below }
            }
    }
move-decorate-resource =
    { $sword-id ->
        [none] decorate { $resource } on { $space }
       *[other] decorate { $resource } on { $sword } and get { $coins ->
            [one] 1 Coin
           *[other] { $coins } Coins
        }
    }
move-play-card = play { $card }
move-buy-benefit = pay { $cost ->
        [0] nothing
        [one] 1 Coin
       *[other] { $cost } Coins
    } for the benefit of { $card }
move-choose-line = { $line }
move-arrange-family =
    { $rooms-count ->
        [0] no Family at the Palace
       *[other] Family Members at: { $rooms }
    }
move-use-room = { $room }
move-advance-decorator = advance the Decorator of { $resource }
move-buy-resource = buy { $resource } for { $price ->
        [0] nothing
        [one] 1 Coin
       *[other] { $price } Coins
    }
move-compose-resource = { $resource }
move-take-sashimono = take a { $house } Sashimono
move-take-card =
    { $card-id ->
        [none] take Market card { $slot }
       *[other] take { $card }
    }
move-take-starting-sword =
    { $sword-id ->
        [none] take starting Sword { $slot }
       *[other] take { $sword }
    }
move-exchange-resources =
    { $given-id ->
        [none] exchange { $number }
       *[other] exchange { $number } { $given } for { $taken }
    }
move-take-benefits =
    { $doubled-id ->
        [yes]
            { $end-id ->
                [row] take the row, doubled by a card
               *[column] take the column, doubled by a card
            }
       *[no]
            { $end-id ->
                [row] take the row
               *[column] take the column
            }
    }
move-grow-project =
    { $resources-count ->
        [0] add nothing to the Project
       *[other] add { $resources } to the Project
    }
move-compose-katana = put the SHOGUN NO KATANA into play
move-add-to-project = add { $resource } to the Project, for 1 point
move-drop-from-project = remove { $resource } from the Project, for 1 point
move-choose-ghost-card = add the card “{ $card }” to the Ghost's deck
move-double-points = double the tile's points with a card
