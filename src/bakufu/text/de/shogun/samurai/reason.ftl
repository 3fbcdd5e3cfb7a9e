# Samurai: Gründe für einen Vorschlag.

reason-benefit-chests = { $amount ->
        [one] 1 Truhe hilft
       *[other] { $amount } Truhen helfen
    } deinem Plan am meisten.
reason-benefit-rice = Der Winter braucht { $short } Reis mehr, als du hast.
reason-benefit-armies = { $amount ->
        [one] 1 Armee in der Schale hilft
       *[other] { $amount } Armeen in der Schale helfen
    } in deiner nächsten Schlacht.
reason-benefit-points = { $amount ->
        [one] 1 Punkt ist
       *[other] { $amount } Punkte sind
    } mehr wert als der Rest.
