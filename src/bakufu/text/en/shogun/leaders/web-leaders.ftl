# Military Leaders in the browser.

## The map and the players

web-leaders-at = Leader
web-leaders-card = Your leader is there: improves this action
web-leaders-away = off the board
    .more = The leader is off the board. Once the turn order is set, he is placed in one of his owner's provinces.
web-leaders-left = Statues left
web-leaders-statues = Statues
web-leaders-standing = Statues on the board
web-leaders-trophy-row = Trophies
web-leaders-trophies = { $count ->
        [one] 1 trophy
       *[other] { $count } trophies
    }: { $statues }
web-leaders-of = { $count } of { $colour }
web-leaders-leader-here = { $mine ->
        [yes] your leader is here
       *[no] { $player }'s leader is here
    }
web-leaders-statues-here = { $count ->
        [one] { $mine ->
            [yes] 1 statue of yours
           *[no] 1 statue of { $player }'s
        }
       *[other] { $mine ->
            [yes] { $count } statues of yours
           *[no] { $count } statues of { $player }'s
        }
    }

## Leading a leader

web-leaders-badge = { $meaning ->
        [statue] (statue)
        [no-statue] (adjacent)
       *[flee] (no statue)
    }
web-leaders-meaning = { $meaning ->
        [statue] You may leave a statue
        [no-statue] You have no statue left
       *[flee] No statue, as it isn't adjacent
    }
web-leaders-improves = { $kind ->
        [rice] { $action }: { $after } instead of { $before } rice
        [armies] { $action }: { $after } instead of { $before ->
            [one] 1 army
           *[other] { $before } armies
        }
       *[chests] { $action }: { $after } instead of { $before ->
            [one] 1 chest
           *[other] { $before } chests
        }
    }
web-leaders-improves-there = There he improves:
web-leaders-change = { $before } → { $after }
web-leaders-no-battle = He improves every action except battles. He adds nothing in a battle or revolt.
web-leaders-gains-nothing = Doesn't improve anything you planned there
web-leaders-to = { $from ->
        [yes] From { $origin } to { $target }
       *[no] Your leader goes to { $target }
    }
web-leaders-means = { $meaning ->
        [statue] { $target } is adjacent to { $origin }, so you may leave a statue in { $origin }.
        [no-statue] { $target } is adjacent to { $origin }, but you have no statue left for { $origin }.
        [flee] { $target } isn't adjacent to { $origin }: your leader flees. That only means that he leaves no statue.
       *[place] In { $target }, buildings cost less and you get more taxes, rice and armies, as long as he is there.
    }
web-leaders-next-to = { $count ->
        [0] None of your other provinces is adjacent to { $origin }: wherever your leader goes, he flees. That only means that he leaves no statue.
       *[other] Adjacent to { $origin }: { $provinces }.
    }
web-leaders-means-trophies = { $count ->
        [one] The rival statue in { $target } becomes your trophy.
       *[other] The { $count } rival statues in { $target } become your trophies.
    }
web-leaders-go = { $from ->
        [yes] Go to { $target }
       *[no] Place the leader in { $target }
    }
web-leaders-place = Place the leader in { $province }
web-leaders-place-later = Later
web-leaders-raise = Leave a statue
web-leaders-raise-none = No statue
web-leaders-statues-left = You have { $left ->
        [one] 1 statue
       *[other] { $left } statues
    } left.

## After the game

web-after-kind-statues = Statues
web-after-kind-trophies = Trophies

## Decisions

web-deciding-not-leaders-own-provinces-only = { $province } isn't yours.
web-deciding-not-leaders-must-leave = Your leader has to leave { $province }.
web-deciding-awaits-place-leader = { $player } is placing the leader
web-deciding-awaits-claim-with-leader = { $player } may place the leader in { $province }
web-deciding-awaits-move-leader = { $player } is moving the leader from { $origin }
web-deciding-awaits-raise-statue = { $player } may leave a statue in { $province }
web-deciding-leaders = Leaders
web-deciding-does-leaders =
    Leaders are placed once the turn order is known, and move to another province after each season. A leader who moves to
    an adjacent province may leave a statue.
web-deciding-winter-line-score-statues = Statues on the board
web-deciding-winter-line-score-trophies = Trophies

## How to play

howto-leaders = Military Leaders
    .more = Your leader is in one of your provinces.
howto-leaders-helps = Your actions there cost less or give more.
howto-leaders-moves =
    After each season he must move to another of your provinces. If it's adjacent, you may leave a statue behind.
howto-leaders-trophy = Where he arrives, other players' statues become your trophies. If his province is lost, he's gone until after winter.
howto-leaders-points = At the end, your statues on the map and your trophies score points.

## The log

web-log-kind-leaders = Leaders and statues

## The tour

web-tour-leaders =
    Once the turn order is set, your leader is in one of your provinces: what you do there costs less or brings more.
    After each season he must move on, and may leave a statue, which scores at the end.

## The report of a season

web-telling-statues = Statues
web-telling-statues-by = { $by } { $count ->
        [one] statue
       *[other] statues
    }
web-telling-trophies = Trophies
web-telling-trophies-by = { $by } { $count ->
        [one] trophy
       *[other] trophies
    }
web-telling-brought-leader-lost = You lost { $province }, and your leader left the board.
web-telling-brought-statue-raised = Your leader left a statue in { $province }; you have { $left ->
        [0] none
       *[other] { $left }
    } left.
web-telling-brought-trophies-taken = In { $province } you captured { $statues ->
        [one] a statue of { $seats } as a trophy
       *[other] { $statues } statues of { $seats } as trophies
    }.
