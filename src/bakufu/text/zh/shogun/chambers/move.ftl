# Chambers: its moves.

move-take-chamber =
    { $chamber-id ->
        [none] { $region }地区不取殿室
       *[other] 凭{ $region }地区取殿室{ $chamber }
    }
