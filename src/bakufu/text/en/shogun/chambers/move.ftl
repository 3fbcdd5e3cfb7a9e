# Chambers: its moves.

move-take-chamber =
    { $chamber-id ->
        [none] take no chamber for the { $region } region
       *[other] take chamber { $chamber } for the { $region } region
    }
