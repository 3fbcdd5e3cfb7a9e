# Moves in words, one message for each class of moves, as they stand in a list of options or in a tale of the game.

move-claim-card =
    { $card-id ->
        [left] take { $province }, the left face-up card
        [right] take { $province }, the right face-up card
        [bury] put both face-up cards under the pile
       *[pile] draw the top card of the pile
    }
move-claim-armies = place { $armies } armies in { $province }
move-plan-card =
    { $card-id ->
        [nothing] leave { $space } empty
       *[other] place { $card } on { $space }
    }
move-take-place = take position { $place }, { $special }
move-deploy-armies =
    { $armies ->
        [one] deploy 1 army in { $province }
       *[other] deploy { $armies } armies in { $province }
    }
move-move-to =
    { $target-id ->
        [none] keep all in { $origin }
       *[other] move from { $origin } to { $target }
    }
move-march-to = go from { $origin } to { $target }
move-march-armies =
    { $armies ->
        [one] send 1 army from { $origin } to { $target }
       *[other] send { $armies } armies from { $origin } to { $target }
    }
move-reinforce =
    { $armies ->
        [0] don't add an army in { $province }
       *[other] add 1 army in { $province }
    }
move-next-revolt = resolve the revolt in { $province } first
