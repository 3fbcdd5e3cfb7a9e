# Tenno's Court: what is said at the table, in the browser and in the terminal.

## Decisions

decision-take-favour = Which favour of the Tenno do you take?
    .help =
        You may take one, for as many of your officials in the audience hall as its space shows. Officials you do not
        spend go back to the entrance hall and count next season.
decision-remove-event = Do you remove the event of the season?
    .help = Without it nothing is changed for anybody this season. Otherwise it stays as it is.
decision-calm-province = Where do you take a revolt marker away?
    .help = In one of your provinces in which a revolt marker lies.
decision-favoured-armies = Where do you place the armies?
    .help = All of them in one province of your own, or in a neutral one, which becomes yours without a battle.
decision-favoured-building = Where do you build the { $building }?
    .help = In a province of your own with a free site that has none of its kind. It costs nothing.

## Moves

move-take-favour =
    { $favour-id ->
        [none] take no favour
       *[other] take the favour for { $officials } officials: { $favour }
    }
move-remove-event =
    { $effect-id ->
        [none] leave the event as it is
       *[other] remove the event: { $effect }
    }
move-calm-province = take a revolt marker away from { $province }
move-favoured-armies =
    { $armies ->
        [one] place 1 army in { $province }
       *[other] place { $armies } armies in { $province }
    }
move-favoured-building = build a { $building } in { $province }

## Events

event-officials-sent =
    { $officials ->
        [0] { $seat } sends no official to the court.
        [one] { $seat } sends 1 official to the court for an army from the first load.
       *[other] { $seat } sends { $officials } officials to the court for armies from the first load.
    }
event-favours-laid-out = Favours of the Tenno, the dearest first: { $favours }.
event-court-opened = At the Tenno's court: armies become officials.
event-armies-converted =
    { $rule ->
        [court-from-the-tray] { $seat } turns { $officials ->
            [one] 1 army from the tray into an official
           *[other] { $officials } armies from the tray into officials
        } and has { $entrance } in the entrance hall.
       *[other] { $seat } turns { $officials ->
            [one] 1 army from { $card } into an official
           *[other] { $officials } armies from { $card } into officials
        } and has { $entrance } in the entrance hall.
    }
event-last-army-left = Only 1 army stays in { $province }: { $seat } must convert the others.
event-nothing-converted =
    { $rule ->
        [court-one-army-stays] { $seat } has too few armies in { $card } for { $space }.
        [court-too-few-in-the-tray] { $seat } has too few armies in the tray for { $space }.
        [court-officials-are-limited] { $seat } has too few officials left for { $space }.
        [court-chest-card-declines] { $seat } passes { $space } with a chest card.
       *[other] { $seat } has laid no card on { $space }.
    }
event-audience-began = The Tenno gives audience to { $order }.
event-audience-missed = Without an official at court: { $seats }.
event-audience-tied = Equally many officials, so the turn order decides: { $seats }.
event-officials-entered =
    { $officials ->
        [one] { $seat } comes before the Tenno with 1 official.
       *[other] { $seat } comes before the Tenno with { $officials } officials.
    }
event-favours-too-dear =
    { $officials ->
        [one] { $seat } has only 1 official and can afford no favour.
       *[other] { $seat } has only { $officials } officials and can afford no favour.
    }
event-favour-taken = { $seat } takes a favour for { $officials } officials: { $favour }.
event-favour-declined = { $seat } takes no favour.
event-audience-ended = All favours are taken. Too late: { $seats }.
event-favours-removed = Nobody takes these favours, and they leave the game: { $favours }.
event-officials-returned =
    { $officials ->
        [one] 1 official of { $seat } goes back to the entrance hall.
       *[other] { $officials } officials of { $seat } go back to the entrance hall.
    }
event-favour-brought =
    { $rule ->
        [court-favour-gives-chests] The favour brings { $seat } { $amount ->
            [one] 1 chest
           *[other] { $amount } chests
        }, which makes { $total }.
        [court-favour-fills-tray] { $seat } puts { $amount ->
            [one] 1 army
           *[other] { $amount } armies
        } into the tray and has { $total } there.
       *[other] The favour brings { $seat } { $amount } rice, which makes { $total }.
    }
event-favour-short = The supply has only { $after } of the { $before } that { $seat } should get.
event-favour-in-vain = The favour has no effect for { $seat }: { $favour }.
event-favour-lost = { $seat } loses the favor card without using it: { $favour }.
event-event-removed = { $seat } removes the event: { $effect }.
event-event-left = { $seat } lets the event stay: { $effect }.
event-favour-kept = { $seat } has no revolt marker and keeps the favour for the next one.
event-marker-parried = { $seat } keeps a revolt marker away from { $province } with a favour.
event-armies-granted =
    { $rule ->
        [court-favour-takes-neutral] { $seat } takes neutral { $province } without a battle, with { $armies ->
            [one] 1 army
           *[other] { $armies } armies
        }.
       *[other] { $seat } places { $armies ->
            [one] 1 army
           *[other] { $armies } armies
        } in { $province } by the Tenno's favour.
    }
event-protection-granted = This season { $seat } cannot be attacked with { $actions }.
event-protection-ended = The protection of { $seat } ends.
event-action-skipped-court-tower-card-declines = { $seat } passes with a dice tower card.

## Names

name-space-convert-3 = Convert 3
name-space-convert-2 = Convert 2
name-space-convert-1 = Convert 1
name-card-tower-1 = tower-1
name-card-tower-2 = tower-2
name-card-tower-3 = tower-3

## Favours, with the number of the card

name-favour-event = remove the event (card { $number })
name-favour-marker = remove a revolt marker (card { $number })
name-favour-armies = { $amount ->
        [one] 1 army
       *[other] { $amount } armies
    } in a province (card { $number })
name-favour-chests = { $amount ->
        [one] 1 chest
       *[other] { $amount } chests
    } (card { $number })
name-favour-tray = { $amount ->
        [one] 1 army
       *[other] { $amount } armies
    } into the tray (card { $number })
name-favour-rice = { $amount } rice (card { $number })
name-favour-points = { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } (card { $number })
name-favour-castle = a castle (card { $number })
name-favour-temple = a temple (card { $number })
name-favour-theatre = a theatre (card { $number })
name-favour-protection-a = protection from Battle A (card { $number })
name-favour-protection-b = protection from Battle B (card { $number })
name-favour-protection-both = protection from Battle A and B (card { $number })

## The table in the terminal

board-favours = Favours:
board-favour = { $officials } officials: { $favour }
board-court = Officials at court, and left in supply:
board-officials = { $player } { $here }/{ $left }
board-favoured = In the Tenno's favour:
board-kept = { $player } parries the next revolt marker
board-protected = { $player } is safe from { $actions }

## Effects of cards

effect-convert = { $armies ->
        [one] 1 army of { $province } becomes an official
       *[other] { $armies } armies of { $province } become officials
    }
effect-convert-tray = { $armies ->
        [one] 1 army in the tray becomes an official
       *[other] { $armies } armies in the tray become officials
    }
effect-cannot-convert =
    { $rule ->
        [court-one-army-stays] in vain: too few armies there now
        [court-too-few-in-the-tray] in vain: too few of your armies in the tray now
       *[court-officials-are-limited] in vain: too few officials in supply
    }

## Reasons for a suggestion

reason-convert = { $province } can spare { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } for the court.
reason-convert-tray = { $armies ->
        [one] 1 army in the tray is
       *[other] { $armies } armies in the tray are
    } more use at court.
reason-convert-none = Armies do more on the board than at court.

## Favors and what they are used for

reason-favour = The favor is worth more than what { $officials } officials can get next season.
reason-favour-last = Officials are of no use later, so take the best favor.
reason-favour-none = No favor is worth its officials now. They wait for next season.
reason-favour-none-last = No favor helps you any more.
reason-event-harms = The event hurts your own plan.
reason-event-stays = The event doesn’t hurt your plan, so let it stay.
reason-calm = { $province } has { $markers ->
        [one] 1 revolt marker
       *[other] { $markers } revolt markers
    } and most to lose.
reason-favoured-takes = { $armies ->
        [one] 1 army takes
       *[other] { $armies } armies take
    } neutral { $province } without a battle.
reason-favoured-armies = { $province } needs { $armies ->
        [one] 1 more army
       *[other] { $armies } more armies
    } most.

## Points in the arena

arena-source-favours = Favours
