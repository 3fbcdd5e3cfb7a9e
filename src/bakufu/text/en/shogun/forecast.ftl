# What a planned card would do as things stand. The season's event and the special cards are not known yet.

forecast-pass = pass
forecast-bid-chests = { $chests ->
        [0] pays nothing
       *[other] pays { $chests }
    }{ $enough ->
        [yes]{""}
       *[no] {" "}- more than you own
    }
forecast-bid-province = costs nothing; beats 0 chests
forecast-pay = costs { $price }
forecast-cannot =
    { $rule ->
        [build-one-of-a-kind] in vain: there is one already
        [build-free-site] in vain: no free site
        [build-tiles-are-limited] in vain: none are left
        [deploy-supply-is-limited] in vain: too few armies in supply
        [march-one-army-stays] only 1 army there now: nobody can march
        [march-nowhere-to-go] nowhere to march
       *[action-pay-in-full] costs { $price }, more than you own now
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
    }, kept { NUMBER($kept, style: "percent") }
forecast-deploy = { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } for { $price ->
        [one] 1 chest
       *[other] { $price } chests
    }
forecast-march = { $armies } can march to { $targets }
forecast-target-neutral = { $province } (neutral)
forecast-target-foe = { $province } ({ $owner } { $armies })
forecast-total = Planned actions cost { $price }, the bid { $bid }; you own { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    }.
