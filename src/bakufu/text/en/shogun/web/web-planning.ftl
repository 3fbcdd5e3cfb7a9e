# The planning dock of the browser client. Short: most of it stands on cards and buttons.

## The board

planning-heading =
    { $season ->
        [spring] Plan your spring
        [summer] Plan your summer
       *[autumn] Plan your autumn
    }
planning-board = Planning board
planning-hand = Your hand
planning-hand-empty = All your cards are placed.
planning-space-bid = Bid
planning-space-castle = Build castle
planning-space-temple = Build temple
planning-space-theatre = Build theatre
planning-space-rice = Confiscate rice
planning-space-tax = Collect taxes
planning-space-deploy-5 = Deploy 5
planning-space-deploy-3 = Deploy 3
planning-space-deploy-1 = Deploy 1
planning-space-battle-a = Battle A
planning-space-battle-b = Battle B

# What a space is for, asked as long as it is empty
planning-ask-bid = How many chests do you bid to choose first?
planning-ask-castle = Which province gets a castle?
planning-ask-temple = Which province gets a temple?
planning-ask-theatre = Which province gets a theatre?
planning-ask-rice = Which province gives rice?
planning-ask-tax = Which province gives chests?
planning-ask-deploy-5 = Where do 5 new armies go?
planning-ask-deploy-3 = Where do 3 new armies go?
planning-ask-deploy-1 = Where does 1 new army go? Armies may then move on.
planning-ask-battle-a = From where do armies march? They must if they can.
planning-ask-battle-b = From where do armies march? They must if they can.
planning-stays-empty = No card left, no action

planning-place-known = action { $place }
planning-place-unknown = action 6 to 10, order unknown
planning-cost =
    { $price ->
        [one] costs 1 chest
       *[other] costs { $price } chests
    }

## Cards

planning-chest-word =
    { $chests ->
        [one] chest
       *[other] chests
    }
planning-chest-card =
    { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    }
planning-tax = Tax
planning-rice = Rice
planning-sites =
    { $sites ->
        [one] 1 free site
       *[other] { $sites } free sites
    }
planning-armies = Armies
planning-revolt-markers =
    { $markers ->
        [one] 1 revolt marker
       *[other] { $markers } revolt markers
    }
planning-no-action = No action
planning-pays =
    { $chests ->
        [0] Costs nothing
        [one] Pay 1 chest
       *[other] Pay { $chests } chests
    }
planning-one-more = +1 revolt marker
planning-effect-bid = Bids 0, does not act
planning-effect-build =
    { $sites ->
        [0] Last free site
        [one] 1 free site left
       *[other] { $sites } free sites left
    }
planning-effect-tax = { $range ->
        [yes] +{ $least } to { $most } chests
       *[no] +{ $most ->
            [one] 1 chest
           *[other] { $most } chests
        }
    }
planning-effect-rice = { $range ->
        [yes] +{ $least } to { $most } rice
       *[no] +{ $most } rice
    }
planning-effect-revolt = { $brings }, revolt
planning-effect-deploy = { $range ->
        [yes] { $before } → { $least } to { $most } armies
       *[no] { $before } → { $most } armies
    }
planning-effect-march = { $armies ->
        [one] 1 army must march
       *[other] 1 to { $armies } armies must march
    }
planning-card-described = { $name }: tax { $tax }, rice { $rice }, { $sites ->
        [0] no free site
        [one] 1 free site
       *[other] { $sites } free sites
    }, { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }{ $markers ->
        [0]{""}
        [one] , 1 revolt marker
       *[other] , { $markers } revolt markers
    }
planning-space-described = { $space }{ $known ->
        [yes] , { $place }
       *[no]{""}
    }{ $price ->
        [0]{""}
        [one] , costs 1 chest
       *[other] , costs { $price } chests
    }: { $card ->
        [none] empty
       *[other] { $card }
    }{ $effect ->
        [none]{""}
       *[other] , { $effect }
    }
planning-place-here = Place here
planning-place-instead = Place instead
planning-swap = Swap
planning-place-card = Place { $card } here
planning-percent = { $percent } %
planning-why-space = { $space }: why not?
planning-why-revolt = Why would { $province } revolt?
planning-revolt-case = In { $province } { $markers ->
        [one] a revolt marker lies
       *[other] { $markers } revolt markers lie
    }. Collecting there brings { $farmers ->
        [one] 1 farmer
       *[other] { $farmers } farmers
    } against your { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }.{ $hints ->
        [yes] {" "}You keep it with a chance of { $percent } %.
       *[no]{""}
    }
planning-why = Why?
planning-suggested = Suggested: { $why }
planning-why-suggested = Why { $card } here?

## What falls short: in few words, and in a sentence

planning-in-vain = Does nothing here
planning-vain-build-one-of-a-kind = Has one already
planning-vain-build-free-site = No free site
planning-vain-build-tiles-are-limited = None are left
planning-vain-march-one-army-stays = 1 army: can't march
planning-vain-march-nowhere-to-go = Nowhere to march
planning-unpaid = Can't pay { $price }
planning-perhaps-unpaid = May lack { $price }
planning-no-armies = Supply too small
planning-perhaps-no-armies = Supply may run out
planning-bid-short = More than you own
planning-short-chests =
    { $payable ->
        [never] you can't pay { $price ->
            [one] 1 chest
           *[other] { $price } chests
        } when it comes up
       *[perhaps] if others come first you can't pay { $price ->
            [one] 1 chest
           *[other] { $price } chests
        }
    }
planning-short-armies =
    { $payable ->
        [never] your supply has too few armies
       *[perhaps] if others come first your supply has too few armies
    }
planning-bid-too-high = you own only { $chests ->
        [0] 0 chests
        [one] 1 chest
       *[other] { $chests } chests
    }
planning-warning-line = { $space }: { $text }

## What to do next

planning-first-time = Put one card on each of the ten actions; they happen in the order shown. A chest card means no action. One card is your bid for the turn order. Then press Ready.

planning-tip-first = Choose a card, then a space for it. A province acts once a season: one that gets armies can't also attack.
planning-tip-held = { $card } is chosen. It acts once this season: choose its space.
planning-tip-held-placed = { $card }: choose another space, or itself again to take it back.
planning-tip-held-chests = { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    }: on an action it means no action; as your bid you pay { $chests ->
        [0] nothing
       *[other] { $chests }
    }.
planning-tip-aimed = { $space }: now choose a card for it.
planning-tip-more = { $count ->
        [one] 1 more card to place.
       *[other] { $count } more cards to place.
    } An action you don't want? Give it a chest card.
planning-tip-full = Your plan is complete. Change it as you like, then press Ready.
planning-tip-warned = Your plan is complete, but { $count ->
        [one] 1 space
       *[other] { $count } spaces
    } may come to nothing. Ready is still allowed.
planning-tip-ready = You are ready. { $count ->
        [0] The season begins.
        [one] { $names } is planning; until then you can change your plan.
       *[other] { $names } are planning; until then you can change your plan.
    }

## The summary

planning-sum = Your plan
planning-sum-if = if nothing goes wrong
planning-flow = Chests through the round: { $now } now, { $lowest } at the lowest, { $end } at the end
planning-flow-now = now
planning-flow-open = 6–10
planning-chests-line = Costs { $spent }, earns { $earned }
planning-rice-line = { $provinces ->
        [one] Your province needs 1 rice
       *[other] Your { $provinces } provinces need { $provinces } rice
    }{ $most ->
        [0]{""}
       *[other] , and first the event takes { $range ->
            [yes] { $least } to { $most }
           *[no] { $most }
        } of your stock
    }; you will have { $after }
planning-rice-short = { $range ->
        [yes] { $least } to { $most }
       *[no] { $most }
    } short.
planning-rice-colon = { ": " }
planning-rice-means = Farmers may revolt
planning-rice-case = Every province needs 1 rice in winter, and before that the winter’s event takes rice from your stock, at most what you have: the more you store, the more it can take. { $season ->
        [autumn] This is the last season to gather rice
       *[other] You can still confiscate rice until autumn ends
    }: the more provinces stay without, the more of them revolt.
planning-why-short = What if rice is short?
planning-markers = +{ $count ->
        [one] 1 revolt marker
       *[other] { $count } revolt markers
    }: { $provinces }
planning-why-markers = What is a revolt marker?
planning-markers-case = Whoever takes rice or taxes leaves a revolt marker in the province. It does no harm yet; but take rice or taxes there again this year, and the farmers revolt. On the map, Unrest shows where markers lie.
planning-arrow = { $before } → { $after }
planning-chests = Chests
planning-revolt-count = { $count ->
        [one] 1 revolt
       *[other] { $count } revolts
    }
planning-warning-count = { $count ->
        [one] 1 warning
       *[other] { $count } warnings
    }
planning-short-count = { $range ->
        [yes] { $least } to { $most } short
       *[no] { $most } short
    }
planning-revolt-line = Revolt in { $province }{ $hints ->
        [yes] : you hold it
       *[no]{""}
    }

## Buttons

planning-left =
    { $count ->
        [one] Place 1 more card
       *[other] Place { $count } more cards
    }
planning-left-short = Place { $count } more
planning-ready = Ready
planning-not-ready = Change my plan
planning-suggest = Suggest
planning-suggest-other = { $card ->
        [none] leaving out { $space }
       *[other] { $card } on { $space }
    }
planning-reasons = Why these cards?
planning-harmed = You placed { $card } on { $space } yourself: { $what }.
planning-harmed-revolt = its farmers will revolt
planning-reasons-hide = Hide the reasons
planning-more-cards = More cards
planning-suggesting = Thinking
planning-undo = Undo
planning-nothing-to-undo = There is nothing to undo.
planning-watching = The players are planning.

## What a screen reader hears

planning-said-placed = { $card } on { $space }{ $effect ->
        [none]{""}
       *[other] : { $effect }
    }. { $left ->
        [0] The plan is complete.
        [one] 1 more card to place.
       *[other] { $left } more cards to place.
    }
planning-said-swapped = { $card } on { $space }, { $other } on { $former }.
planning-said-taken = { $card } is back in your hand. { $left ->
        [one] 1 more card to place.
       *[other] { $left } more cards to place.
    }
planning-said-held = { $card } is chosen. Choose a space.
planning-said-undone = Undone. { $left ->
        [0] The plan is complete.
        [one] 1 more card to place.
       *[other] { $left } more cards to place.
    }
planning-said-suggested = A plan is suggested, with reasons. “Do it” lays its cards.
planning-said-ready = You are ready.
planning-said-not-ready = You are planning again.
