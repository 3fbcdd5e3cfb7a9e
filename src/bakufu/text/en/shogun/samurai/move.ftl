# Samurai: its moves.

move-choose-benefit =
    { $benefit-id ->
        [chests] take { $amount ->
            [one] 1 chest
           *[other] { $amount } chests
        } from the samurai
        [rice] take { $amount } rice from the samurai
        [armies] put { $amount ->
            [one] 1 army
           *[other] { $amount } armies
        } into the tray
       *[points] score { $amount ->
            [one] 1 point
           *[other] { $amount } points
        } with the samurai
    }
