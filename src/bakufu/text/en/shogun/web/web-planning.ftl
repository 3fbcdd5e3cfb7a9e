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
planning-space-theatre = Build theater
planning-space-rice = Confiscate rice
planning-space-tax = Collect taxes
planning-space-deploy-5 = Deploy 5
planning-space-deploy-3 = Deploy 3
planning-space-deploy-1 = Deploy 1
planning-space-battle-a = Battle A
planning-space-battle-b = Battle B

# What a space is for, asked as long as it is empty
planning-ask-bid = How many chests do you bid for turn order?
planning-ask-castle = Build a castle in which province?
planning-ask-temple = Build a temple in which province?
planning-ask-theatre = Build a theater in which province?
planning-ask-rice = Confiscate rice from which province?
planning-ask-tax = Tax which province?
planning-ask-deploy-5 = Where do you deploy 5 armies?
planning-ask-deploy-3 = Where do you deploy 3 armies?
planning-ask-deploy-1 = Where do you deploy 1 army? Then you may move armies.
planning-ask-battle-a = Which province attacks or moves? (Mandatory if possible.)
planning-ask-battle-b = Which province attacks or moves? (Mandatory if possible.)
planning-stays-empty = No card left, no action

planning-place-known = action { $place }
planning-place-unknown = actions 6 to 10, order unknown
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
        [0] Free
        [one] Pay 1 chest
       *[other] Pay { $chests } chests
    }
planning-one-more = +1 revolt marker
planning-effect-bid = Free bid; beats 0 chests
planning-effect-build =
    { $sites ->
        [0] Last free site
        [one] 1 free site left
       *[other] { $sites } free sites left
    }
planning-effect-tax = { $range ->
        [yes] +{ $least }–{ $most } chests
       *[no] +{ $most ->
            [one] 1 chest
           *[other] { $most } chests
        }
    }
planning-effect-rice = { $range ->
        [yes] +{ $least }–{ $most } rice
       *[no] +{ $most } rice
    }
planning-effect-revolt = { $brings }, revolt
planning-effect-deploy = { $range ->
        [yes] { $before } → { $least }–{ $most } armies
       *[no] { $before } → { $most } armies
    }
planning-effect-march = { $armies ->
        [one] 1 army must go
       *[other] 1–{ $armies } armies must go
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
planning-place-instead = Replace
planning-swap = Swap
planning-place-card = Place { $card } here
planning-percent = { $percent }%
planning-why-space = { $space }: why not?
planning-why-revolt = Why would { $province } revolt?
planning-revolt-case = { $province } has { $markers ->
        [one] a revolt marker
       *[other] { $markers } revolt markers
    }. Collecting there triggers a revolt: { $farmers ->
        [one] 1 farmer
       *[other] { $farmers } farmers
    } against your { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }.{ $hints ->
        [yes] {" "}Your chance to keep it is { $percent }%.
       *[no]{""}
    }
planning-why = Why?
planning-suggested = Suggested: { $why }
planning-why-suggested = Why { $card } here?

## What falls short: in few words, and in a sentence

planning-in-vain = No effect here
planning-vain-build-one-of-a-kind = Already has one
planning-vain-build-free-site = No free site
planning-vain-build-tiles-are-limited = None left
planning-vain-march-one-army-stays = Only 1 army: can't go
planning-vain-march-nowhere-to-go = Nowhere to go
planning-unpaid = Can't afford { $price }
planning-perhaps-unpaid = Might not afford { $price }
planning-no-armies = Supply too small
planning-perhaps-no-armies = Supply might run out
planning-bid-short = More than you have
planning-short-chests =
    { $payable ->
        [never] you can't afford { $price ->
            [one] 1 chest
           *[other] { $price } chests
        } when it comes up
       *[perhaps] if other actions come first, you can't afford { $price ->
            [one] 1 chest
           *[other] { $price } chests
        }
    }
planning-short-armies =
    { $payable ->
        [never] your supply has too few armies
       *[perhaps] if other actions come first, your supply has too few armies
    }
planning-bid-too-high = you only have { $chests ->
        [0] 0 chests
        [one] 1 chest
       *[other] { $chests } chests
    }
planning-warning-line = { $space }: { $text }

## What to do next

planning-first-time = Place one card on each of the ten actions. A chest card skips an action. One more card is your bid for turn order. Then press Ready.

planning-tip-first = Choose a card, then a space for it. A province acts once per season: if it gets armies, it can't also attack.
planning-tip-held = { $card } selected. It acts once this season: choose its space.
planning-tip-held-placed = { $card }: choose another space, or select it again to return it to your hand.
planning-tip-held-chests = { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    }: on an action it means skip; as your bid you pay { $chests ->
        [0] nothing
       *[other] { $chests }
    }.
planning-tip-aimed = { $space }: now choose a card for it.
planning-tip-more = { $count ->
        [one] 1 more card to place.
       *[other] { $count } more cards to place.
    } Want to skip an action? Give it a chest card.
planning-tip-full = Your plan is complete. Change it if you like, then press Ready.
planning-tip-warned = Your plan is complete, but { $count ->
        [one] 1 action
       *[other] { $count } actions
    } might fail. You can still press Ready.
planning-tip-ready = You're ready. { $count ->
        [0] The season begins.
        [one] { $names } is planning; until then you can change your plan.
       *[other] { $names } are planning; until then you can change your plan.
    }

## The summary

planning-sum = Your plan
planning-sum-if = if nothing goes wrong
planning-flow = Chests through the season: { $now } now, { $lowest } at the lowest, { $end } at the end
planning-flow-now = now
planning-flow-open = 6–10
planning-chests-line = Costs { $spent }, earns { $range ->
        [yes] { $least }–{ $most }
       *[no] { $most }
    }
planning-rice-line = Winter needs { $provinces }{ $most ->
        [0]{""}
       *[other] , event takes { $range ->
            [yes] { $least }–{ $most }
           *[no] { $most }
        }
    }
planning-rice-short = { $range ->
        [yes] { $least } to { $most }
       *[no] { $most }
    } short.
planning-rice-colon = { ": " }
planning-rice-means = Farmers might revolt
planning-rice-case = Each province needs 1 rice in winter. Before that, the winter event takes rice you have: the more you collect, the more it can take. { $season ->
        [autumn] This is the last season to collect rice
       *[other] You can still confiscate rice until autumn ends
    }: the more provinces go unfed, the more revolt.
planning-why-short = What if rice is short?
planning-markers = +{ $count ->
        [one] 1 revolt marker
       *[other] { $count } revolt markers
    }: { $provinces }
planning-why-markers = What is a revolt marker?
planning-markers-case = Collecting rice or taxes puts a revolt marker on the province. Collect there again this year and the farmers revolt. The map's “Revolt markers” layer shows where they are.
planning-arrow = { $before } → { $range ->
        [yes] { $least }–{ $most }
       *[no] { $most }
    }
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
        [yes] : you keep it
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
planning-tried-better = Place the better plan
planning-tried-played = Place what was played
planning-reason-card = { $space }: { $card }
planning-reason-skip = { $space }: no action (card: { $card })
planning-suggest = Suggest plan
planning-suggest-other = { $card ->
        [none] no card on { $space }
       *[other] { $card } on { $space }
    }
planning-reasons = Why these cards?
planning-harmed = I'd take { $card } off “{ $space }”: { $what }.
planning-harmed-vain = it can do nothing there
planning-harmed-unpaid = you can't pay for it
planning-harmed-anger = its farmers would revolt
planning-harmed-thin = only 1 army could go
planning-harmed-hopeless = no attack from there has a good chance
planning-harmed-doomed = a strong rival next to it might take it
planning-reasons-hide = Hide reasons
planning-more-cards = More cards
planning-suggesting = Thinking…
planning-undo = Undo
planning-nothing-to-undo = Nothing to undo.
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
planning-said-held = { $card } selected. Choose a space.
planning-said-undone = Undone. { $left ->
        [0] The plan is complete.
        [one] 1 more card to place.
       *[other] { $left } more cards to place.
    }
planning-said-suggested = Here is a suggested plan with reasons. “Do it” places its cards.
planning-said-ready = You're ready.
planning-said-not-ready = You're planning again.
