# Chambers: what happens.

event-region-tiles-laid = The region tiles lie in this order: { $regions }.
event-markers-drawn = Chamber markers are drawn for: { $chambers }.
event-region-won =
    { $rule ->
        [chambers-tie-by-turn-order] { $seat } shares the most provinces in the { $region } region, { $count }, and is first in turn order.
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
        [0] No chamber marker is left face up.
        [one] Turned face down: chamber { $chambers }.
       *[other] Turned face down: chambers { $chambers }.
    }
event-region-tile-moved = The region tiles for the next season: { $regions }.
event-neutral-leads =
    { $count ->
        [one] The neutral player has the most markers in { $line }: 1.
       *[other] The neutral player has the most markers in { $line }: { $count }.
    }
event-line-scored =
    { $rule ->
        [chambers-tie-one-fewer] { $seat } scores { $amount } for sharing { $line } of the chambers and has { $total }.
       *[other] { $seat } scores { $amount } for { $line } of the chambers and has { $total }.
    }
