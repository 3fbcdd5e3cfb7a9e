# The page of SHOGUN NO KATANA in the browser: players, rounds, what is asked now, the Ghost, and the final scoring.

## Rounds and players

web-katana-rounds = 四轮
web-katana-round-more = 每把刀+{ $points } · 僧侣{ $monk }
web-katana-round-means = 交付每把刀多得{ $points }分；一名僧侣{ $monk }枚钱币
web-katana-mini-forge = 锻造坊概览：每片刀刃是一把刀，金色的已完成
web-katana-points = 分数
web-katana-coins = 钱币
web-katana-workers = 工人
web-katana-workers-left = 可用{ $workers }名，被困{ $blocked }名
web-katana-monks = 寺院里的僧侣
web-katana-swords = 已交付的刀
web-katana-sashimono = 指物旗
web-katana-flags = { $count }面{ $house }
web-katana-cards = 牌
web-katana-stock = 资源
web-katana-project = 献刀计划
web-katana-honors = 荣誉牌
web-katana-status-away = 离开
web-katana-status-turn = { $mine ->
        [yes] 轮到你了
       *[no] 正在行动
    }
web-katana-status-deciding = { $mine ->
        [yes] 请你决定
       *[no] 决定中
    }
web-katana-status-passed = 已收工
web-katana-status-first = 先手
web-katana-status-waiting = 等待中
web-katana-chip = { $name }，{ $points }分。{ $status }

## Now

web-katana-now = 现在
web-katana-list = 可以做什么
web-katana-turn-how = 选一把刀、一个区域、锻造坊的一行或一列，或选一张荣誉牌收工。你会先看到结果。
web-katana-all-moves = 用文字列出全部{ $count }种走法
web-katana-help = 说明
web-katana-not-now = 现在不做
web-katana-quiet = 不用了
web-katana-awaits = { $what ->
        [sword] { $player }正在选起始的刀
        [turn] 轮到{ $player }
       *[aside] { $player }可以先做些什么
    }
web-katana-asides = 随时可做
web-katana-asides-none = 现在没有可交付或可使用的。
web-katana-asides-passed = 你本轮已收工。
web-katana-asides-later = 可以交付或使用牌时会询问你。
web-katana-when = 何时询问
web-katana-when-more = 在别人的回合里你也可以交付和使用牌。这里决定何时询问你；好处总会给你选。
web-katana-when-now = 询问我：{ $when ->
        [every] 每次
        [change] 有变化时
       *[turn] 只在我的回合
    }
web-katana-when-every = 每次
    .more = 别人每次行动之后，只要有事可做就问。
web-katana-when-change = 有变化时
    .more = 你拒绝之后，只有能做别的事时才再问。
web-katana-when-turn = 只在我的回合
    .more = 没有人等你，也没有什么打断你。
web-katana-end-turn = 自动结束我的回合
    .more = 只剩以后也能用的牌时。

## 一次点击，多个行动

web-katana-as-shown = 放置并按预览移动{ $count }步
web-katana-whole-move-all = 全部移动（{ $count }步）
web-katana-whole-decorate-all = 装饰全部{ $count }份，得{ $coins }
web-katana-whole-take-both = 先取行，再取列
web-katana-caution-idle = 那里没有刀会移动，放的工人或僧侣就浪费了。
web-katana-caution-jam = 它会堵住你的锻造坊：所需资源还差{ $count }枚钱币。
web-katana-caution-waiting = 先交付：完成的刀价值{ $count }分，要等到下一轮。
web-katana-caution-lost = 先交付：否则会失去价值{ $count }分的已完成的刀。
web-katana-countdown = 其他玩家还会等你{ $count }秒
web-katana-cart = 要买的资源
web-katana-cart-more = 多买一份{ $resource }
web-katana-cart-less = 少买一份{ $resource }
web-katana-cart-buy = 花{ $coins }购买（剩{ $left }）

## Pages on a phone

web-katana-tabs = 牌桌的页面
web-katana-tab-forge = 锻造坊
web-katana-tab-town = 主图板
web-katana-tab-cards = 牌
web-katana-tab-others = 他人
web-katana-tab-log = 战报

## The Ghost

web-katana-ghost-what = 按它的牌行动
web-katana-ghost-other = 幽灵
web-katana-ghost-turn = 幽灵的上一回合
web-katana-ghost-deck = 还剩{ $count }张牌
web-katana-ghost-none = 你的回合之后它抽一张牌，按牌所示行动。
web-katana-ghost-gone = 已抽过：

## The final scoring

web-katana-by-points = { $points }分，比{ $second }多{ $ahead }分。
web-katana-by-katana = { $points }分，与{ $others }相同：更贵重的SHOGUN NO KATANA决定胜负。
web-katana-shared = 各有{ $points }分，SHOGUN NO KATANA也同样贵重。
web-katana-stands-katana = { $name }：{ $points }分，SHOGUN NO KATANA价值{ $worth }。
web-katana-scoring = 计分详情
    .note = 展开一行，看看得分来自哪里
web-katana-score-swords = 刀
web-katana-score-katana = SHOGUN NO KATANA
web-katana-score-lines = 行与列
web-katana-score-project = 献刀计划的更改
web-katana-score-areas = 幽灵的区域
web-katana-score-coins = 钱币与资源
web-katana-score-sashimono = 成套的指物旗
web-katana-score-honors = 荣誉牌
web-katana-score-favour = 将军的青睐
web-katana-score-total = 分数
web-katana-score-other = 总计
web-katana-score-times = （{ $count }次）
web-katana-score-part = { $what ->
        [tile] 牌片{ $points }
        [resources] 资源{ $points }
        [decorations] 装饰{ $points }
        [round] 轮次{ $points }
       *[set] { $kinds ->
            [1] 单面旗：{ $points }
           *[other] { $kinds }家一套：{ $points }
        }
    }
web-katana-score-note-honor-at-most = 荣誉牌的上限
web-katana-score-note-ghost-end-honor-by-the-player = 按玩家计算，因为幽灵没有这些东西
web-katana-score-note-market-cards-double-points = 由牌翻倍
web-katana-score-note-market-cards-double-line = 由牌翻倍
web-katana-chart-points = 分数
    .note = 每轮之后；最后一轮含最终计分
web-katana-chart-coins = 钱币
    .note = 每轮之后
web-katana-chart-swords = 已交付的刀
    .note = 每轮之后
web-katana-asides-some = 现在可以做{ $count }件事
