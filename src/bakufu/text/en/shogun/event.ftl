# What happens, one message for each class of events. A variable has the name of the event's field. With "-id" it is the
# bare word of the rules, to select by; with "-count" it is the length of a list or the number of cubes. "rule" is the
# id of the rule behind the event, with hyphens.

## Set-up

event-game-began = SHOGUN for { $players } players on the { $side } side of the board.
event-provinces-left-out = Not in play with three players: { $provinces }.
event-chests-dealt = Everyone starts with { $each } chests; { $bank } are left in the bank.
event-claiming-began = { $seat } claims the first province.
event-open-cards-laid =
    { $provinces-count ->
        [one] Face up: { $provinces }.
       *[other] Face up: { $provinces }.
    }
event-open-cards-buried = { $seat } puts { $provinces } under the pile.
event-card-taken =
    { $rule ->
        [setup-claim-from-pile] { $seat } draws { $province } from the pile.
       *[setup-claim-open-card] { $seat } takes the { $province } card.
    }
event-province-occupied = { $seat } places { $armies } armies in { $province }.
event-claiming-ended = All army groups are placed. Neutral: { $neutral }.
event-tower-loaded = The tower is loaded with { $thrown }. Stuck inside: { $inside }.
event-events-laid-out = Events of the year: { $cards }.

## Spring, summer, autumn

event-actions-laid-out = First actions: { $open }. Five more are face down.
event-specials-laid-out = Special cards, positions 1 to 5: { $row }.
event-card-planned =
    { $card-id ->
        [none] { $seat } places a card face down on { $space }.
       *[other] { $seat } places { $card } on { $space }.
    }
event-plans-laid = All plans are ready.
event-event-drawn = Event: { $effect }.
event-bid-revealed =
    { $rule ->
        [order-province-card-is-free] { $seat } bids { $card }, which is free.
        [order-bid-above-purse] { $seat } bids { $card }, can't afford it, and pays { $paid }.
       *[order-pay-the-bid]
            { $card-id ->
                [empty] { $seat } has no card to bid with.
               *[other] { $seat } bids { $card } and pays { $paid }.
            }
    }
event-bid-ranked =
    { $rule ->
        [order-tie-by-lot] Tied bids, broken at random: { $seats }.
        [order-province-before-zero] A province card beats 0 chests: { $seats }.
       *[order-no-card-last] No bid, last to choose: { $seats }.
    }
event-place-taken = { $seat } takes position { $place }: { $special }.
event-order-determined =
    { $set_aside-count ->
        [0] Turn order: { $order }.
       *[other] Turn order: { $order }. Not used: { $set_aside }.
    }
event-action-began = Action { $position }: { $action }
event-action-revealed = Action card { $position } is revealed: { $action }.
event-card-revealed = { $seat } reveals { $card } for { $action }.
event-action-skipped =
    { $rule ->
        [plan-chest-card-declines] { $seat } skips with a chest card.
        [plan-empty-space-declines] { $seat } has no card there.
        [battle-card-from-the-plan] { $seat } has lost the province planned for { $action }.
        [action-pay-in-full] { $seat } can't afford { $action } in { $province }.
        [build-free-site] { $seat } can't build: { $province } has no free site.
        [build-one-of-a-kind] { $seat } can't build: { $province } already has one.
        [build-tiles-are-limited] { $seat } can't build in { $province }: none of these buildings are left.
        [deploy-supply-is-limited] { $seat } has too few armies in the supply for { $province }.
        [march-one-army-stays] { $seat } has no army to spare in { $province }.
       *[march-nowhere-to-go] { $seat } has nowhere to go from { $province }.
    }
event-adjusted =
    { $rule ->
        [collect-bank-is-limited] The bank has only { $after } of the { $before } chests due for { $province }.
        [special-one-more-chest] The special card makes it { $after } chests instead of { $before } in { $province }.
        [special-one-more-rice] The special card makes it { $after } rice instead of { $before } in { $province }.
        [special-after-the-event]
            { $action-id ->
                [tax] The special card then makes it { $after } chests in { $province }.
                [rice] The special card then makes it { $after } rice in { $province }.
               *[other] The special card then makes it { $after } armies in { $province }.
            }
       *[other]
            { $action-id ->
                [tax] The event makes it { $after } chests instead of { $before } in { $province }.
                [rice] The event makes it { $after } rice instead of { $before } in { $province }.
               *[other] The event makes it { $after } armies instead of { $before } in { $province }.
            }
    }
event-built = { $seat } builds a { $building } in { $province } for { $paid ->
        [0] free
        [one] 1 chest
       *[other] { $paid } chests
    }.
event-marker-removed = 1 revolt marker is removed from { $province }; { $markers ->
        [0] none left
        [one] 1 left
       *[other] { $markers } left
    }.
event-marker-placed =
    { $rule ->
        [revolt-markers-are-limited] { $province } gets no revolt marker: none are left.
       *[other] { $markers ->
            [one] { $province } gets a revolt marker.
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
        [march-sea-route] { $seat } moves { $armies ->
            [one] 1 army
           *[other] { $armies } armies
        } by sea from { $origin } to { $target }.
       *[march-move-to-own-province] { $seat } moves { $armies ->
            [one] 1 army
           *[other] { $armies } armies
        } from { $origin } to { $target }.
    }
event-armies-stayed = { $seat } moves no armies out of { $province }.
event-round-ended = The season ends.
event-event-ended = The event ends before winter: { $effect }.

## Battles and revolts

event-attack-began =
    { $defender-id ->
        [none] { $seat } attacks neutral { $province } from { $origin } with { $armies ->
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
        [event-castle-defends] The castle in { $province } gives { $seat } 1 more army.
        [event-two-farmers] { $armies ->
            [one] 1 more farmer defends { $province }.
           *[other] { $armies } more farmers defend { $province }.
        }
        [special-attack] { $seat } adds 1 army to the attack with the special card.
       *[special-defence] { $seat } adds 1 army to the defense with the special card.
    }
event-revolt-began = Revolt in { $province }: { $seat } has { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } against { $farmers ->
        [one] 1 farmer
       *[other] { $farmers } farmers
    }.
event-cubes-thrown =
    { $tray-count ->
        [0] Thrown in: { $thrown }. Came out: { $fallen }.
       *[other] Thrown in: { $thrown }, plus { $tray } from the tray. Came out: { $fallen }.
    }
event-bystanders-stayed = Not part of this battle, stays in the tray: { $cubes }.
event-help-denied = { $seat } gets no help from castles or special cards against the revolt in { $province }.
event-farmers-counted =
    { $rule ->
        [battle-farmers-stay-out] { $farmers ->
            [one] The farmer doesn't join the defender.
           *[other] The { $farmers } farmers don't join the defender.
        }
       *[battle-farmers-side-with-defender] { $farmers ->
            [one] The farmer joins the defender.
           *[other] The { $farmers } farmers join the defender.
        }
    }
event-battle-decided =
    { $rule ->
        [battle-tie-razes] { $attackers } to { $defenders } in { $province }: tie, both sides lose all armies.
        [battle-farmers-alone-raze] { $attackers } to { $defenders } in { $province }: only farmers defended, so nobody wins.
        [battle-stays-neutral] { $attackers } to { $defenders } in { $province }: { $loser }'s attack fails.
        [battle-farmers-defend-neutral] { $attackers } to { $defenders } in { $province }: { $winner } wins and keeps { $armies ->
            [one] 1 army
           *[other] { $armies } armies
        }.
        [revolt-put-down] { $defenders } to { $attackers } in { $province }: { $winner } puts down the revolt and keeps { $armies ->
            [one] 1 army
           *[other] { $armies } armies
        }.
        [revolt-tie-is-defeat] { $defenders } to { $attackers } in { $province }: tie, so { $loser } loses the province.
        [revolt-defeat-razes] { $defenders } to { $attackers } in { $province }: the farmers win.
       *[other] { $attackers } to { $defenders } in { $province }: { $winner } wins and keeps { $armies ->
            [one] 1 army
           *[other] { $armies } armies
        }.
    }
event-farmers-returned =
    { $farmers ->
        [one] The farmer in the tray returns to the supply.
       *[other] The { $farmers } farmers in the tray return to the supply.
    }
event-province-taken =
    { $former-id ->
        [none] { $seat } conquers { $province }.
       *[player] { $seat } conquers { $province } from { $former }.
    }
event-card-surrendered = { $seat } loses the { $province } card and its planned action: { $space }.
event-province-razed =
    { $buildings-count ->
        [0] { $former } loses { $province }. It is now neutral.
       *[other] { $former } loses { $province }. It is now neutral. Destroyed: { $buildings }.
    }

## Winter

event-winter-began = Winter. Turn order stays as in autumn: { $order }.
event-rice-lost = { $seat } loses { $lost } rice and has { $rice }.
event-provinces-fed =
    { $unsupplied ->
        [0] { $seat } feeds all { $provinces } provinces with { $rice } rice.
        [one] { $seat } has { $rice } rice for { $provinces } provinces: 1 is unfed.
       *[other] { $seat } has { $rice } rice for { $provinces } provinces: { $unsupplied } are unfed.
    }
event-revolts-drawn =
    { $farmers ->
        [one] { $by } draws { $seat }'s revolts: { $provinces }, +1 farmer each.
       *[other] { $by } draws { $seat }'s revolts: { $provinces }, +{ $farmers } farmers each.
    }
event-revolt-chosen = { $seat } resolves the revolt in { $province } first.
event-scored =
    { $source-id ->
        [provinces] { $seat } scores { $points } for provinces and has { $total }.
        [buildings] { $seat } scores { $points } for buildings and has { $total }.
        [favour] { $seat } scores { $points } for a favor card and has { $total }.
        [score-statues] { $seat } scores { $points } for statues on the board and has { $total }.
        [score-trophies] { $seat } scores { $points } for trophies and has { $total }.
        [most-castles] { $seat } scores { $points } for the most castles in the { $region } region and has { $total }.
        [most-temples] { $seat } scores { $points } for the most temples in the { $region } region and has { $total }.
       *[most-theatres] { $seat } scores { $points } for the most theaters in the { $region } region and has { $total }.
    }
event-no-majority =
    { $source-id ->
        [castle] No castle in: { $regions }.
        [temple] No temple in: { $regions }.
       *[theatre] No theater in: { $regions }.
    }
event-year-turned = Year { $year } begins. Rice resets to 0; { $markers_removed ->
        [0] there are no revolt markers
        [one] 1 revolt marker is removed
       *[other] { $markers_removed } revolt markers are removed
    }.
event-game-ended =
    { $winners-count ->
        [one] { $winners } wins. Points: { $points }.
       *[other] { $winners } share the victory. Points: { $points }.
    }
