# Der Würfelturm im Browser: was durch ihn fiel und was darin liegt.

web-tower-title = Turm
web-tower-tray = In der Schale
    .short = Schale
web-tower-inside = Noch im Turm
    .short = Im Turm
web-tower-empty = leer
web-tower-picture = In der Schale: { $tray }. Noch im Turm: { $inside }.
web-tower-thrown = In den Turm: { $thrown }. Heraus: { $fallen }.
web-tower-skip = Überspringen
web-tower-close = Schließen
web-tower-score = { $left }:{ $right }
web-tower-who = Wem gehören diese Würfel?
web-tower-who-help = Würfel in der Schale werden beim nächsten Kampf wieder mitgeworfen. Würfel im Turm können dann herausfallen.
web-tower-in-tray = { $count } in der Schale
web-tower-in-tower = { $count } im Turm
web-tower-whose = Wessen?
web-tower-again = Letzter Wurf
web-tower-last = Den letzten Wurf noch einmal zeigen
