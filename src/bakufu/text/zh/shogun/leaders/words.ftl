# Military Leaders: what is said at the table, in the browser and in the terminal.

## Decisions

decision-place-leader = 你把统帅放在哪里？
    .help = 任何一个己方国。只要统帅在那里，你在那里执行行动就会更便宜或收获更多。季末他必须转移；如果去的是邻国，你可以在他身后竖立一座雕像。
decision-claim-with-leader = 你要把统帅放进{ $province }吗？
    .help = 他会来到你选取的国之一，最迟是最后一个。
decision-move-leader = 你的统帅从{ $origin }去哪里？
    .help = 去另一个己方国。如果它与{ $origin }相邻（陆路或水路），你可以在那里留下一座雕像。去别处就是逃离，仅仅是没有雕像而已。他所到之处，别人的雕像会成为你的战利品。
decision-raise-statue = 你要在{ $province }竖立雕像吗？
    .help = 终局时它给你1分，除非别人的统帅来把它拿走。

## Moves

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

## Events

event-leader-placed =
    { $rule ->
        [leaders-return-after-winter] { $seat }的统帅归来，来到{ $province }。
       *[other] { $seat }把统帅放进{ $province }。
    }
event-leaders-summoned = 按行动顺序放置统帅：{ $order }。
event-leader-moved =
    { $rule ->
        [leaders-adjacent-is-victory] { $seat }的统帅从{ $origin }前往{ $target }。
        [leaders-statues-are-limited] { $seat }的统帅从{ $origin }前往{ $target }，但雕像已经用完。
       *[leaders-not-adjacent-is-flight] { $seat }的统帅从{ $origin }逃往{ $target }。
    }
event-leader-stayed = { $seat }没有别的国，统帅留在{ $province }。
event-leader-lost = { $seat }失去{ $province }，统帅离开面板。
event-leaders-rested = 冬季之后统帅不移动。仍在面板上：{ $seats }。
event-leader-stood-aside = { $province }的统帅在战斗中不给{ $seat }加成。
event-leaders-away =
    { $rule ->
        [leaders-return-in-autumn-order] 冬季过去，失去的统帅归来：{ $seats }。
        [leaders-no-province-to-return-to] 失去的统帅没有国可以归来：{ $seats }。
       *[leaders-no-return-at-the-end] 失去的统帅不再归来：{ $seats }。
    }
event-price-lowered =
    { $after ->
        [0] { $province }有统帅，{ $seat }免费修建{ $building }。
       *[other] { $province }有统帅，{ $seat }修建{ $building }只需{ $after }个宝箱，而非{ $before }个。
    }
event-statue-raised = { $seat }在{ $province }竖立一座雕像，{ $left ->
        [0] 已全部用完
       *[other] 还剩{ $left }座
    }。
event-statue-declined = { $seat }没有在{ $province }竖立雕像。
event-statues-stayed = { $province }的{ $statues }座雕像留在原处。
event-trophies-taken = { $seat }从{ $province }取走{ $seats }的{ $statues }座雕像作为战利品，共有{ $trophies }件。
event-adjusted-leaders-more-rice = { $province }有统帅，得{ $after }单位稻米，而非{ $before }单位。
event-adjusted-leaders-more-taxes = { $province }有统帅，得{ $after }个宝箱，而非{ $before }个。
event-adjusted-leaders-more-armies = { $province }有统帅，招募{ $after }支军队，而非{ $before }支。
event-adjusted-leaders-after-event-and-card = 再加上统帅，{ $province }变为{ $after }。
event-adjusted-leaders-never-a-hindrance = { $province }有统帅，但资源堆里最多只有{ $after }支军队。

## The table in the terminal

board-leaders = 统帅：
board-leader =
    { $there ->
        [yes] { $player }在{ $province }
       *[no] { $player }不在场
    }
board-statues = 面板上的雕像：
board-statue = { $province } { $statues }
board-trophies = 战利品：
board-trophy = { $player } { $trophies }
board-statues-left = 剩余雕像：
board-statue-left = { $player } { $statues }

## Reasons for a suggestion

reason-leader = 你的统帅可以从{ $province }{ $count ->
        [0] 留守：那里安全，但没有己方邻国可去
       *[other] 前往{ $count }个己方邻国
    }。
reason-leader-improves = { $action ->
        [castle] 你的统帅让{ $province }的城堡更便宜。
        [temple] 你的统帅让{ $province }的神社更便宜。
        [theatre] 你的统帅让{ $province }的能剧舞台更便宜。
        [rice] 你的统帅在{ $province }多得稻米。
        [tax] 你的统帅在{ $province }多得宝箱。
       *[other] 你的统帅给{ $province }带来更多军队。
    }
reason-leader-leaves = 然后你的统帅可以在{ $province }留下一座雕像。
reason-leader-stays = { $province }对你的统帅最安全。
reason-leader-trophies = 你的统帅在{ $province }把对手的{ $count }座雕像当作战利品。
reason-leader-comes = { $province }{ $count ->
        [0] 没有己方邻国，但以后的可能更差
       *[other] 有{ $count }个己方邻国可以前往
    }。
reason-leader-waits = 己方邻国更多的国更适合你的统帅。
reason-statue = 雕像在终局得{ $points }分，而{ $province }没有多大危险。
reason-statue-risk = 你可能失去{ $province }，那时对手会拿走雕像。

## Points in the arena

arena-source-statues = 雕像
arena-source-trophies = 战利品
