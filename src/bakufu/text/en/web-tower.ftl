# The tower in the browser: what fell through it, and what lies inside.

web-tower-title = Tower
web-tower-tray = In the tray
web-tower-inside = Still inside
web-tower-empty = nothing
web-tower-picture = In the tray: { $tray }. Still inside: { $inside }.
web-tower-thrown = Into the tower: { $thrown }. Out of it: { $fallen }.
web-tower-skip = Skip
web-tower-close = Close
web-tower-show-which = Show how it fell: { $verdict }
web-tower-many = { $count } fights elsewhere
web-tower-score = { $left } to { $right }
