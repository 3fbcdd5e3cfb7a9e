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
