# Tenno's Court: what happens.

event-officials-sent =
    { $officials ->
        [0] { $seat }没有派官员入朝。
       *[other] { $seat }因初始填充时掉出的军队，派{ $officials }名官员入朝。
    }
event-favours-laid-out = 天皇的恩赐，从最贵的开始：{ $favours }。
event-court-opened = 天皇朝廷：军队转任官员。
event-armies-converted =
    { $rule ->
        [court-from-the-tray] { $seat }让接盘里的{ $officials }支军队转任官员，前厅里共有{ $entrance }名。
       *[other] { $seat }让{ $card }的{ $officials }支军队转任官员，前厅里共有{ $entrance }名。
    }
event-last-army-left = { $province }只剩1支军队：{ $seat }必须让其余的转任官员。
event-nothing-converted =
    { $rule ->
        [court-one-army-stays] { $seat }在{ $card }的军队太少，无法“{ $space }”。
        [court-too-few-in-the-tray] { $seat }在接盘里的军队太少，无法“{ $space }”。
        [court-officials-are-limited] { $seat }剩余的官员太少，无法“{ $space }”。
        [court-chest-card-declines] { $seat }用宝箱牌跳过“{ $space }”。
       *[other] { $seat }没有在“{ $space }”上放牌。
    }
event-audience-began = 天皇接见的顺序：{ $order }。
event-audience-missed = 前厅里没有官员：{ $seats }。
event-audience-tied = 官员数量相同，按行动顺序：{ $seats }。
event-officials-entered = { $seat }带{ $officials }名官员谒见天皇。
event-favours-too-dear = { $seat }只有{ $officials }名官员，领不起任何恩赐。
event-favour-taken = { $seat }用{ $officials }名官员领取恩赐：{ $favour }。
event-favour-declined = { $seat }没有领取恩赐。
event-audience-ended = 恩赐已全部领走。来晚了：{ $seats }。
event-favours-removed = 这些恩赐无人领取，移出游戏：{ $favours }。
event-officials-returned = { $seat }的{ $officials }名官员回到前厅。
event-favour-brought =
    { $rule ->
        [court-favour-gives-chests] { $seat }凭恩赐获得{ $amount }个宝箱，共有{ $total }个。
        [court-favour-fills-tray] { $seat }把{ $amount }支军队放入接盘，那里共有{ $total }支。
       *[other] { $seat }凭恩赐获得{ $amount }单位稻米，共有{ $total }单位。
    }
event-favour-short = { $seat }应得{ $before }，资源堆里只有{ $after }。
event-favour-in-vain = 这项恩赐对{ $seat }没有作用：{ $favour }。
event-favour-lost = { $seat }失去没有用上的恩赐：{ $favour }。
event-event-removed = { $seat }移除事件：{ $effect }。
event-event-left = { $seat }保留事件：{ $effect }。
event-favour-kept = { $seat }没有不满标志物，留着恩赐抵消下一个。
event-marker-parried = { $seat }凭恩赐使{ $province }免放1个不满标志物。
event-armies-granted =
    { $rule ->
        [court-favour-takes-neutral] { $seat }以{ $armies }支军队不经战斗占领中立的{ $province }。
       *[other] { $seat }凭天皇的恩赐把{ $armies }支军队放进{ $province }。
    }
event-protection-granted = 本季{ $seat }不会受到{ $actions }的进攻。
event-protection-ended = { $seat }受到的庇护结束。
event-action-skipped-court-tower-card-declines = { $seat }用骰塔牌跳过。
