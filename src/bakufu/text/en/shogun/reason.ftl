# Why a bot would lay a card where it suggests it: one short line beside the card.

reason-bid-province = Costs nothing, and beats 0 chests.
reason-bid-chests = Bid { $chests }: at your lowest you still have { $left ->
        [one] 1 chest
       *[other] { $left } chests
    }.
reason-bid-nothing = Chests are needed for the actions.

reason-pass-nothing = { $action ->
        [castle] No province of yours can take a castle.
        [temple] No province of yours can take a temple.
        [theatre] No province of yours can take a theatre.
        [rice] Farmers would revolt wherever you take rice.
        [tax] Farmers would revolt wherever you take taxes.
        [battle-a] No attack has a good chance now.
        [battle-b] No attack has a good chance now.
       *[other] Your supply has too few armies.
    }
reason-pass-price = Chests do more on other actions.
reason-pass-better = { $action ->
        [rice] You have rice enough, and farmers stay calm.
       *[other] Your provinces do more elsewhere.
    }

reason-must = A card must lie here; { $province } can be spared.
reason-must-in-vain = A card must lie here; { $province } will do nothing.

reason-build-leads = Each winter +{ $most } for most { $building ->
        [castle] castles
        [temple] temples
       *[theatre] theatres
    } ({ $region } region), +{ $points } for the { $building ->
        [castle] castle
        [temple] temple
       *[theatre] theatre
    }.
reason-build = { $building ->
        [castle] A castle
        [temple] A temple
       *[theatre] A theatre
    } in { $province }: +{ $points } each winter.

reason-rice-most = { $province }: most rice ({ $amount }), and calm.
reason-rice-calm = { $province }: { $amount } rice, and calm.
reason-rice-risk = { $province }: { $amount } rice; may revolt, kept with { $chance } %.
reason-tax-most = { $province }: most chests ({ $amount }), and calm.
reason-tax-calm = { $province }: { $amount ->
        [one] 1 chest
       *[other] { $amount } chests
    }, and calm.
reason-tax-risk = { $province }: { $amount ->
        [one] 1 chest
       *[other] { $amount } chests
    }; may revolt, kept with { $chance } %.

reason-deploy = More armies make { $province } safer.
reason-deploy-goes-on = An army for { $province }; then on to { $target }.
reason-deploy-holds = { $province } must hold: { $target } has { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }.
reason-deploy-attacks = To attack { $target } from { $province } later.

reason-march-neutral = { $armies ->
        [one] 1 army takes
       *[other] { $armies } armies take
    } neutral { $target }: { $chance } %.
reason-march-foe = { $armies ->
        [one] 1 army takes
       *[other] { $armies } armies take
    } { $target }: { $chance } %.
reason-march-moves = { $armies ->
        [one] 1 army goes
       *[other] { $armies } armies go
    } to { $target } to help.
