# Tenno's Court: reasons for a suggested plan.

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
