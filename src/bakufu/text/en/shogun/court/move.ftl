# Tenno's Court: its moves.

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
