# Why a bot would lay a card where it suggests it: one short line beside the card.

reason-bid-province = A province card is free and beats a bid of 0 chests.
reason-bid-chests = { $chests ->
        [one] Your actions don't need this chest.
       *[other] Your actions don't need these chests.
    }
reason-bid-nothing = You need your chests for actions.

reason-pass-nothing = { $action ->
        [castle] None of your provinces can take a castle.
        [temple] None of your provinces can take a temple.
        [theatre] None of your provinces can take a theater.
        [rice] Farmers would revolt wherever you collect rice.
        [tax] Farmers would revolt wherever you collect taxes.
        [battle-a] No attack has a good chance now.
        [battle-b] No attack has a good chance now.
       *[other] Your supply has too few armies.
    }
reason-pass-price = Your chests do more on other actions.
reason-pass-better = { $action ->
        [rice] You have enough rice, and this avoids revolt markers.
       *[other] Your provinces do more elsewhere.
    }
reason-pass-hungry = { $short ->
        [one] 1 province
       *[other] Up to { $short } provinces
    } might go unfed, and { $revolts } might revolt. { $why ->
        [risk] Still, farmers would revolt wherever you collect rice.
       *[better] Still, your provinces do more elsewhere.
    }

reason-must = Every space needs a card; { $province } is needed least.
reason-must-in-vain = Every space needs a card; { $province } will do nothing.

reason-build-leads = A { $building ->
        [castle] castle
        [temple] temple
       *[theatre] theater
    } scores { $points } { $winters ->
        [one] this winter
       *[other] every winter
    }, plus { $most } for the most in { $region }.
reason-build = A { $building ->
        [castle] castle
        [temple] temple
       *[theatre] theater
    } in { $province } scores { $points ->
        [one] 1 point
       *[other] { $points } points
    } { $winters ->
        [one] this winter
       *[other] every winter
    }.

reason-rice-most = Most rice without a revolt: { $amount }.
reason-rice-calm = { $province } gives { $amount } rice without a revolt.
reason-rice-risk = { $province } gives { $amount } rice, but its farmers will revolt. Your chance to keep it is { $chance }%.
reason-rice-short = { $province } gives { $amount } rice, but { $short ->
        [one] 1 province
       *[other] up to { $short } provinces
    } might go unfed, and { $revolts } might revolt. { $why ->
        [risk] Its farmers will revolt; { $chance }% to keep it.
        [better] Richer provinces do more elsewhere.
       *[most] None of your provinces gives more without a revolt.
    }
reason-tax-most = Most chests without a revolt: { $amount }.
reason-tax-calm = { $province } gives { $amount ->
        [one] 1 chest
       *[other] { $amount } chests
    } without a revolt.
reason-tax-risk = { $province } gives { $amount ->
        [one] 1 chest
       *[other] { $amount } chests
    }, but its farmers will revolt. Your chance to keep it is { $chance }%.

reason-deploy = More armies make { $province } safer.
reason-deploy-goes-on = Add an army in { $province }, then move to { $target }.
reason-deploy-holds = { $target } has { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }, so defend { $province }.
reason-deploy-attacks = { $province } can attack { $target } later.

reason-march-neutral = Attack neutral { $target } with { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }: { $chance }% chance to win.
    .short = It is neutral, and your chance to win is { $chance }%.
reason-march-foe = Attack { $target } with { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }: { $chance }% chance to win.
    .short = Your chance to win is { $chance }%.
reason-march-moves = Move { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } to help { $target }.
    .short = { $target } needs help.

## Decisions that are not part of a plan: one sentence under a suggestion

reason-claim-beside = { $province } is next to { $count ->
        [one] 1 of your provinces
       *[other] { $count } of your provinces
    } and gives { $tax ->
        [one] 1 chest
       *[other] { $tax } chests
    } and { $rice } rice.
reason-claim = { $province } gives { $tax ->
        [one] 1 chest
       *[other] { $tax } chests
    } and { $rice } rice.
reason-claim-pile = An unknown province will probably suit you better than these two.
reason-claim-bury = Two new cards will probably suit you better than these.
reason-claim-armies = { $count ->
        [one] A rival is
       *[other] { $count } rival provinces are
    } next to { $province }, so { $armies ->
        [one] 1 army is
       *[other] { $armies } armies are
    } about right.
reason-claim-armies-safe = No rival is next to { $province }: save more armies for other provinces.
reason-place-one-more-chest = You planned Collect taxes, so the card gives you 1 more chest.
reason-place-one-more-rice = You planned Confiscate rice, so the card gives you 1 more rice.
reason-place-six-armies = You planned Deploy 5, so the card gives you 1 more army.
reason-place-attack = You planned a battle, and the card adds 1 army to each attack.
reason-place-defence = Rivals are next to you, and the card adds 1 army to each defense.
reason-place-order = No special card helps your plan, so only the position matters.
reason-deploy-most = You get { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } for the same price, and { $province } can use them.
reason-move-stays = { $province } needs its armies more than its neighbors do.
# What is different from what was foreseen when the plan was laid; it begins the reason for a changed suggestion.
reason-since = The plan has changed because { $since ->
        [two-farmers] the event gives neutral provinces more farmers
        [castle-defends] the event gives castles an army
        [temple-protects] the event protects provinces with a temple
        [yours] { $where } is yours now
        [rival] { $where } has a new owner
        [neutral] { $where } is neutral now
        [armies] { $where } has { $now ->
                [one] 1 army
               *[other] { $now } armies
            } instead of { $before }
        [revolt-markers] { $where } has { $now ->
                [0] no revolt marker
                [one] 1 revolt marker
               *[other] { $now } revolt markers
            } now
        [chance] your chance in { $where } is { $now }% instead of { $before }%
        [buildings] { $where } has other buildings now
        [special-cards] special cards help in battles
        [tower] other cubes are in the tower and the tray
       *[several] the provinces around { $where } have changed
    }.
reason-march-changed = { reason-since } Attack { $target } with { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }. Your chance to win is { $chance }%.
    .short = { reason-since } Your chance to win is { $chance }%.
reason-march-changed-moves = { reason-since } Move { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } to { $target }.
    .short = { reason-since }
reason-march-changed-stays = { reason-since } Keep all armies in { $province }.
    .short = { reason-since }
reason-march-least = Your armies have to go somewhere, and { $target } costs you least.
reason-reinforce = Your chance to win rises from { $without }% to { $chance }%.
reason-revolt-most = Few farmers are inside the tower, so fight for your most valuable province first.
reason-revolt-least = Many farmers are inside the tower, so let them come out where you have least to lose.
