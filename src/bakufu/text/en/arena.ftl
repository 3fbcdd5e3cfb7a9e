# What the arena reports.

arena-played =
    { $games ->
        [one] 1 game
       *[other] { $games } games
    } of { $game } for { $players ->
        [one] 1 player
       *[other] { $players } players
    }, seed { $seed }. Every deal is played from each rotation of the seats.
arena-fair = A fair share is { NUMBER($share, style: "percent", maximumFractionDigits: 1) }; a bot with several seats has the share of one of them. Confidence: 95%.
arena-going-on =
    { $games ->
        [one] Resuming with 1 game.
       *[other] Resuming with { $games } games.
    }
arena-playing = Games
arena-stopped = stopped; { $games } games saved in { $folder }; rerun the same command to resume
arena-written = Written to { $folder }: { $files }.
arena-no-plot = No plot without matplotlib: pip install 'bakufu[arena]'
arena-column-bot = Bot
arena-column-wins = Wins
arena-column-share = Share
arena-column-interval = Interval
arena-column-rating = Rating
arena-column-points = Points
arena-column-seat = Seat
arena-column-mean = ms per decision
arena-column-longest = Longest
arena-wins = { NUMBER($wins, maximumFractionDigits: 1) }
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } to { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-milliseconds = { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-seat = { $seat } { $player }
arena-speed = { NUMBER($rate, maximumFractionDigits: 2) } games per second.

## The plot

arena-plot-victories = Win rate (%)
arena-plot-points = Points by source
