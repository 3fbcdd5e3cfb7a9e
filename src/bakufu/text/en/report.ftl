# What the commands report.

## simulate

report-simulated =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $game } for { $players } players, seed { $seed }: { NUMBER($decisions, maximumFractionDigits: 1) } decisions a game.
report-speed = { NUMBER($rate, maximumFractionDigits: 1) } games a second.
report-column-bot = Bot
report-column-seat = Seat
report-column-played = Played
report-column-wins = Wins
report-column-share = Share
report-column-points = Points
report-wins = { NUMBER($wins, maximumFractionDigits: 1) }
report-share = { NUMBER($share, style: "percent") }
report-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-seat = { $seat } { $player }

## replay

report-move = { $number } { $player }: { $move }
report-no-such-move = the record has { $moves } moves, so nothing lies between { $first } and { $last }

## verify

report-verified-seed =
    { $committed ->
        [yes] The seed is the one the host committed to, mixed with what the players gave.
       *[no] The record holds no commitment to the seed, so nothing says that the seed was not chosen.
    }
report-verified-branch =
    It is a branch of the game { $table } after step { $seq }: the seed was known when it was played.

## facts

report-column-path = Fact
report-column-value = Value
report-column-source = Source
report-column-note = Note
report-facts =
    { $count ->
        [0] Every value is certain.
        [one] 1 value is not certain.
       *[other] { $count } values are not certain.
    }
