# Samurai: what happens.

event-samurai-stayed =
    { $count ->
        [one] { $seat } has provinces in 1 region only: no benefit from the samurai.
       *[other] { $seat } has provinces in { $count } regions only: no benefit from the samurai.
    }
event-samurai-advanced = { $seat } has provinces in { $count } regions and turns up samurai card { $card }.
event-benefit-received =
    { $benefit-id ->
        [chests] { $seat } takes { $amount ->
            [one] 1 chest
           *[other] { $amount } chests
        } from the samurai and has { $total }.
        [rice] { $seat } takes { $amount } rice from the samurai and has { $total }.
        [armies] { $seat } puts { $amount ->
            [one] 1 army
           *[other] { $amount } armies
        } into the tray and has { $total } there.
       *[points] { $seat } scores { $amount } with the samurai and has { $total }.
    }
event-piles-rearranged = The samurai piles lie as at the beginning, the empty banner on top.
