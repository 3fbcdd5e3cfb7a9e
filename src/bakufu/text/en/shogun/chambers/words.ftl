# Chambers: what is said at the table, in the browser and in the terminal.

## Decisions

decision-take-chamber = You have the most provinces in the { $region } region: which chamber do you take?
    .help =
        One of your markers goes there. At the end, the most markers in a row or column score its points. You may also take
        none.

## Moves

move-take-chamber =
    { $chamber-id ->
        [none] take no chamber for the { $region } region
       *[other] take chamber { $chamber } for the { $region } region
    }

## Events

event-region-tiles-laid = Region tiles: { $regions }.
event-markers-drawn = Chambers opened: { $chambers }.
event-region-won =
    { $rule ->
        [chambers-tie-by-turn-order] { $seat } ties for the most provinces in the { $region } region ({ $count }) and is first in turn order.
       *[other] { $seat } has the most provinces in the { $region } region: { $count }.
    }
event-region-skipped = Nobody has a province in the { $region } region.
event-markers-ran-out = { $seat } has no marker left for the { $region } region.
event-chamber-taken = { $seat } takes chamber { $chamber } for the { $region } region and has { $left ->
        [one] 1 marker
       *[other] { $left } markers
    } left.
event-chamber-declined = { $seat } takes no chamber for the { $region } region.
event-markers-turned =
    { $chambers-count ->
        [0] No chamber is left open.
        [one] Turned face down: chamber { $chambers }.
       *[other] Turned face down: chambers { $chambers }.
    }
event-region-tile-moved = Region tiles for next season: { $regions }.
event-neutral-leads =
    { $count ->
        [one] The neutral player has the most markers in { $line }: 1.
       *[other] The neutral player has the most markers in { $line }: { $count }.
    }
event-line-scored =
    { $rule ->
        [chambers-tie-one-fewer] { $seat } scores { $amount } for tying in { $line } of the chambers and has { $total }.
       *[other] { $seat } scores { $amount } for { $line } of the chambers and has { $total }.
    }

## Phrases

phrase-chamber-row = row { $name }
phrase-chamber-column = column { $name }

## The table in the terminal

board-chambers = Chambers, with the points of each row and column:
board-line = { $name } ({ $points })
board-chamber-open = open
board-chamber-turned = neutral
board-chamber-empty = .
board-region-row = Region tiles:
board-markers = Markers left:
board-markers-left = { $player } { $markers }

## Options in the terminal

option-no-chamber = don't take a chamber
option-chamber = { $row }; { $column }
option-line = { $line } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }: you { $own }, best rival { $most }

## Reasons for a suggestion

reason-chamber-leads = You'd lead a row or column worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $own } to { $most }.
reason-chamber = It gets you closer in a row or column worth { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $own } to { $most }.
reason-chamber-none = None of these chambers gets you closer to points.

## Points in the arena

arena-source-chambers = Chambers
