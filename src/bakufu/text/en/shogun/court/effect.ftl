# Tenno's Court: what its cards of the plan would do.

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
