# Military Leaders: what happens.

event-leader-placed =
    { $rule ->
        [leaders-return-after-winter] The leader of { $seat } comes back, to { $province }.
       *[other] { $seat } places the leader in { $province }.
    }
event-leaders-summoned = The leaders are placed, in turn order: { $order }.
event-leader-moved =
    { $rule ->
        [leaders-adjacent-is-victory] The leader of { $seat } leaves { $origin } victorious for { $target }.
        [leaders-statues-are-limited]
            The leader of { $seat } leaves { $origin } victorious for { $target }, but no statue is left.
       *[leaders-not-adjacent-is-flight] The leader of { $seat } flees from { $origin } to { $target }.
    }
event-leader-stayed = { $seat } has no other province, and the leader stays in { $province }.
event-leader-lost = { $seat } loses { $province }, and the leader leaves the board.
event-leaders-rested = After winter no leader moves. Still on the board: { $seats }.
event-leader-stood-aside = The leader in { $province } gives { $seat } no bonus in battle.
event-leaders-away =
    { $rule ->
        [leaders-return-in-autumn-order]
            { $seats-count ->
                [one] The winter is over, and a lost leader comes back: { $seats }.
               *[other] The winter is over, and lost leaders come back: { $seats }.
            }
        [leaders-no-province-to-return-to]
            { $seats-count ->
                [one] A lost leader has no province to come back to: { $seats }.
               *[other] Lost leaders have no province to come back to: { $seats }.
            }
       *[leaders-no-return-at-the-end]
            { $seats-count ->
                [one] A lost leader does not come back any more: { $seats }.
               *[other] Lost leaders do not come back any more: { $seats }.
            }
    }
event-price-lowered =
    { $after ->
        [0] The leader in { $province } lets { $seat } have the { $building } for nothing.
       *[other] The leader in { $province } lets { $seat } have the { $building } for { $after } instead of { $before }.
    }
event-statue-raised = { $seat } raises a statue in { $province }; { $left ->
        [0] none is left
        [one] 1 is left
       *[other] { $left } are left
    }.
event-statue-declined = { $seat } raises no statue in { $province }.
event-statues-stayed =
    { $statues ->
        [one] The statue in { $province } stays.
       *[other] The { $statues } statues in { $province } stay.
    }
event-trophies-taken =
    { $statues ->
        [one] { $seat } takes a statue of { $seats } from { $province } as a trophy and has { $trophies }.
       *[other] { $seat } takes { $statues } statues of { $seats } from { $province } as trophies and has { $trophies }.
    }
event-adjusted-leaders-more-rice = The leader in { $province } makes it { $after } rice instead of { $before }.
event-adjusted-leaders-more-taxes = The leader in { $province } makes it { $after } chests instead of { $before }.
event-adjusted-leaders-more-armies = The leader in { $province } makes it { $after } armies instead of { $before }.
event-adjusted-leaders-after-event-and-card = The leader in { $province } then makes it { $after }.
event-adjusted-leaders-never-a-hindrance = The supply has no more than { $after } armies for the leader in { $province }.
