# Tenno's Court: what its cards of the plan would do.

effect-convert = { $armies ->
        [one] 1 army of { $province } becomes an official
       *[other] { $armies } armies of { $province } become officials
    }
effect-convert-tray = { $armies ->
        [one] 1 army in the tray becomes an official
       *[other] { $armies } armies in the tray become officials
    }
