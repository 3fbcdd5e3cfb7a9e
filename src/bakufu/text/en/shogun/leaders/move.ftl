# Military Leaders: its moves.

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
