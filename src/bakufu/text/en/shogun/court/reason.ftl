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
