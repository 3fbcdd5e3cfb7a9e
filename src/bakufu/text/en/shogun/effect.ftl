# What a planned card would do, in a few words beside the card. Amounts are a range where an event on display could
# change them: { $least } and { $most }.

effect-pass = skipped
effect-bid-chests = { $chests ->
        [0] free
        [one] −1 chest
       *[other] −{ $chests } chests
    }
effect-bid-all = pays all you have
effect-bid-province = free, beats 0 chests
effect-build = { $price ->
        [0] free
        [one] −1 chest
       *[other] −{ $price } chests
    }, { $sites ->
        [0] takes the last site
        [one] leaves 1 site
       *[other] leaves { $sites } sites
    }
effect-tax = { $ranges ->
        [yes] +{ $least } to { $most } chests
       *[no] +{ $most ->
            [one] 1 chest
           *[other] { $most } chests
        }
    }
effect-rice = { $ranges ->
        [yes] +{ $least } to { $most } rice
       *[no] +{ $most } rice
    }
effect-calm = { $brings }, then a revolt marker
effect-revolt = { $brings }, then a revolt ({ NUMBER($lost, style: "percent") } to lose it)
effect-farmers = { $brings }, then { $farmers ->
        [one] 1 farmer revolts
       *[other] { $farmers } farmers revolt
    }
effect-deploy = { $ranges ->
        [yes] { $before } → { $least } to { $most } armies
       *[no] { $before } → { $most } armies
    }, −{ $price ->
        [one] 1 chest
       *[other] { $price } chests
    }
effect-march = { $armies ->
        [one] 1 army can go
       *[other] { $armies } armies can go
    }
effect-note = If it becomes the season's event: { $effects }.
