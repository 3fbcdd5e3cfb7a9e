# What happens, one message for each class of events. A variable has the name of the event's field. With "-id" it is the
# bare word of the rules, to select by, and "yes" or "no" for what is true or not; with "-count" it is the length of a
# list or the number of Resources. "rule" is the id of the rule behind the event, with hyphens.

## Setup

event-game-began =
    { $rule ->
        [ghost-replace-the-opponents] SHOGUN NO KATANA against the Ghost. { $first } goes first. Rooms of the Palace: { $rooms }.
       *[other] SHOGUN NO KATANA for { $players } players. { $first } goes first. Rooms of the Palace: { $rooms }.
    }
event-swords-laid-out =
    { $swords-count ->
        [0] No Sword is left for the Houses.
       *[other] Swords at the Houses: { $swords }.
    }
event-honors-revealed =
    { $honors-count ->
        [0] No Honor card is left.
        [one] Honor card: { $honors }.
       *[other] Honor cards: { $honors }.
    }
event-starting-swords-revealed =
    { $swords-count ->
        [one] Starting Sword: { $swords }.
       *[other] Starting Swords: { $swords }.
    }
event-starting-sword-taken = { $seat } starts with { $sword } on { $space } and { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    }.

## Turns

event-round-began = { $first } is the first player of round { $round }.
event-figure-placed =
    { $monk-id ->
        [yes] { $seat } pays { $paid ->
            [one] 1 Coin
           *[other] { $paid } Coins
        } and places a Monk at { $place }.
       *[no] { $seat } places a Worker at { $place }.
    }
event-passed =
    { $rule ->
        [ghost-pass-without-a-place] The Ghost passes and takes an Honor card: { $honor }.
       *[other] { $seat } passes and takes an Honor card: { $honor }.
    }
event-sword-taken = { $seat } takes { $sword }, puts it on { $space } and gets { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    }.
event-sashimono-taken =
    { $rule ->
        [delivery-take-the-sashimono] { $seat } keeps the { $house } Sashimono.
        [delivery-exchange-starting-sashimono] { $seat } exchanges the Starting Sashimono for a { $house } one.
       *[other]
            { $sword-id ->
                [none] { $seat } takes a { $house } Sashimono.
               *[other] { $seat } puts a { $house } Sashimono on { $sword }.
            }
    }
event-card-taken = { $seat } takes { $card } from { $source }.
event-resource-bought =
    { $rule ->
        [palace-cheaper-resource] { $seat } buys { $resource } in a Room for { $coins ->
            [0] nothing
            [one] 1 Coin
           *[other] { $coins } Coins
        }.
       *[other] { $seat } buys { $resource } for { $coins ->
            [0] nothing
            [one] 1 Coin
           *[other] { $coins } Coins
        }.
    }
event-resource-gained = { $seat } gets { $number } { $resource }.
event-coins-gained =
    { $rule ->
        [market-cards-double-coins] { $seat } gets { $coins } Coins for decorations, doubled by a card.
        [academy-pay-for-decorations] { $seat } gets { $coins ->
            [one] 1 Coin
           *[other] { $coins } Coins
        } for decorating.
       *[other] { $seat } gets { $coins ->
            [one] 1 Coin
           *[other] { $coins } Coins
        }.
    }
event-sword-moved =
    { $rule ->
        [forge-monk-adds-a-move] { $seat } moves { $sword } with the Monk's extra move: { $resource }, from { $origin } to { $target }.
       *[other] { $seat } moves { $sword }: { $resource }, from { $origin } to { $target }.
    }
event-swords-swapped = { $seat } swaps { $swords }: { $spaces }.
event-decorator-advanced = { $seat } advances the Decorator of { $resource }, which now earns { $coins } Coins.
event-resource-decorated = { $seat } decorates { $resource } on { $sword } ({ $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    }).
event-family-placed =
    { $rule ->
        [market-cards-rearrange] { $seat } rearranges the Family: { $rooms }.
       *[other]
            { $rooms-count ->
                [one] { $seat } has a Family Member at the Palace: { $rooms }.
               *[other] { $seat } has { $rooms-count } Family Members at the Palace: { $rooms }.
            }
    }
event-room-used = { $seat } uses a Room: { $room }.
event-first-player-next = { $seat } will go first next round.

## Deliveries and cards

event-sword-delivered = { $seat } delivers { $sword } for { $total ->
        [one] 1 point
       *[other] { $total } points
    }: { $printed } for the Sword, { $decorations } for decorations, { $round_points } for the round.
event-points-doubled = The points of { $sword } are doubled: { $points ->
        [one] 1 point
       *[other] { $points } points
    } more for { $seat }.
event-line-gave =
    { $doubled-id ->
        [yes] { $seat } gets double benefits from { $line }: { $coins ->
            [0]
                { $resources-count ->
                    [0]
                        { $points ->
                            [0] nothing
                            [one] 1 point
                           *[other] { $points } points
                        }
                   *[other] { $resources }{ $points ->
                        [0]{""}
                        [one] , 1 point
                       *[other] , { $points } points
                    }
                }
           *[other] { $coins ->
                [one] 1 Coin
               *[other] { $coins } Coins
            }{ $resources-count ->
                [0]{""}
               *[other] , { $resources }
            }{ $points ->
                [0]{""}
                [one] , 1 point
               *[other] , { $points } points
            }
        }.
       *[no] { $seat } gets the benefits of { $line }: { $coins ->
            [0]
                { $resources-count ->
                    [0]
                        { $points ->
                            [0] nothing
                            [one] 1 point
                           *[other] { $points } points
                        }
                   *[other] { $resources }{ $points ->
                        [0]{""}
                        [one] , 1 point
                       *[other] , { $points } points
                    }
                }
           *[other] { $coins ->
                [one] 1 Coin
               *[other] { $coins } Coins
            }{ $resources-count ->
                [0]{""}
               *[other] , { $resources }
            }{ $points ->
                [0]{""}
                [one] , 1 point
               *[other] , { $points } points
            }
        }.
    }
event-worker-freed = { $seat } frees a Worker.
event-project-grew = { $seat } adds { $resources } to the Project for the Shogun.
event-card-played = { $seat } plays { $card }.
event-benefit-bought = { $seat } pays { $coins ->
        [0] nothing
        [one] 1 Coin
       *[other] { $coins } Coins
    } and puts { $card } under the Forge at { $line }.
event-card-discarded = { $seat } discards { $card }.
event-resources-exchanged = { $seat } exchanges { $number } { $given } for { $number } { $taken }.
event-project-changed =
    { $added-id ->
        [yes] { $seat } adds { $resource } to the Project late and loses 1 point.
       *[no] { $seat } removes { $resource } from the Project and loses 1 point.
    }
event-katana-in-play = { $seat } puts the SHOGUN NO KATANA into play on { $space }: { $composition }.

## Restore

event-first-player-changed =
    { $rule ->
        [restore-komainu-goes-first] The First Player card goes to the Komainu: { $seat } goes first.
       *[other] The First Player card goes to the left: { $seat } goes first.
    }

## The Ghost

event-ghost-drew =
    { $rule ->
        [ghost-shuffle-again] The Ghost shuffles its deck and draws: { $card }.
       *[other] The Ghost draws: { $card }.
    }
event-ghost-scored =
    { $rule ->
        [ghost-score-figures-at-market] It scores { $points ->
            [one] 1 point
           *[other] { $points } points
        }, one for each Worker and Monk at the Market.
        [ghost-score-members-at-palace] It scores { $points ->
            [one] 1 point
           *[other] { $points } points
        }, one for each Family Member at the Palace.
        [ghost-score-decorator-at-academy] It scores { $points ->
            [one] 1 point
           *[other] { $points } points
        }, the Coins of the best Decorator.
        [ghost-score-round-at-komainu] It scores { $points ->
            [one] 1 point
           *[other] { $points } points
        } at the Komainu, the number of the round.
       *[other] It scores { $points ->
            [0] nothing
            [one] 1 point
           *[other] { $points } points
        } anyway.
    }
event-ghost-took-sword = It takes { $sword } from the { $house } House and scores { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
event-ghost-found-no-space =
    { $card-id ->
        [daimyo] No Sword is left.
       *[other] No space is free there.
    }
event-ghost-discarded = It discards { $card } from { $source }.
event-ghost-placed-family = It now has { $members ->
        [one] 1 Family Member
       *[other] { $members } Family Members
    } at the Palace.
event-ghost-deck-changed =
    { $removed-id ->
        [none]
            { $added-id ->
                [none] A card that was set aside goes into the Ghost's deck face down.
               *[other] Added to the Ghost's deck: { $added }.
            }
       *[other]
            { $added-id ->
                [none] A { $removed } card leaves the Ghost's deck, and one that was set aside goes in face down.
               *[other] A { $removed } card leaves the Ghost's deck. Added: { $added }.
            }
    }

## The end

event-scored =
    { $rule ->
        [end-score-coins] { $seat }: { $points ->
            [one] 1 point
           *[other] { $points } points
        } for Coins and Resources.
        [end-score-sashimonos] { $seat }: { $points ->
            [one] 1 point
           *[other] { $points } points
        } for sets of Sashimonos.
        [end-score-unfinished-katana] { $seat }: { $points ->
            [one] 1 point
           *[other] { $points } points
        } for the SHOGUN NO KATANA in the Forge.
        [ghost-end-katana-from-its-swords] { $seat }: { $points ->
            [one] 1 point
           *[other] { $points } points
        } for a SHOGUN NO KATANA of the first Resources on its Swords.
        [end-favour-to-best-katana] { $seat }: { $points ->
            [one] 1 point
           *[other] { $points } points
        } for the Shogun's favor.
        [end-share-the-favour] { $seat }: { $points ->
            [one] 1 point
           *[other] { $points } points
        } for a share in the Shogun's favor.
        [ghost-end-favour-for-delivery] { $seat }: { $points ->
            [one] 1 point
           *[other] { $points } points
        } for the Shogun's favor.
        [honor-at-most] { $seat }: { $points } points, the maximum for an Honor card ({ $about }).
        [ghost-end-honor-by-the-player] { $seat }: { $points ->
            [one] 1 point
           *[other] { $points } points
        } for an Honor card, counted on the player ({ $about }).
       *[other] { $seat }: { $points ->
            [one] 1 point
           *[other] { $points } points
        } for an Honor card ({ $about }).
    }
event-game-ended =
    { $rule ->
        [end-tie-by-katana] { $winners } wins: points are tied, but the SHOGUN NO KATANA is worth more.
       *[other]
            { $winners-count ->
                [one] { $winners } wins.
               *[other] { $winners } share the victory.
            }
    }
