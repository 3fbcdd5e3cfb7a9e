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

## Decisions that are not part of a plan: one sentence under a suggestion

reason-claim-beside = { $province } borders { $count ->
        [one] a province
       *[other] { $count } provinces
    } of yours and yields { $tax ->
        [one] 1 chest
       *[other] { $tax } chests
    } and { $rice } rice.
reason-claim = { $province } yields { $tax ->
        [one] 1 chest
       *[other] { $tax } chests
    } and { $rice } rice.
reason-claim-pile = An unknown province is likely to suit you better than these two.
reason-claim-bury = Two new cards are likely to suit you better than these.
reason-claim-armies = { $count ->
        [one] A rival is
       *[other] { $count } rival provinces are
    } next to { $province }, so { $armies ->
        [one] 1 army is
       *[other] { $armies } armies are
    } about right.
reason-claim-armies-safe = No rival is next to { $province }: save more armies for other provinces.
reason-place-one-more-chest = You collect taxes, so the card brings 1 chest more.
reason-place-one-more-rice = You confiscate rice, so the card brings 1 rice more.
reason-place-six-armies = You play Deploy 5, so the card brings 1 army more.
reason-place-attack = You planned a battle, and the card adds 1 army to each attack.
reason-place-defence = Rivals stand beside you, and the card adds 1 army to each defense.
reason-place-order = No special card helps your plan, so only the place matters.
reason-deploy-most = { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } for the same price: { $province } can use them.
reason-move-stays = { $province } needs its armies more than its neighbors do.
reason-march-least = Armies have to march, and { $target } is where it costs you least.
reason-reinforce = You win with { $chance } % instead of { $without } %.
reason-revolt-most = Few farmers are inside the tower, so fight for your most valuable province first.
reason-revolt-least = Many farmers are inside the tower, so let them fall out where you have least to lose.
