# Why a bot would lay a card where it suggests it: a short sentence beside the card.

reason-bid-province = { $province } is spare. As a bid it costs nothing and still beats 0 chests.
reason-bid-chests = { $left ->
        [one] 1 chest is left
       *[other] { $left } chests are left
    } after all you planned: enough to bid { $chests }.
reason-bid-nothing = You need your chests for the actions.

reason-pass-nothing = { $action ->
        [castle] No province of yours can take a castle.
        [temple] No province of yours can take a temple.
        [theatre] No province of yours can take a theatre.
        [rice] Farmers would rise wherever you take rice.
        [tax] Farmers would rise wherever you take taxes.
        [battle-a] No attack has a good chance now.
        [battle-b] No attack has a good chance now.
       *[other] Your supply has too few armies.
    }
reason-pass-price = Your chests are needed for better actions.
reason-pass-better = { $action ->
        [rice] You have rice enough, and farmers stay calm.
        [battle-a] Your provinces do more on other actions.
        [battle-b] Your provinces do more on other actions.
       *[other] Not worth it now: your provinces do more elsewhere.
    }

reason-must = A card must lie here; { $province } can best be spared.
reason-must-in-vain = A card must lie here; { $province } does nothing and costs nothing.

reason-build-leads = Nobody else has more { $building ->
        [castle] castles
        [temple] temples
       *[theatre] theatres
    } in the { $region } region then: +{ $points ->
        [one] 1 point
       *[other] { $points } points
    } each winter.
reason-build = { $building ->
        [castle] A castle
        [temple] A temple
       *[theatre] A theatre
    } in { $province }: +{ $points ->
        [one] 1 point
       *[other] { $points } points
    } each winter.

reason-rice-most = { $province } gives the most rice ({ $amount }) and is calm.
reason-rice-calm = { $province } gives { $amount } rice and is calm; richer ones do other work.
reason-rice-risk = { $province } gives { $amount } rice. Farmers rise, but you hold it with { $chance } %.
reason-tax-most = { $province } gives the most chests ({ $amount }) and is calm.
reason-tax-calm = { $province } gives { $amount ->
        [one] 1 chest
       *[other] { $amount } chests
    } and is calm; richer ones do other work.
reason-tax-risk = { $province } gives { $amount ->
        [one] 1 chest
       *[other] { $amount } chests
    }. Farmers rise, but you hold it with { $chance } %.

reason-deploy = More armies make { $province } safer.
reason-deploy-goes-on = A new army for { $province }, and armies go on to { $target }.
reason-deploy-holds = { $target } next door has { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }: { $province } must hold.
reason-deploy-attacks = From { $province } you can attack { $target } next season.

reason-march-neutral = From { $province } { $armies ->
        [one] 1 army takes
       *[other] { $armies } armies take
    } neutral { $target } with about { $chance } %.
reason-march-foe = From { $province } { $armies ->
        [one] 1 army takes
       *[other] { $armies } armies take
    } { $target } with about { $chance } %.
reason-march-moves = { $armies ->
        [one] 1 army moves
       *[other] { $armies } armies move
    } from { $province } to { $target }, where they are needed.
