# 统帅：建议的理由。

reason-leader = 你的统帅可以从{ $province }{ $count ->
        [0] 留守：那里安全，但没有己方邻国可去
       *[other] 前往{ $count }个己方邻国
    }。
reason-leader-stays = { $province }对你的统帅最安全。
reason-leader-trophies = 你的统帅在{ $province }把对手的{ $count }座雕像当作战利品。
reason-leader-comes = { $province }{ $count ->
        [0] 没有己方邻国，但以后的可能更差
       *[other] 有{ $count }个己方邻国可以前往
    }。
reason-leader-waits = 己方邻国更多的国更适合你的统帅。
reason-statue = 雕像在终局得{ $points }分，而{ $province }没有多大危险。
reason-statue-risk = 你可能失去{ $province }，那时对手会拿走雕像。
