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
play-at-any-moment = Anytime actions:
play-stuck = Can't move now: { $swords }.
play-enter = Press Enter alone to decline (enough).
play-monk-how = A number places a Worker. For a Monk, type monk first: monk 1.

## What the words at a prompt do, for ?

play-command-board = all boards; board WORD shows main, mine, a player, or an area such as market
play-command-forge = your Forge, and what a Worker or Monk would move in each row and column; forge PLAYER shows another
play-command-score = points by what they were scored for, and what they would be at the end

## Looking

play-forge-lines = What a Worker or Monk at the Forge would do:
play-no-line = Nothing would move.
play-figure = { $figure ->
        [worker] Worker
       *[monk] Monk
    }
play-score-sheet = Points
play-sum = Total
play-if-it-ended = If it ended now

## The full screen

play-box-houses = Houses
play-box-town = Town
play-box-taken = taken
play-box-stock = Stock
play-box-figures = { $workers }W { $monks }M
play-box-have = Workers { $workers } · Monks { $monks } · Cards { $cards }
play-title-round = Round { $round } of { $rounds }
play-title-worth = +{ $points } per Sword · Monk { $coins } Coins
play-as-monk = Place a Monk instead
play-as-worker = Place a Worker instead
