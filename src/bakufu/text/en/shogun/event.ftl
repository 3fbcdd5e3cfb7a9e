# What happens, one message for each class of events. A variable has the name of the event's field. With "-id" it is the
# bare word of the rules, to select by; with "-count" it is the length of a list or the number of cubes. "rule" is the
# id of the rule behind the event, with hyphens.

## Set-up

event-game-began = SHOGUN for { $players } players on the { $side } side of the board.
event-provinces-left-out = Out of the game with three players: { $provinces }.
event-chests-dealt = Everyone starts with { $each } chests; { $bank } are left in the bank.
event-claiming-began = { $seat } begins to claim provinces.
event-open-cards-laid =
    { $provinces-count ->
        [one] The card of { $provinces } is laid open.
       *[other] The cards of { $provinces } are laid open.
    }
event-open-cards-buried = { $seat } puts the cards of { $provinces } under the pile.
event-card-taken =
    { $rule ->
        [setup-claim-from-pile] { $seat } draws { $province } from the pile.
       *[setup-claim-open-card] { $seat } takes the card of { $province }.
    }
event-province-occupied = { $seat } places { $armies } armies in { $province }.
event-claiming-ended = All groups are placed. Neutral: { $neutral }.
event-tower-loaded = The tower is loaded with { $thrown }. Inside it stay { $inside }.
event-events-laid-out = Events of the year: { $cards }.

## Spring, summer, autumn

event-actions-laid-out = First actions: { $open }; five more lie face down.
event-specials-laid-out = Special cards from place 1 to 5: { $row }.
event-card-planned =
    { $card-id ->
        [none] { $seat } lays a card face down on { $space }.
       *[other] { $seat } lays { $card } on { $space }.
    }
event-plans-laid = All plans are laid.
event-event-drawn = Event: { $effect }.
event-bid-revealed =
    { $rule ->
        [order-province-card-is-free] { $seat } bids with { $card }, which is free.
        [order-bid-above-purse] { $seat } bids { $card } but owns less, and pays { $paid }.
       *[order-pay-the-bid]
            { $card-id ->
                [empty] { $seat } has no card to bid with.
               *[other] { $seat } bids { $card } and pays { $paid }.
            }
    }
event-bid-ranked =
    { $rule ->
        [order-tie-by-lot] Equal bids; by lot the order is { $seats }.
        [order-province-before-zero] A province card beats 0 chests: { $seats }.
       *[order-no-card-last] Without a bid, last to choose: { $seats }.
    }
event-place-taken = { $seat } takes place { $place } with the card “{ $special }”.
event-order-determined =
    { $set_aside-count ->
        [0] Turn order: { $order }.
       *[other] Turn order: { $order }. Set aside: { $set_aside }.
    }
event-action-began = Action { $position }: { $action }
event-action-revealed = Action card { $position } is revealed: { $action }.
event-card-revealed = { $seat } reveals { $card } for { $action }.
event-action-skipped =
    { $rule ->
        [plan-chest-card-declines] { $seat } passes with a chest card.
        [plan-empty-space-declines] { $seat } has laid no card.
        [battle-card-from-the-plan] { $seat } has lost the province planned for { $action }.
        [action-pay-in-full] { $seat } cannot pay for { $action } in { $province }.
        [build-free-site] { $seat } finds no free site in { $province }.
        [build-one-of-a-kind] { $seat } has one already in { $province }, and builds nothing.
        [build-tiles-are-limited] { $seat } builds nothing in { $province }: none of these buildings are left.
        [deploy-supply-is-limited] { $seat } has too few armies in supply for { $province }.
        [march-one-army-stays] { $seat } has no army to spare in { $province }.
       *[march-nowhere-to-go] { $seat } has nowhere to march from { $province }.
    }
event-adjusted =
    { $rule ->
        [collect-bank-is-limited] The bank has only { $after } of the { $before } chests due for { $province }.
        [special-one-more-chest] The special card brings { $after } chests instead of { $before } in { $province }.
        [special-one-more-rice] The special card brings { $after } rice instead of { $before } in { $province }.
        [special-after-the-event] The special card then makes it { $after } in { $province }.
       *[other]
            { $action-id ->
                [tax] The event makes it { $after } chests instead of { $before } in { $province }.
                [rice] The event makes it { $after } rice instead of { $before } in { $province }.
               *[other] The event makes it { $after } armies instead of { $before } in { $province }.
            }
    }
event-built = { $seat } builds a { $building } in { $province } for { $paid ->
        [0] nothing
        [one] 1 chest
       *[other] { $paid } chests
    }.
event-marker-removed = A revolt marker leaves { $province }; { $markers ->
        [0] none is left
        [one] 1 is left
       *[other] { $markers } are left
    }.
event-marker-placed =
    { $rule ->
        [revolt-markers-are-limited] No revolt marker is left to be placed in { $province }.
       *[other] { $markers ->
            [one] A revolt marker is placed in { $province }.
           *[other] { $province } now has { $markers } revolt markers.
        }
    }
event-collected =
    { $action-id ->
        [tax] { $seat } collects { $amount ->
            [one] 1 chest
           *[other] { $amount } chests
        } in { $province } and has { $total }.
       *[rice] { $seat } confiscates { $amount } rice in { $province } and has { $total }.
    }
event-track-exceeded =
    { $rule ->
        [collect-rice-beyond-track] { $seat } has { $total } rice, more than the track shows. All of it counts.
       *[score-points-beyond-track] { $seat } has { $total } points, more than the track shows. All of them count.
    }
event-deployed = { $seat } deploys { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } in { $province } for { $paid ->
        [one] 1 chest
       *[other] { $paid } chests
    }.
event-armies-moved =
    { $rule ->
        [march-sea-route] { $seat } ships { $armies ->
            [one] 1 army
           *[other] { $armies } armies
        } from { $origin } to { $target }.
       *[march-move-to-own-province] { $seat } moves { $armies ->
            [one] 1 army
           *[other] { $armies } armies
        } from { $origin } to { $target }.
    }
event-armies-stayed = { $seat } moves nothing out of { $province }.
event-round-ended = The season ends.
event-event-ended = The event is over before winter: { $effect }.

## Battles and revolts

event-attack-began =
    { $defender-id ->
        [none] { $seat } marches from { $origin } into neutral { $province } with { $armies ->
            [one] 1 army
           *[other] { $armies } armies
        }.
       *[player] { $seat } attacks { $defender } in { $province } from { $origin } with { $armies ->
            [one] 1 army
           *[other] { $armies } armies
        }.
    }
event-farmers-missing =
    { $missing ->
        [one] The supply is 1 farmer short for { $province }.
       *[other] The supply is { $missing } farmers short for { $province }.
    }
event-reinforced =
    { $rule ->
        [event-castle-defends] The castle of { $province } gives { $seat } 1 more army.
        [event-two-farmers] { $armies ->
            [one] One more farmer defends { $province }.
           *[other] { $armies } more farmers defend { $province }.
        }
        [special-attack] { $seat } adds 1 army to the attack with the special card.
       *[special-defence] { $seat } adds 1 army to the defence with the special card.
    }
event-revolt-began = Revolt in { $province }: { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } of { $seat } against { $farmers ->
        [one] 1 farmer
       *[other] { $farmers } farmers
    }.
event-cubes-thrown =
    { $tray-count ->
        [0] Into the tower: { $thrown }. Out of it: { $fallen }.
       *[other] Into the tower: { $thrown }, and { $tray } from the tray. Out of it: { $fallen }.
    }
event-bystanders-stayed = Not taking part, and left in the tray: { $cubes }.
event-help-denied = In a revolt nothing helps { $seat } to defend { $province }.
event-farmers-counted =
    { $rule ->
        [battle-farmers-stay-out] { $farmers ->
            [one] The farmer stays out of it.
           *[other] The { $farmers } farmers stay out of it.
        }
       *[battle-farmers-side-with-defender] { $farmers ->
            [one] The farmer fights for the defender.
           *[other] The { $farmers } farmers fight for the defender.
        }
    }
event-battle-decided =
    { $rule ->
        [battle-tie-razes] { $attackers } against { $defenders } in { $province }: a tie, nobody is left.
        [battle-farmers-alone-raze] { $attackers } against { $defenders } in { $province }: only farmers hold it, so nobody wins.
        [battle-stays-neutral] { $attackers } against { $defenders } in { $province }: the attack of { $loser } fails.
        [battle-farmers-defend-neutral] { $attackers } against { $defenders } in { $province }: { $winner } wins and keeps { $armies ->
            [one] 1 army
           *[other] { $armies } armies
        }.
        [revolt-put-down] { $defenders } against { $attackers } in { $province }: { $winner } puts the revolt down and keeps { $armies ->
            [one] 1 army
           *[other] { $armies } armies
        }.
        [revolt-tie-is-defeat] { $defenders } against { $attackers } in { $province }: a tie, and { $loser } loses the province.
        [revolt-defeat-razes] { $defenders } against { $attackers } in { $province }: the farmers win.
       *[other] { $attackers } against { $defenders } in { $province }: { $winner } wins and keeps { $armies ->
            [one] 1 army
           *[other] { $armies } armies
        }.
    }
event-farmers-returned =
    { $farmers ->
        [one] The farmer in the tray goes back to the supply.
       *[other] The { $farmers } farmers in the tray go back to the supply.
    }
event-province-taken =
    { $former-id ->
        [none] { $seat } takes { $province }.
       *[player] { $seat } takes { $province } from { $former }.
    }
event-card-surrendered = { $seat } gives up the card of { $province }, planned for { $space }.
event-province-razed =
    { $buildings-count ->
        [0] { $province } of { $former } becomes neutral.
       *[other] { $province } of { $former } becomes neutral. Destroyed: { $buildings }.
    }

## Winter

event-winter-began = Winter. The order of autumn holds: { $order }.
event-rice-lost = { $seat } loses { $lost } rice and has { $rice }.
event-provinces-fed =
    { $unsupplied ->
        [0] { $seat } feeds all { $provinces } provinces with { $rice } rice.
        [one] { $seat } has { $rice } rice for { $provinces } provinces: 1 goes hungry.
       *[other] { $seat } has { $rice } rice for { $provinces } provinces: { $unsupplied } go hungry.
    }
event-revolts-drawn =
    { $farmers ->
        [one] { $by } draws where the farmers of { $seat } rise: { $provinces }, each with 1 farmer more.
       *[other] { $by } draws where the farmers of { $seat } rise: { $provinces }, each with { $farmers } farmers more.
    }
event-revolt-chosen = { $seat } faces the revolt in { $province } first.
event-scored =
    { $source-id ->
        [provinces] { $seat } scores { $points } for provinces and has { $total }.
        [buildings] { $seat } scores { $points } for buildings and has { $total }.
        [favour] { $seat } scores { $points } by the Tenno's favour and has { $total }.
        [score-statues] { $seat } scores { $points } for statues on the board and has { $total }.
        [score-trophies] { $seat } scores { $points } for trophies and has { $total }.
        [most-castles] { $seat } scores { $points } for the most castles in the { $region } region and has { $total }.
        [most-temples] { $seat } scores { $points } for the most temples in the { $region } region and has { $total }.
       *[most-theatres] { $seat } scores { $points } for the most theatres in the { $region } region and has { $total }.
    }
event-no-majority =
    { $source-id ->
        [castle] No castle stands in: { $regions }.
        [temple] No temple stands in: { $regions }.
       *[theatre] No theatre stands in: { $regions }.
    }
event-year-turned = Year { $year } begins. Rice starts at 0 again; { $markers_removed ->
        [0] there are no revolt markers
        [one] 1 revolt marker is removed
       *[other] { $markers_removed } revolt markers are removed
    }.
event-game-ended =
    { $winners-count ->
        [one] { $winners } wins. Points: { $points }.
       *[other] { $winners } share the victory. Points: { $points }.
    }
