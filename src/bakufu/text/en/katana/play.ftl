# What SHOGUN NO KATANA says at the terminal.

play-column-tie-break = Katana
play-you-win = You are the master smith of the Shogun!

## Deciding

play-status = { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $coins }, { $stock }; { $workers ->
        [one] 1 Worker
       *[other] { $workers } Workers
    }, { $monks ->
        [one] 1 Monk
       *[other] { $monks } Monks
    } ({ $offering } each)
play-passing = Pass with an Honor card:
play-at-any-moment = At any moment:
play-stuck = Not to be moved now: { $swords }.
play-enter = Enter alone means enough.
play-monk-how = A number sends a Worker. For a Monk type monk before it: monk 1.

## What the words at a prompt do, for ?

play-command-board = all boards; board WORD shows main, mine, a player, or an area such as market
play-command-forge = your Forge, and what a figure at each line would move; forge PLAYER shows another
play-command-score = points by what they were scored for, and what they would be at the end

## Looking

play-forge-lines = What a figure beside the Forge would do:
play-no-line = Nothing would move.
play-figure = { $figure ->
        [worker] Worker
       *[monk] Monk
    }
play-score-sheet = Points
play-sum = Together
play-if-it-ended = If it ended now
