# After the game: the end screen, and the replay of any game.

web-after-title = The end · Bakufu
web-after-over = The game is over
web-after-still = The game is not over yet.
web-after-loading = Looking back
web-after-no-line = The server does not answer. Try again in a moment.
web-after-to-table = To the table

## Who has won

web-after-won = { $count ->
        [one] { $names } becomes Shogun
       *[other] { $names } share the victory
    }
web-after-by-points = { $ahead ->
        [one] { $points } points, 1 ahead of { $second }.
       *[other] { $points } points, { $ahead } ahead of { $second }.
    }
web-after-by-chests = { $points } points, as many as { $others }. Chests decide: { $chests } to { $less }.
web-after-shared = { $points } points and { $chests } chests each.
web-after-why = Why?
web-after-rematch = Play again
web-after-replay = Replay
web-after-share = Copy link
web-after-copied = Copied

## The scoring, line by line

web-after-scoring = Final scoring
web-after-kind-provinces = Provinces
web-after-kind-buildings = Buildings
web-after-kind-castle = Most castles
web-after-kind-temple = Most temples
web-after-kind-theatre = Most theatres
web-after-why-kind = Points for: { $kind }
web-after-majority = { $count ->
        [one] { $region }: { $names }
       *[other] { $region }: { $names } tie
    }
web-after-sum = Sum of winter { $year }
web-after-points = Points
web-after-chests = Chests, for ties
web-after-place = Place
web-after-regions = Regions at the end
web-after-nobody = nobody

## How it came

web-after-as-table = As a table
web-after-chart-points = Points
    .note = after each season
web-after-chart-provinces = Provinces
    .note = held after each season
web-after-chart-rice = Rice
    .note = at the end of each season
web-after-chart-armies = Armies
    .note = standing in provinces
web-after-chart-luck = Luck over time
    .note = cubes more or less than expected, added up
web-after-luck = The tower's favour
web-after-luck-note = cubes that came out, in all throws
web-after-luck-of = { $sign ->
        [less] of { $expected }, −{ $more }
       *[more] of { $expected }, +{ $more }
    }
web-after-luck-said = { $throws ->
        [one] { $came } cubes came out where { $expected } were to be expected, in 1 throw.
       *[other] { $came } cubes came out where { $expected } were to be expected, in { $throws } throws.
    }
web-after-luck-came = came out
web-after-luck-expected = to be expected
web-after-tenths = { $value }
web-after-signed = { $sign ->
        [-1] −{ $value }
        [0] 0
       *[1] +{ $value }
    }

## Fairness

web-after-fair = A fair tower
web-after-fair-how = Before the game the server promised a secret without showing it, and every player's browser added a text of its own. Both together are the seed of all chance: nobody could choose it.
web-after-fair-branch = This game went on from a finished one, whose seed was known. It proves nothing.
web-after-fair-promise = The promise, shown before the game
web-after-fair-secret = The secret, revealed now
web-after-fair-given = What each seat added
web-after-fair-nothing = nothing
web-after-fair-check = Check it here
web-after-record = Download the record
web-after-fair-promise-kept = The secret is the one that was promised.
web-after-fair-promise-broken = The secret is not the one that was promised.
web-after-fair-seed-follows = The seed follows from the secret and what the seats added.
web-after-fair-seed-wrong = The seed does not follow from the secret and what the seats added.
web-after-fair-verify = To replay every card and every cube from the seed, on your own machine:

## Replay

web-after-replay-title = Replay · Bakufu
web-after-transport = Replay controls
web-after-slider = Moment of the game
web-after-beside = Players, tower and log
web-after-told = What happened here
web-after-moment = { $chapter }, step { $at } of { $last }
web-after-year = Year { $year }
web-after-round-back = Back to the start of the round
web-after-back = One step back
web-after-play = Play
web-after-pause = Pause
web-after-on = One step on
web-after-round-on = On to the next round
web-after-seen-by = Seen by
web-after-seen-by-me = Myself
web-after-seen-by-all = A spectator
web-after-share-moment = Link to this moment
web-after-to-end = Final scoring
web-after-what-if = What if?
web-after-what-if-title = What if it had gone on otherwise?
web-after-what-if-how = A new game begins at this moment: you in the seat you choose, bots in all others.
web-after-what-if-seat = Go on as { $player }
web-after-what-if-over = Here the game is over. Go back to a moment before the end.
