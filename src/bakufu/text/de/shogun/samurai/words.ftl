# Samurai: was am Tisch gesagt wird, im Browser und im Terminal.

## Entscheidungen

decision-choose-benefit = Welchen Bonus der Samurai nimmst du?
    .help = Du bekommst einen von denen auf deiner neuen obersten Karte. Armeen in der Schale kämpfen beim nächsten Wurf mit.

## Züge

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

## Ereignisse

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
event-piles-rearranged = Die Samuraikarten werden zurückgesetzt.

## Der Tisch im Terminal

board-samurai = Samuraikarten:
board-samurai-card =
    { $card ->
        [0] { $player } noch keine
       *[other] { $player } { $card }
    }
board-benefit =
    { $benefit ->
        [chests] { $amount ->
            [one] 1 Truhe
           *[other] { $amount } Truhen
        }
        [rice] { $amount } Reis
        [armies] { $amount ->
            [one] 1 Armee
           *[other] { $amount } Armeen
        } in die Schale
       *[points] { $amount ->
            [one] 1 Punkt
           *[other] { $amount } Punkte
        }
    }
board-next-samurai = Deine nächste Samuraikarte bringt { $benefits }.

## Gründe für einen Vorschlag

reason-benefit-chests = { $amount ->
        [one] 1 Truhe hilft
       *[other] { $amount } Truhen helfen
    } deinem Plan am meisten.
reason-benefit-rice = Der Winter braucht { $short } Reis mehr, als du hast.
reason-benefit-armies = { $amount ->
        [one] 1 Armee in der Schale hilft
       *[other] { $amount } Armeen in der Schale helfen
    } in deinem nächsten Kampf.
reason-benefit-points = { $amount ->
        [one] 1 Punkt ist
       *[other] { $amount } Punkte sind
    } mehr wert als der Rest.

## Punkte in der Arena

arena-source-samurai = Samurai
