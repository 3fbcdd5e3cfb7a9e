# Samurai: der Tisch als Text.

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
