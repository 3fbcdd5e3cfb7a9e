# What a planned card would do as things stand. The season's event and the special cards are not known yet.

forecast-pass = skip
forecast-bid-chests = { $chests ->
        [0] free
       *[other] pays { $chests }
    }{ $enough ->
        [yes]{""}
       *[no] {" "}- more than you have
    }
forecast-bid-province = free; beats 0 chests
forecast-pay = costs { $price }
forecast-cannot =
    { $rule ->
        [build-one-of-a-kind] no effect: already has one
        [build-free-site] no effect: no free site
        [build-tiles-are-limited] no effect: none are left
        [deploy-supply-is-limited] no effect: too few armies in the supply
        [march-one-army-stays] only 1 army there now: can't go
        [march-nowhere-to-go] nowhere to go
       *[action-pay-in-full] costs { $price }, more than you have now
    }
forecast-tax = { $amount ->
        [one] 1 chest
       *[other] { $amount } chests
    }
forecast-rice = { $amount } rice
forecast-calm = { $brings }, no revolt
forecast-revolt = { $brings }, then a revolt: { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } against { $farmers ->
        [one] 1 farmer
       *[other] { $farmers } farmers
    }, { NUMBER($kept, style: "percent") } to keep it
forecast-deploy = { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } for { $price ->
        [one] 1 chest
       *[other] { $price } chests
    }
forecast-march = { $armies } can go to { $targets }
forecast-target-neutral = { $province } (neutral)
forecast-target-foe = { $province } ({ $owner } { $armies })
forecast-total = Planned actions cost { $price }, the bid { $bid }; you have { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    }.
