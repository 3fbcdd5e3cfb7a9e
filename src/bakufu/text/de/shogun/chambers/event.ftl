# Künste in Japan: was geschieht.

event-region-tiles-laid = Die Regionenkarten liegen in dieser Reihenfolge: { $regions }.
event-markers-drawn = Gezogene Künstlerplättchen: { $chambers }.
event-region-won =
    { $rule ->
        [chambers-tie-by-turn-order] { $seat } liegt in Region { $region } mit { $count ->
            [one] 1 Provinz
           *[other] { $count } Provinzen
        } gleichauf und ist in der Spielerreihenfolge vorn.
       *[other] { $seat } hat die meisten Provinzen in Region { $region }: { $count }.
    }
event-region-skipped = Niemand hat eine Provinz in Region { $region }.
event-markers-ran-out = { $seat } hat keinen Marker mehr für Region { $region }.
event-chamber-taken = { $seat } nimmt Künstler { $chamber } für Region { $region } und hat noch { $left ->
        [one] 1 Marker
       *[other] { $left } Marker
    }.
event-chamber-declined = { $seat } nimmt keinen Künstler für Region { $region }.
event-markers-turned =
    { $chambers-count ->
        [0] Kein Künstlerplättchen liegt mehr offen.
        [one] Umgedreht wird Künstler { $chambers }.
       *[other] Umgedreht werden die Künstler { $chambers }.
    }
event-region-tile-moved = Die Regionenkarten für die nächste Runde: { $regions }.
event-neutral-leads =
    { $count ->
        [one] Der neutrale Spieler hat die meisten Marker in { $line }: 1.
       *[other] Der neutrale Spieler hat die meisten Marker in { $line }: { $count }.
    }
event-line-scored =
    { $rule ->
        [chambers-tie-one-fewer] { $seat } bekommt für die geteilte { $line } der Künste { $amount ->
            [one] 1 Punkt
           *[other] { $amount } Punkte
        } und hat { $total }.
       *[other] { $seat } bekommt für { $line } der Künste { $amount ->
            [one] 1 Punkt
           *[other] { $amount } Punkte
        } und hat { $total }.
    }
