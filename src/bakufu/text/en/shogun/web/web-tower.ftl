# The tower in the browser: what fell through it, and what lies inside.

web-tower-title = Tower
web-tower-tray = In the tray
    .short = Tray
web-tower-inside = Still inside
    .short = Inside
web-tower-empty = empty
web-tower-picture = In the tray: { $tray }. Still inside: { $inside }.
web-tower-thrown = Thrown in: { $thrown }. Came out: { $fallen }.
web-tower-skip = Skip
web-tower-close = Close
web-tower-score = { $left }–{ $right }
web-tower-who = Whose cubes are these?
web-tower-who-help = Cubes in the tray are thrown again in the next battle. Cubes inside might come out then.
web-tower-in-tray = { $count } in the tray
web-tower-in-tower = { $count } inside
web-tower-whose = Whose?
web-tower-again = Last throw
web-tower-last = Replay the last throw
