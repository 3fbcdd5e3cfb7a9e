# Samurai: what is said at the table, in the browser and in the terminal.

## Decisions

decision-choose-benefit = Which samurai benefit do you take?
    .help = You get one of the benefits on your new top card. Armies in the tray join your next throw.

## Moves

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

## Events

event-samurai-stayed =
    { $count ->
        [one] { $seat } has provinces in only 1 region: no samurai benefit.
       *[other] { $seat } has provinces in only { $count } regions: no samurai benefit.
    }
event-samurai-advanced = { $seat } has provinces in { $count } regions and reveals samurai card { $card }.
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
event-piles-rearranged = Samurai cards are reset.

## The table in the terminal

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
board-next-samurai = Your next samurai card offers { $benefits }.

## Reasons for a suggestion

reason-benefit-chests = { $amount ->
        [one] 1 chest does
       *[other] { $amount } chests do
    } most for your plan.
reason-benefit-rice = In winter you'll need { $short } more rice than you have.
reason-benefit-armies = { $amount ->
        [one] 1 army in the tray helps
       *[other] { $amount } armies in the tray help
    } in your next battle.
reason-benefit-points = { $amount ->
        [one] 1 point is
       *[other] { $amount } points are
    } worth more than the rest.

## Points in the arena

arena-source-samurai = Samurai
