# Tenno's Court: what happens.

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
