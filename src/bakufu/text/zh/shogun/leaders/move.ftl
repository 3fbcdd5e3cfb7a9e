# Military Leaders: its moves.

move-place-leader = 把统帅放进{ $province }
move-claim-with-leader =
    { $answer-id ->
        [yes] 把统帅放进{ $province }
       *[nothing] 以后再放统帅
    }
move-move-leader = 统帅从{ $origin }移动到{ $target }
move-raise-statue =
    { $answer-id ->
        [yes] 在{ $province }竖立雕像
       *[nothing] 不在{ $province }竖立雕像
    }
