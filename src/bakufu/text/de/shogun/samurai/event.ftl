# Samurai: was geschieht.

event-samurai-stayed =
    { $count ->
        [one] { $seat } hat nur in 1 Region Provinzen: kein Bonus der Samurai.
       *[other] { $seat } hat nur in { $count } Regionen Provinzen: kein Bonus der Samurai.
    }
event-samurai-advanced = { $seat } hat Provinzen in { $count } Regionen und deckt Samuraikarte { $card } auf.
event-benefit-received =
    { $benefit-id ->
        [chests] { $seat } nimmt { $amount ->
            [one] 1 Truhe
           *[other] { $amount } Truhen
        } von den Samurai und hat { $total }.
        [rice] { $seat } nimmt { $amount } Reis von den Samurai und hat { $total }.
        [armies] { $seat } legt { $amount ->
            [one] 1 Armee
           *[other] { $amount } Armeen
        } in die Schale und hat dort { $total }.
       *[points] { $seat } bekommt { $amount ->
            [one] 1 Punkt
           *[other] { $amount } Punkte
        } durch die Samurai und hat { $total }.
    }
event-piles-rearranged = Die Samuraistapel liegen wieder wie am Anfang, das leere Banner obenauf.
