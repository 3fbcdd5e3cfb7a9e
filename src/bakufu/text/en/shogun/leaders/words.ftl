# Military Leaders: what is said at the table, in the browser and in the terminal.

## Decisions

decision-place-leader = Where do you place your leader?
    .help =
        In any of your provinces. As long as he is there, your actions there are cheaper or give more. After the season he
        must move; if he moves to an adjacent province, you may leave a statue.
decision-claim-with-leader = Do you place your leader in { $province }?
    .help = Place him in one of the provinces you claim, at the latest in the last one.
decision-move-leader = Where does your leader go from { $origin }?
    .help =
        To another of your provinces. If it's adjacent to { $origin }, by land or sea, you may leave a statue there.
        Anywhere else, he flees: that only means no statue. Other players' statues where he arrives become your trophies.
decision-raise-statue = Leave a statue in { $province }?
    .help =
        It scores 1 point for you at the end, unless another leader comes and takes it.

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
        [yes] leave a statue in { $province }
       *[nothing] leave no statue in { $province }
    }

## Events

event-leader-placed =
    { $rule ->
        [leaders-return-after-winter] { $seat }'s leader returns to { $province }.
       *[other] { $seat } places the leader in { $province }.
    }
event-leaders-summoned = Leaders are placed in turn order: { $order }.
event-leader-moved =
    { $rule ->
        [leaders-adjacent-is-victory] { $seat }'s leader moves from { $origin } to { $target }.
        [leaders-statues-are-limited] { $seat }'s leader moves from { $origin } to { $target }, but no statue is left.
       *[leaders-not-adjacent-is-flight] { $seat }'s leader flees from { $origin } to { $target }.
    }
event-leader-stayed = { $seat } has no other province, so the leader stays in { $province }.
event-leader-lost = { $seat } loses { $province }, and the leader leaves the board.
event-leaders-rested = After winter no leader moves. Still on the board: { $seats }.
event-leader-stood-aside = The leader in { $province } gives { $seat } no bonus in battle.
event-leaders-away =
    { $rule ->
        [leaders-return-in-autumn-order]
            { $seats-count ->
                [one] Winter is over, and a lost leader returns: { $seats }.
               *[other] Winter is over, and lost leaders return: { $seats }.
            }
        [leaders-no-province-to-return-to]
            { $seats-count ->
                [one] A lost leader has no province to return to: { $seats }.
               *[other] Lost leaders have no province to return to: { $seats }.
            }
       *[leaders-no-return-at-the-end]
            { $seats-count ->
                [one] A lost leader no longer returns: { $seats }.
               *[other] Lost leaders no longer return: { $seats }.
            }
    }
event-price-lowered =
    { $after ->
        [0] { $seat } builds the { $building } for free, thanks to the leader in { $province }.
       *[other] { $seat } builds the { $building } for { $after } instead of { $before }, thanks to the leader in { $province }.
    }
event-statue-raised = { $seat } leaves a statue in { $province }; { $left ->
        [0] none left
        [one] 1 left
       *[other] { $left } left
    }.
event-statue-declined = { $seat } leaves no statue in { $province }.
event-statues-stayed =
    { $statues ->
        [one] The statue in { $province } stays.
       *[other] The { $statues } statues in { $province } stay.
    }
event-trophies-taken =
    { $statues ->
        [one] { $seat } captures a statue of { $seats } in { $province } as a trophy and has { $trophies }.
       *[other] { $seat } captures { $statues } statues of { $seats } in { $province } as trophies and has { $trophies }.
    }
event-adjusted-leaders-more-rice = The leader in { $province } makes it { $after } rice instead of { $before }.
event-adjusted-leaders-more-taxes = The leader in { $province } makes it { $after } chests instead of { $before }.
event-adjusted-leaders-more-armies = The leader in { $province } makes it { $after } armies instead of { $before }.
event-adjusted-leaders-after-event-and-card = The leader in { $province } then makes it { $after }.
event-adjusted-leaders-never-a-hindrance = The supply only has { $after } armies for the leader in { $province }.

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

reason-leader = From { $province } your leader can move to { $count ->
        [0] none of your provinces, but it is safe
        [one] 1 of your provinces
       *[other] { $count } of your provinces
    }.
reason-leader-improves = { $action ->
        [castle] Your leader makes the castle in { $province } cheaper.
        [temple] Your leader makes the temple in { $province } cheaper.
        [theatre] Your leader makes the theater in { $province } cheaper.
        [rice] Your leader gets more rice from { $province }.
        [tax] Your leader gets more chests from { $province }.
       *[other] Your leader brings more armies to { $province }.
    }
reason-leader-leaves = Your leader may then leave a statue in { $province }.
reason-leader-stays = { $province } is the safest place for your leader.
reason-leader-trophies = In { $province } your leader takes { $count ->
        [one] a rival statue as a trophy
       *[other] { $count } rival statues as trophies
    }.
reason-leader-comes = { $province } has { $count ->
        [0] no adjacent province of yours, but later ones might be worse
        [one] 1 adjacent province of yours to move to
       *[other] { $count } adjacent provinces of yours to move to
    }.
reason-leader-waits = A province with more adjacent provinces of yours would suit your leader better.
reason-statue = A statue scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } at the end, and { $province } is not in much danger.
reason-statue-risk = You might lose { $province }, and then a rival takes the statue.

## Points in the arena

arena-source-statues = Statues
arena-source-trophies = Trophies
