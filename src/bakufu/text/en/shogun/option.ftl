# What is said beside the options of a decision.

option-claim-pile = the top card, face down
option-claim-bury = put both face-up cards under the pile and choose again
option-province = tax { $tax }, rice { $rice }, { $sites ->
        [one] 1 site
       *[other] { $sites } sites
    }, { $region } region{ $count ->
        [0]{""}
       *[other] , next to your { $own }
    }
option-own = your own, { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }
option-foe = { $owner }, { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }
option-neutral = neutral
option-worth = { $who }; tax { $tax }, rice { $rice }{ $count ->
        [0]{""}
       *[other] ; { $buildings }
    }{ $markers ->
        [0]{""}
        [one] ; 1 revolt marker
       *[other] ; { $markers } revolt markers
    }
option-stay = the armies stay
option-revolt = { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }, { $markers ->
        [0] no revolt marker
        [one] 1 revolt marker
       *[other] { $markers } revolt markers
    }
option-place = { $special }: { $privilege }
option-add = add 1 army from your supply of { $supply }
option-add-none = don't add
