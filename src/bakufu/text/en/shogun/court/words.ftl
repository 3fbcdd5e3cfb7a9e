# Tenno's Court: what is said at the table, in the browser and in the terminal.

## Decisions

decision-take-favour = Choose a favor
    .help =
        You may take one. It costs as many of your officials in the audience hall as its space shows. Officials you don't
        spend return to the entrance hall and count next season.
decision-remove-event = Remove this season's event?
    .help = If you remove it, it has no effect for anyone. Otherwise it stays.
decision-calm-province = Where do you remove a revolt marker?
    .help = Choose one of your provinces with a revolt marker.
decision-favoured-armies = Where do you place the armies?
    .help = All in one of your provinces, or in a neutral one, which becomes yours without a battle.
decision-favoured-building = Where do you build the { $building }?
    .help = In one of your provinces with a free site and none of its kind. It's free.

## Moves

move-take-favour =
    { $favour-id ->
        [none] take no favor
       *[other] take the favor for { $officials } officials: { $favour }
    }
move-remove-event =
    { $effect-id ->
        [none] keep the event
       *[other] remove the event: { $effect }
    }
move-calm-province = remove a revolt marker from { $province }
move-favoured-armies =
    { $armies ->
        [one] place 1 army in { $province }
       *[other] place { $armies } armies in { $province }
    }
move-favoured-building = build a { $building } in { $province }

## Events

event-officials-sent =
    { $officials ->
        [0] { $seat } sends no officials to the court.
        [one] { $seat } sends 1 official to the court, for an army from the first load.
       *[other] { $seat } sends { $officials } officials to the court, for armies from the first load.
    }
event-favours-laid-out = Favor cards, most expensive first: { $favours }.
event-court-opened = Tenno's Court: armies become officials.
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
        [court-chest-card-declines] { $seat } skips { $space } with a chest card.
       *[other] { $seat } has no card on { $space }.
    }
event-audience-began = Audience order: { $order }.
event-audience-missed = No officials, so no audience: { $seats }.
event-audience-tied = Tied officials, ordered by turn order: { $seats }.
event-officials-entered =
    { $officials ->
        [one] { $seat } enters the audience hall with 1 official.
       *[other] { $seat } enters the audience hall with { $officials } officials.
    }
event-favours-too-dear =
    { $officials ->
        [one] { $seat } has only 1 official and can't afford a favor.
       *[other] { $seat } has only { $officials } officials and can't afford a favor.
    }
event-favour-taken = { $seat } takes a favor for { $officials } officials: { $favour }.
event-favour-declined = { $seat } takes no favor.
event-audience-ended = No favors left for { $seats }.
event-favours-removed = Unclaimed favors are removed from the game: { $favours }.
event-officials-returned =
    { $officials ->
        [one] 1 of { $seat }'s officials returns to the entrance hall.
       *[other] { $officials } of { $seat }'s officials return to the entrance hall.
    }
event-favour-brought =
    { $rule ->
        [court-favour-gives-chests] { $seat } gets { $amount ->
            [one] 1 chest
           *[other] { $amount } chests
        } from the favor and has { $total }.
        [court-favour-fills-tray] { $seat } puts { $amount ->
            [one] 1 army
           *[other] { $amount } armies
        } into the tray and has { $total } there.
       *[other] { $seat } gets { $amount } rice from the favor and has { $total }.
    }
event-favour-short = The supply has only { $after } of the { $before } due to { $seat }.
event-favour-in-vain = The favor has no effect for { $seat }: { $favour }.
event-favour-lost = { $seat } loses the favor card without using it: { $favour }.
event-event-removed = { $seat } removes the event: { $effect }.
event-event-left = { $seat } keeps the event: { $effect }.
event-favour-kept = { $seat } has no revolt marker and keeps the favor for the next one.
event-marker-parried = { $seat } stops a revolt marker in { $province } with a favor.
event-armies-granted =
    { $rule ->
        [court-favour-takes-neutral] { $seat } takes control of neutral { $province } without a battle, with { $armies ->
            [one] 1 army
           *[other] { $armies } armies
        }.
       *[other] { $seat } places { $armies ->
            [one] 1 army
           *[other] { $armies } armies
        } in { $province } with a favor.
    }
event-protection-granted = { $seat } can't be attacked with { $actions } this season.
event-protection-ended = { $seat }'s protection ends.
event-action-skipped-court-tower-card-declines = { $seat } skips with a dice tower card.

## Names

name-space-convert-3 = Convert 3
name-space-convert-2 = Convert 2
name-space-convert-1 = Convert 1
name-card-tower-1 = tower card 1
name-card-tower-2 = tower card 2
name-card-tower-3 = tower card 3
name-board-tower = Dice tower

## Favors

name-favour-event = remove the event
name-favour-marker = remove a revolt marker
name-favour-armies = { $amount ->
        [one] 1 army
       *[other] { $amount } armies
    } in a province
name-favour-chests = { $amount ->
        [one] 1 chest
       *[other] { $amount } chests
    }
name-favour-tray = { $amount ->
        [one] 1 army
       *[other] { $amount } armies
    } into the tray
name-favour-rice = { $amount } rice
name-favour-points = { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
name-favour-castle = a castle
name-favour-temple = a temple
name-favour-theatre = a theater
name-favour-protection-a = protection from Battle A
name-favour-protection-b = protection from Battle B
name-favour-protection-both = protection from Battle A and B

## The table in the terminal

board-favours = Favors:
board-favour = { $officials } officials: { $favour }
board-court = Officials at court, and left in supply:
board-officials = { $player } { $here }/{ $left }
board-favoured = Active favors:
board-kept = { $player } stops the next revolt marker
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
        [court-one-army-stays] no effect: too few armies there now
        [court-too-few-in-the-tray] no effect: too few of your armies in the tray now
       *[court-officials-are-limited] no effect: too few officials in the supply
    }

## Reasons for a suggestion

reason-convert = { $province } can spare { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } for the court.
reason-convert-tray = { $armies ->
        [one] 1 army in the tray does
       *[other] { $armies } armies in the tray do
    } more at court.
reason-convert-none = Armies do more on the board than at court.

## Favors and what they are used for

reason-favour = The favor is worth more than what { $officials } officials can get next season.
reason-favour-last = Officials are of no use later, so take the best favor.
reason-favour-none = No favor is worth its officials now. Save them for next season.
reason-favour-none-last = None of these favors helps you now.
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

arena-source-favours = Favors
