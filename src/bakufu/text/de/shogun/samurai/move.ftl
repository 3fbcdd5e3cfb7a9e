# Samurai: die Züge.

move-choose-benefit =
    { $benefit-id ->
        [chests] { $amount ->
            [one] 1 Truhe
           *[other] { $amount } Truhen
        } von den Samurai nehmen
        [rice] { $amount } Reis von den Samurai nehmen
        [armies] { $amount ->
            [one] 1 Armee
           *[other] { $amount } Armeen
        } in die Schale legen
       *[points] { $amount ->
            [one] 1 Punkt
           *[other] { $amount } Punkte
        } von den Samurai nehmen
    }
