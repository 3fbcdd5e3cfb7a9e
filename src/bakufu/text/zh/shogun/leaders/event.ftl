# Military Leaders: what happens.

event-leader-placed =
    { $rule ->
        [leaders-return-after-winter] { $seat }的统帅归来，来到{ $province }。
       *[other] { $seat }把统帅放进{ $province }。
    }
event-leaders-summoned = 按行动顺序放置统帅：{ $order }。
event-leader-moved =
    { $rule ->
        [leaders-adjacent-is-victory] { $seat }的统帅凯旋离开{ $origin }，前往{ $target }。
        [leaders-statues-are-limited] { $seat }的统帅凯旋离开{ $origin }，前往{ $target }，但雕像已经用完。
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
