# Military Leaders in the browser.

## The map and the players

web-leaders-at = Leader
web-leaders-card = Your leader is there: costs less or brings more
web-leaders-away = off the board
web-leaders-left = Statues still to raise
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
       *[no] the leader of { $player } is here
    }
web-leaders-statues-here = { $count ->
        [one] { $mine ->
            [yes] a statue of yours
           *[no] a statue of { $player }
        }
       *[other] { $mine ->
            [yes] { $count } statues of yours
           *[no] { $count } statues of { $player }
        }
    }

## Leading a leader

web-leaders-badge = { $meaning ->
        [statue] statue
        [no-statue] next door
       *[flee] flees
    }
web-leaders-meaning = { $meaning ->
        [statue] Next door: a statue may be raised
        [no-statue] Next door, but no statue is left
       *[flee] Flees: no statue
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
web-leaders-change = { $before } → { $after }
web-leaders-no-battle = He improves every action but Battle/Move. In a battle or a revolt he adds nothing.
web-leaders-gains-nothing = Nothing you planned there gains from him
web-leaders-to = { $from ->
        [yes] From { $origin } to { $target }
       *[no] Your leader comes to { $target }
    }
web-leaders-means = { $meaning ->
        [statue] { $target } borders on { $origin }: your leader leaves as a victor, and you may raise a statue in { $origin }.
        [no-statue] { $target } borders on { $origin }, but you have no statue left to raise in { $origin }.
        [flee] { $target } does not border on { $origin }: your leader flees, and leaves no statue.
       *[place] In { $target } buildings cost less, and taxes, rice and deployed armies are more, as long as he is there.
    }
web-leaders-means-trophies = { $count ->
        [one] The statue of another player in { $target } becomes your trophy.
       *[other] The { $count } statues of others in { $target } become your trophies.
    }
web-leaders-go = { $from ->
        [yes] Go to { $target }
       *[no] Place the leader in { $target }
    }
web-leaders-place = Place the leader in { $province }
web-leaders-place-later = Later, with another province
web-leaders-raise = Raise a statue in { $province }
web-leaders-raise-none = Raise none
web-leaders-statues-left = You have { $left ->
        [one] 1 statue
       *[other] { $left } statues
    } left.

## After the game

web-after-kind-statues = Statues on the board
web-after-kind-trophies = Trophies

## Decisions

web-deciding-not-leaders-own-provinces-only = { $province } is not yours.
web-deciding-not-leaders-must-leave = Your leader has to leave { $province }.
web-deciding-awaits-place-leader = { $player } places the leader
web-deciding-awaits-claim-with-leader = { $player } may place the leader in { $province }
web-deciding-awaits-move-leader = { $player } moves the leader on from { $origin }
web-deciding-awaits-raise-statue = { $player } may raise a statue in { $province }
web-deciding-leaders = Leaders
web-deciding-does-leaders =
    Leaders are placed when the turn order is known, and go to another province after each season. Next door to where
    one was, a statue may be raised behind him.
web-deciding-winter-line-score-statues = Statues on the board
web-deciding-winter-line-score-trophies = Trophies

## How to play

howto-leaders = Military Leaders
    .more = Your leader stands in one of your provinces.
howto-leaders-helps = What you do where he stands costs less or brings more.
howto-leaders-moves =
    After each season he must go to another province of yours. If it lies next door, you may leave a statue behind.
howto-leaders-trophy = Where he arrives, the statues of others become your trophies. If his province falls, he is gone until after winter.
howto-leaders-points = At the end your statues on the map and your trophies bring points.

## The log

web-log-kind-leaders = Leaders and statues
