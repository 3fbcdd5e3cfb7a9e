# Künste in Japan: was am Tisch gesagt wird, im Browser und im Terminal.

## Entscheidungen

decision-take-chamber = Du hast die meisten Provinzen in Region { $region }: Welchen Künstler nimmst du?
    .help =
        Dein Marker ersetzt das Künstlerplättchen. Am Ende bringen die meisten Marker in einer Zeile oder Spalte deren
        Punkte. Du kannst auch verzichten.

## Züge

move-take-chamber =
    { $chamber-id ->
        [none] keinen Künstler für Region { $region } nehmen
       *[other] Künstler { $chamber } für Region { $region } nehmen
    }

## Ereignisse

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

## Wendungen

phrase-chamber-row = Zeile { $name }
phrase-chamber-column = Spalte { $name }

## Der Tisch im Terminal

board-chambers = Künste in Japan, mit den Punkten jeder Linie:
board-line = { $name } ({ $points })
board-chamber-open = offen
board-chamber-turned = neutral
board-chamber-empty = .
board-region-row = Regionenkarten:
board-markers = Marker übrig:
board-markers-left = { $player } { $markers }

## Möglichkeiten im Terminal

option-no-chamber = kein Plättchen wird ersetzt
option-chamber = { $row }; { $column }
option-line = { $line } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: du { $own }, sonst höchstens { $most }

## Gründe für einen Vorschlag

reason-chamber-leads = Du führst mit { $own } zu { $most } in einer Reihe oder Spalte für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
reason-chamber = Damit kommst du in einer Reihe oder Spalte für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } auf { $own } zu { $most }.
reason-chamber-none = Keines der Angebote bringt dich Punkten näher.

## Punkte in der Arena

arena-source-chambers = Künste
