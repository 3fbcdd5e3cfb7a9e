# Samurai: the table as text.

board-samurai = Samurai cards:
board-samurai-card =
    { $card ->
        [0] { $player } none yet
       *[other] { $player } { $card }
    }
board-benefit =
    { $benefit ->
        [chests] { $amount } chests
        [rice] { $amount } rice
        [armies] { $amount ->
            [one] 1 army
           *[other] { $amount } armies
        } into the tray
       *[points] { $amount ->
            [one] 1 point
           *[other] { $amount } points
        }
    }
board-next-samurai = Your next samurai card brings { $benefits }.
