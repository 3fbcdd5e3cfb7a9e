# Moves in words, one message for each class of moves, as they stand in a list of options or in a tale of the game.

move-claim-card =
    { $card-id ->
        [left] take { $province }, the left open card
        [right] take { $province }, the right open card
        [bury] put both open cards under the pile
       *[pile] draw the top card of the pile
    }
move-claim-armies = place { $armies } armies in { $province }
move-plan-card =
    { $card-id ->
        [nothing] leave { $space } empty
       *[other] lay { $card } on { $space }
    }
move-take-place = take place { $place }, { $special }
move-deploy-armies =
    { $armies ->
        [one] deploy 1 army in { $province }
       *[other] deploy { $armies } armies in { $province }
    }
move-move-to =
    { $target-id ->
        [none] move nothing out of { $origin }
       *[other] move from { $origin } to { $target }
    }
move-march-to = march from { $origin } to { $target }
move-march-armies =
    { $armies ->
        [one] send 1 army from { $origin } to { $target }
       *[other] send { $armies } armies from { $origin } to { $target }
    }
move-reinforce =
    { $armies ->
        [0] add no army in { $province }
       *[other] add 1 army in { $province }
    }
move-next-revolt = face the revolt in { $province } first

## Military Leaders

move-place-leader = place the leader in { $province }
move-claim-with-leader =
    { $answer-id ->
        [yes] place the leader in { $province }
       *[nothing] place the leader later
    }
move-move-leader = move the leader from { $origin } to { $target }
move-raise-statue =
    { $answer-id ->
        [yes] raise a statue in { $province }
       *[nothing] raise no statue in { $province }
    }
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

## Tenno's Court

move-take-favour =
    { $favour-id ->
        [none] take no favour
       *[other] take the favour for { $officials } officials: { $favour }
    }
move-remove-event =
    { $effect-id ->
        [none] leave the event as it is
       *[other] remove the event: { $effect }
    }
move-calm-province = take a revolt marker away from { $province }
move-favoured-armies =
    { $armies ->
        [one] place 1 army in { $province }
       *[other] place { $armies } armies in { $province }
    }
move-favoured-building = build a { $building } in { $province }
move-take-chamber =
    { $chamber-id ->
        [none] take no chamber for the { $region } region
       *[other] take chamber { $chamber } for the { $region } region
    }
