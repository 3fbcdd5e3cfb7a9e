# Tenno's Court in the browser.

## The plan

web-court-board = 军队转任官员
    .more = 让牌上那个国的相应数量军队转任官员，必须留下1支军队；骰塔牌则改从接盘里取你的军队。
web-court-tower-word = 骰塔
web-court-tower-bids = 相当于0个宝箱
web-court-tip-tower = 骰塔牌：请点朝廷的一个区域。接盘里你的军队会转任官员。
web-court-converts-space = { $armies }支军队入朝
web-court-converts-nothing = 不转任
web-court-converts-none = { $card }：不转任
web-court-converts =
    { $from ->
        [tray] 接盘转任{ $officials }名官员
       *[other] { $officials }名官员，留下{ $stay }支军队
    }

## Favours: a title for the card, and what it does

web-court-favour-event = 移除事件
    .does = 本季的事件不再起作用。你也可以保留它。
web-court-favour-marker = 移走1个不满标志物
    .does = 从你的一个国移走1个不满标志物。如果一个也没有，你就留着这张牌，它会抵消你的下一个标志物。
web-court-favour-armies = { $amount }支军队上地图
    .does = 从你的资源堆放{ $amount }支军队进一个国：你自己的，或一个中立国，后者不经战斗就归你。
web-court-favour-chests = { $amount }个宝箱
    .does = 你立即获得{ $amount }个宝箱。
web-court-favour-tray = { $amount }支军队放入接盘
    .does = { $amount }支军队从你的资源堆放入骰塔的接盘：它们会在以后的战斗中助阵。
web-court-favour-rice = { $amount }单位稻米
    .does = 你立即获得{ $amount }单位稻米。
web-court-favour-points = { $amount }分
    .does = 你立即得{ $amount }分。
web-court-favour-castle = 1座城堡
    .does = 在你的一个国免费修建城堡，需要空的建筑位置。
web-court-favour-temple = 1座神社
    .does = 在你的一个国免费修建神社，需要空的建筑位置。
web-court-favour-theatre = 1座能剧舞台
    .does = 在你的一个国免费修建能剧舞台，需要空的建筑位置。
web-court-favour-protection-a = 免受战斗A
    .does = 本季谁也不能用“战斗A”进攻你。
web-court-favour-protection-b = 免受战斗B
    .does = 本季谁也不能用“战斗B”进攻你。
web-court-favour-protection-both = 免受两种战斗
    .does = 本季谁也不能用“战斗A”或“战斗B”进攻你。

## The court beside the map

web-court = 天皇朝廷
web-court-favours = 天皇的恩赐
web-court-favour-label = { $favour }，花费{ $officials }名官员
web-court-price = { $officials }名官员
web-court-costs = { $number }号牌。花费你在谒见厅里的{ $officials }名官员；他们回到你的资源堆。
web-court-gone = 已领走
web-court-gone-to = 已由{ $player }领走
web-court-bare =
    朝廷已散。{ $over ->
        [yes] { "" }
       *[no] 下一季开始时摆出新的恩赐。
    }
web-court-short = 少{ $missing }名官员
web-court-paper =
    { $start ->
        [yes] 开局官员：{ $officials }名
       *[no] 朝廷里的官员：{ $officials }名
    }
    .more =
        { $start ->
            [yes] 初始填充时每掉出1支军队，就有1名官员。
           *[no] 官员用来换取恩赐。
        }
web-court-halls = 朝廷里的官员
web-court-hall-audience = 谒见厅
web-court-hall-entrance = 前厅
web-court-hall-officials = 资源堆
web-court-count =
    { $player }：{ $hall ->
        [audience] 谒见厅里
        [entrance] 前厅里
       *[officials] 资源堆里
    }{ $count }名官员
web-court-queue = 还要谒见天皇的玩家：{ $players }
web-court-kept =
    { $player }可抵消下{ $kept ->
        [1] 一个不满标志物
       *[other] { $kept }个不满标志物
    }
web-court-safe = { $player }本季免受{ $actions }
web-court-row-safe = 免受{ $action }
web-court-row-kept = 抵消{ $kept }个不满标志物
web-court-all = 全部21项恩赐
web-court-all-help = 每季摆出三张，号码最大的放在最贵的位置。一张牌一局只出现一次。
web-court-card-here = 在场
web-court-card-gone = 已移出

## Before the Tenno

web-court-take-title = 你领取哪项恩赐？
web-court-take-help =
    你带来{ $officials }名官员。你可以领取一项恩赐，并付出它的代价。{ $next ->
        [0] { "" }
       *[other] 你之后还有{ $next }名玩家。
    }
web-court-why-not = 为什么不行？
web-court-too-dear = 它花费{ $officials }名官员，而你在谒见厅里有{ $brought }名。
web-court-take-choose = 选一项恩赐
web-court-take-do = 用{ $officials }名官员领取：{ $favour }
web-court-decline = 不领取
web-court-decline-note = 没有花掉的官员留在朝廷，下一季再用。
web-court-event-title = 要移除本季的事件吗？
web-court-event-remove = 移除事件
web-court-event-leave = 保留
web-court-event-note = 被移除的事件不再起作用，但仍算已抽过。
web-court-calm-province-title = 从哪里移走不满标志物？
web-court-calm-province-help = 请在地图上或列表里选择自己的一个国。
web-court-calm-province-do = 安抚{ $province }
web-court-calm-line = { $markers }个不满标志物
web-court-favoured-armies-title = 你的{ $armies }支军队放在哪里？
web-court-favoured-armies-help = 自己的国或中立国都可以：中立国不经战斗就归你。
web-court-favoured-armies-do = 把{ $armies }支军队放进{ $province }
web-court-armies-line =
    { $owner ->
        [neutral] 中立 → { $after }支军队
       *[own] { $armies } → { $after }支军队
    }
web-court-favoured-building-title = 你在哪里修建{ $building }？
web-court-favoured-building-help = 不花钱。需要空的建筑位置，并且那里还没有{ $building }。
web-court-favoured-building-do = 在{ $province }修建{ $building }
web-court-building-line = { $sites }个空的建筑位置
web-court-province-choose = 选一个国

## After the game

web-after-kind-favours = 天皇的恩赐

## The table

web-board-step-court = 朝廷
web-board-player-officials = 朝廷里的官员
web-board-page-court = 天皇朝廷

## Decisions

web-deciding-awaits-take-favour = { $player }正在谒见天皇
web-deciding-awaits-remove-event = { $player }可以移除事件
web-deciding-awaits-calm-province = { $player }正在安抚一个国
web-deciding-awaits-favoured-armies = { $player }正在凭恩赐放军队
web-deciding-awaits-favoured-building = { $player }正在凭恩赐修建
web-deciding-not-court-favour-protects = { $province }的主人有天皇的恩赐：不能用这个行动进攻。
web-deciding-not-court-favour-removes-marker = 你在{ $province }没有不满标志物。
web-deciding-not-court-favour-places-armies = { $province }属于别人。
web-deciding-not-court-favour-builds = { $province }不是你的。
web-deciding-does-court = 军队按各人的计划转任官员。然后前厅里官员最多的人最先谒见天皇，并可以领取一项恩赐。

## How to play

howto-court = 天皇朝廷
    .more = 派官员去见天皇，每季你都可能得到他的一项恩赐。
howto-court-plan = 你的计划多了三个区域：让一个国的3支、2支、1支军队转任官员。必须留下1支军队，而且要么足数，要么一支也不转。
howto-court-tower = 在那里放骰塔牌，则改从接盘里取你的军队。放在别处表示：不行动。
howto-court-audience = 官员最多的人最先选择：一项恩赐，花费4名、3名或2名官员。
howto-court-stay = 没有花掉的官员留到下一季。

## Planning

planning-space-convert-3 = 转任3名
planning-space-convert-2 = 转任2名
planning-space-convert-1 = 转任1名
planning-ask-convert-3 = 3支军队转任官员：从哪里来？
planning-ask-convert-2 = 2支军队转任官员：从哪里来？
planning-ask-convert-1 = 1支军队转任官员：从哪里来？
planning-vain-court-one-army-stays = 那里军队太少
planning-vain-court-too-few-in-the-tray = 接盘里你的军队太少
planning-vain-court-officials-are-limited = 剩余的官员太少
planning-funds-officials = { $short ->
        [yes] 官员不够领取恩赐
       *[no] 朝廷里的官员
    }
    .more = 你将有{ $after }名，本季最便宜的恩赐要{ $least }名。官员会留在朝廷，供以后各季使用。

## The log

web-log-kind-court = 天皇朝廷

## 导览

web-tour-court = 这三个区域让牌上那个国的3支、2支、1支军队转任官员，当地必须留下1支。官员最多的人最先从本季的三项恩赐里选择。

## The report of a season

web-telling-officials = 朝廷里的官员
web-telling-officials-by = { $by }名朝廷官员
web-telling-brought-favour-taken = 你用{ $officials }名官员领取了恩赐：{ $favour }。
web-telling-brought-marker-parried = 恩赐使{ $province }免放1个不满标志物。
web-telling-brought-armies-granted = { $rule ->
        [court-favour-takes-neutral] 你凭恩赐以{ $armies }支军队不经战斗占领了中立的{ $province }。
       *[other] 恩赐把{ $armies }支军队放进了你的{ $province }。
    }
web-telling-brought-favour-in-vain = 这项恩赐对你没有作用：{ $favour }。
