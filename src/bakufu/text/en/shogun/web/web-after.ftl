# After the game: the end screen, and the replay of any game.

## Who has won

web-after-won = { $count ->
        [one] { $names } becomes Shogun
       *[other] { $names } share the victory
    }
web-after-years = { $years ->
        [one] After one year
       *[other] After { $years } years
    }
web-after-you-won = You are Shogun
web-after-you-share = You share the victory with { $names }
web-after-banner = { $name }: place { $place }, { $points } points
web-after-decisive = { $kind }: { $ahead } more than { $second }
web-after-to-board = Back to the board
web-after-by-points = { $ahead ->
        [one] { $points } points, 1 ahead of { $second }.
       *[other] { $points } points, { $ahead } ahead of { $second }.
    }
web-after-by-chests = Tied with { $others } at { $points } points; wins on chests, { $chests } to { $less }.
web-after-shared = { $points } points and { $chests } chests each.
web-after-stands-chests = { $name }: { $points } points, { $worth } chests.

## The scoring, line by line

web-after-scoring = Final scoring
web-after-kind-provinces = Provinces
web-after-kind-buildings = Buildings
web-after-kind-castle = Most castles
web-after-kind-temple = Most temples
web-after-kind-theatre = Most theaters
web-after-why-kind = Points for: { $kind }
web-after-majority = { $count ->
        [one] { $region }: { $names }
       *[other] { $region }: { $names } tie
    }
web-after-seasons = Spring to autumn
web-after-sum = Winter { $year } total
web-after-sum-seasons = Total before winter { $year }
web-after-points = Points
web-after-chests = Chests (tie-break)
web-after-place = Place
web-after-regions = Regions at the end
web-after-nobody = nobody

## How it came

web-after-chart-points = Points
    .note = after each season
web-after-chart-provinces = Provinces
    .note = controlled after each season
web-after-chart-rice = Rice
    .note = in winter: what was left after the loss; 0 each new year
web-after-chart-armies = Armies
    .note = on the map
web-after-chart-luck = Luck over time
    .note = cubes above or below average, added up
web-after-luck = Tower luck
web-after-luck-note = cubes that came out, over all throws
web-after-luck-of = { $sign ->
        [less] of { $expected }, −{ $more }
       *[more] of { $expected }, +{ $more }
    }
web-after-luck-said = { $throws ->
        [one] { $came } cubes came out, { $expected } expected, in 1 throw.
       *[other] { $came } cubes came out, { $expected } expected, over { $throws } throws.
    }
web-after-luck-came = came out
web-after-luck-expected = expected
web-after-tenths = { $value }
web-after-signed = { $sign ->
        [-1] −{ $value }
        [0] 0
       *[1] +{ $value }
    }

## Fairness

web-after-fair = Provably fair
web-after-fair-verify = To replay every card and cube from the seed on your own machine:

## Replay

web-after-beside = Players, tower and log
web-after-year = Year { $year }
