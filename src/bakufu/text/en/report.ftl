# What the commands report.

## simulate

report-simulated =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $game } for { $players ->
        [one] 1 player
       *[other] { $players } players
    }, seed { $seed }: { NUMBER($decisions, maximumFractionDigits: 1) } decisions per game.
report-speed = { NUMBER($rate, maximumFractionDigits: 1) } games per second.
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
report-no-such-move = the record has { $moves } moves, none of them between { $first } and { $last }

## verify

report-verified-seed =
    { $committed ->
        [yes] The seed matches the host's commitment and the players' contributions.
       *[no] The record has no commitment to the seed, so the seed could have been chosen.
    }
report-verified-branch =
    This is a branch of game { $table } after step { $seq }: its seed was already known.
report-verified-receipt =
    { $starts ->
        [one] It matches your receipt: all { $seats } seats revealed what they had sealed, so nobody chose the seed.
       *[other] It matches your receipt: all { $seats } seats revealed what they had sealed. The start was repeated: your client revealed { $starts } times, and every repeat gives a dishonest host another try.
    }
report-verified-no-receipt = Without the receipt of a player (--receipt), this doesn't rule out a host who swapped contributions.

## facts

report-column-path = Fact
report-column-value = Value
report-column-source = Source
report-column-note = Note
report-facts =
    { $count ->
        [0] Every value is confirmed.
        [one] 1 value is unconfirmed.
       *[other] { $count } values are unconfirmed.
    }
