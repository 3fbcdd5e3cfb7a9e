# Tenno's Court: what is said at the table, in the browser and in the terminal.

## Decisions

decision-take-favour = 你领取天皇的哪项恩赐？
    .help = 你可以领取一项，花费它的位置所示数量的、你在谒见厅里的官员。没有花掉的官员回到前厅，下一季继续计算。
decision-remove-event = 你要移除本季的事件吗？
    .help = 移除之后，本季它对谁都不再有影响。否则它照旧生效。
decision-calm-province = 你从哪里移走不满标志物？
    .help = 从一个有不满标志物的己方国。
decision-favoured-armies = 你把军队放在哪里？
    .help = 全部放进一个己方国，或者一个中立国，后者不经战斗就归你。
decision-favoured-building = 你在哪里修建{ $building }？
    .help = 在一个有空建筑位置、且还没有这种建筑物的己方国。不用花钱。

## Moves

move-take-favour =
    { $favour-id ->
        [none] 不领恩赐
       *[other] 用{ $officials }名官员领取恩赐：{ $favour }
    }
move-remove-event =
    { $effect-id ->
        [none] 保留事件
       *[other] 移除事件：{ $effect }
    }
move-calm-province = 从{ $province }移走1个不满标志物
move-favoured-armies = 把{ $armies }支军队放进{ $province }
move-favoured-building = 在{ $province }修建{ $building }

## Events

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
event-audience-missed = 没有官员，不得觐见：{ $seats }。
event-audience-tied = 官员数量相同，按行动顺序：{ $seats }。
event-officials-entered = { $seat }带{ $officials }名官员谒见天皇。
event-favours-too-dear = { $seat }只有{ $officials }名官员，领不起任何恩赐。
event-favour-taken = { $seat }用{ $officials }名官员领取恩赐：{ $favour }。
event-favour-declined = { $seat }没有领取恩赐。
event-audience-ended = 恩赐已领完，{ $seats }没有份。
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

## Names

name-space-convert-3 = 转任3名
name-space-convert-2 = 转任2名
name-space-convert-1 = 转任1名
name-card-tower-1 = 骰塔牌1
name-card-tower-2 = 骰塔牌2
name-card-tower-3 = 骰塔牌3
name-board-tower = 骰塔牌

## Favours, with the number of the card

name-favour-event = 移除事件
name-favour-marker = 移走1个不满标志物
name-favour-armies = { $amount }支军队进驻一国
name-favour-chests = { $amount }个宝箱
name-favour-tray = { $amount }支军队放入接盘
name-favour-rice = { $amount }单位稻米
name-favour-points = { $amount }分
name-favour-castle = 1座城堡
name-favour-temple = 1座神社
name-favour-theatre = 1座能剧舞台
name-favour-protection-a = 免受战斗A
name-favour-protection-b = 免受战斗B
name-favour-protection-both = 免受战斗A和战斗B

## The table in the terminal

board-favours = 恩赐：
board-favour = { $officials }名官员：{ $favour }
board-court = 朝廷里的官员/资源堆里剩余的官员：
board-officials = { $player } { $here }/{ $left }
board-favoured = 受天皇恩宠：
board-kept = { $player }可抵消下一个不满标志物
board-protected = { $player }免受{ $actions }

## Effects of cards

effect-convert = { $province }的{ $armies }支军队转任官员
effect-convert-tray = 接盘里的{ $armies }支军队转任官员
effect-cannot-convert =
    { $rule ->
        [court-one-army-stays] 无效：那里现在军队太少
        [court-too-few-in-the-tray] 无效：接盘里你的军队现在太少
       *[court-officials-are-limited] 无效：资源堆里官员不足
    }

## Reasons for a suggestion

reason-convert = { $province }可以为朝廷腾出{ $armies }支军队。
reason-convert-tray = 接盘里的{ $armies }支军队在朝廷更有用。
reason-convert-none = 军队在面板上比在朝廷更有用。

## 恩赐牌及其用途

reason-favour = 这张恩赐牌比{ $officials }名官员下一季能得到的更有价值。
reason-favour-last = 官员以后没有用了，拿最好的恩赐牌。
reason-favour-none = 现在没有恩赐牌值得花官员。他们等到下一季。
reason-favour-none-last = 这些恩赐牌现在对你都没有用。
reason-event-harms = 这个事件妨碍你自己的计划。
reason-event-stays = 这个事件不妨碍你的计划，留着它。
reason-calm = { $province }有{ $markers }个不满标志物，而且损失会最大。
reason-favoured-takes = { $armies }支军队不战而占领中立的{ $province }。
reason-favoured-armies = { $province }最需要增加{ $armies }支军队。

## Points in the arena

arena-source-favours = 恩赐
