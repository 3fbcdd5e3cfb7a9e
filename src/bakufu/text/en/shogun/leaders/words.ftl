# Military Leaders: what is said at the table, in the browser and in the terminal.

## Decisions

decision-place-leader = Where do you place your leader?
    .help =
        In any province of your own. What you do there with an action gets cheaper or brings more, as long as the leader
        is there. After the season he must move on; next door to where he was you may raise a statue behind him.
decision-claim-with-leader = Do you place your leader in { $province }?
    .help = He comes to one of the provinces you claim, at the latest to the last one.
decision-move-leader = Where does your leader go from { $origin }?
    .help =
        To another province of your own. If it borders on { $origin }, by land or by sea, you may leave a statue there.
        Going anywhere else is a flight. Statues of others where he arrives become your trophies.
decision-raise-statue = Do you raise a statue in { $province }?
    .help =
        At the end a statue on the board is a point for you, whoever owns the province. If another leader comes there, it
        is a point for that player instead.

## Moves

move-place-leader = place the leader in { $province }
move-claim-with-leader =
    { $answer-id ->
        [yes] place the leader in { $province }
       *[nothing] place the leader later
    }
move-move-leader = move the leader from { $origin } to { $target }
move-raise-statue =
    { $answer-id ->
        [yes] raise a statue in { $province }
       *[nothing] raise no statue in { $province }
    }

## Events

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

## The table in the terminal

board-leaders = Leaders:
board-leader =
    { $there ->
        [yes] { $player } in { $province }
       *[no] { $player } away
    }
board-statues = Statues on the board:
board-statue = { $province } { $statues }
board-trophies = Trophies:
board-trophy = { $player } { $trophies }
board-statues-left = Statues left:
board-statue-left = { $player } { $statues }

## Reasons for a suggestion

reason-leader = From { $province } your leader can move on to { $count ->
        [0] none of your provinces, but it is safe
        [one] 1 province of yours
       *[other] { $count } provinces of yours
    }.
reason-leader-stays = { $province } is the safest place for your leader.
reason-leader-trophies = In { $province } your leader takes { $count ->
        [one] a rival statue
       *[other] { $count } rival statues
    } as trophies.
reason-leader-comes = { $province } has { $count ->
        [0] no neighbor of yours, but later ones may be worse
        [one] 1 neighbor of yours to move on to
       *[other] { $count } neighbors of yours to move on to
    }.
reason-leader-waits = A province with more neighbors of yours would suit your leader better.
reason-statue = A statue scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end, and { $province } is not in much danger.
reason-statue-risk = You may lose { $province }, and then a rival takes the statue.

## Points in the arena

arena-source-statues = Statues
arena-source-trophies = Trophies
