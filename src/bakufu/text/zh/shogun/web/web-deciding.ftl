# The browser's questions: claiming, turn order, marches, special cards, revolts; and what came of them.
# $player is a name. $mine is "yes" where a sentence is about the reader.

## What is going on

web-deciding-panel = 要决定的事
web-deciding-action = 行动{ $position }：{ $action }
web-deciding-turn = { $mine ->
        [yes] 轮到你了
       *[no] 轮到{ $player }
    }
web-deciding-your-turn = 轮到你了。{ $question }
web-deciding-set-up = 游戏准备
web-deciding-order = 行动顺序
web-deciding-winter = 第{ $year }年冬季

web-deciding-does-castle = 计划了它的人在空的建筑位置修建城堡。
web-deciding-does-temple = 计划了它的人在空的建筑位置修建神社。
web-deciding-does-theatre = 计划了它的人在空的建筑位置修建能剧舞台。
web-deciding-does-rice = 计划的国交出稻米，冬季用来供给各国；该国获得一个不满标志物。
web-deciding-does-tax = 从计划的国征收宝箱，该国获得一个不满标志物。
web-deciding-does-deploy-5 = 花宝箱给计划的国招募许多新军队。
web-deciding-does-deploy-3 = 花宝箱给计划的国招募一些新军队。
web-deciding-does-deploy-1 = 一支新军队；然后军队可以移到一个同属自己的相邻国。
web-deciding-does-battle-a = 军队从计划的国进入一个相邻国。只要不是己方国，就是战斗。
web-deciding-does-battle-b = 军队从计划的国进入一个相邻国。只要不是己方国，就是战斗。
web-deciding-does-claim = 每人轮流拿一张国牌，并在那里放一个军团。
web-deciding-does-order = 出价最高的人最先选择：行动顺序里的一个顺位，以及放在那里的特殊牌。
web-deciding-does-winter = 每个国消耗1单位稻米。稻米不够的玩家会有国暴动。然后计分。

## Others decide

web-deciding-awaits-claim-card = { $player }正在选国牌
web-deciding-awaits-claim-armies = { $player }正在往{ $province }放军队
web-deciding-awaits-plan = { $player }正在计划
web-deciding-awaits-place = { $player }正在选顺位
web-deciding-awaits-deploy-armies = { $player }正在{ $province }招募军队
web-deciding-awaits-move-to = { $player }可以从{ $origin }移走军队
web-deciding-awaits-march-to = { $player }从{ $origin }进军
web-deciding-awaits-march-armies = { $player }从{ $origin }进军{ $target }
web-deciding-awaits-reinforce = { $player }可以在{ $province }之战中增派1支军队
web-deciding-awaits-next-revolt = { $player }正在选先应对哪处暴动
web-deciding-awaits-other = { $player }正在决定
web-deciding-your-next = 你的下一步：{ $space }，用{ $card }

## What happened

web-deciding-since = 自你上一步以来
web-deciding-round = 本季至今
web-deciding-since-count = { $count }件事
web-deciding-passes = { $players }跳过。
web-deciding-show-fight = 查看

## Buttons

web-deciding-back = 返回
web-deciding-continue = 继续
web-deciding-later = 还有{ $count }件待看

## Claiming provinces

web-deciding-claim-title = 选取一个国
web-deciding-claim-help = 拿一张公开的牌，或盲抽牌堆顶的一张。然后选一个军团放到那里。
web-deciding-claim-pile = 牌堆顶
web-deciding-claim-pile-note = 盲抽
web-deciding-claim-pile-count = { $count }张牌
web-deciding-claim-pile-armies = 你先看到这张牌，再选它的军队。
web-deciding-claim-buried = 压在最底下的是{ $provinces }。
web-deciding-tax = 税金
web-deciding-rice = 稻米
web-deciding-sites = 建筑位置
web-deciding-claim-beside = { $own ->
        [0] 不与你的国相邻
       *[other] 与你的{ $own }个国相邻
    }{ $rivals ->
        [0]{""}
       *[other] ，与对手的{ $rivals }个相邻
    }
web-deciding-claim-borders = 与{ $provinces }接壤
web-deciding-claim-region = { $region }地区
web-deciding-groups = 你的军团
web-deciding-groups-left = { $count ->
        [1] 最后一个
       *[other] 剩余{ $count }个
    }
web-deciding-group-times = ×{ $count }
web-deciding-group-many = { $armies }支军队，这样的军团有{ $count }个
web-deciding-claim-do = 以{ $armies }支军队选取{ $province }
web-deciding-claim-choose-card = 选一张牌
web-deciding-claim-choose-group = 为{ $province }选一个军团
web-deciding-claim-draw = 从牌堆抓牌
web-deciding-claim-place = 把{ $armies }支军队放进{ $province }
web-deciding-claim-place-title = { $province }归你了
web-deciding-claim-place-help = 选一个军团放到那里。大的军团守着你不愿失去的地方。
web-deciding-bury = 两张都压到牌堆底下
web-deciding-bury-help = 这两张你上次也看到了。把它们压底，就会先翻出两张新的，你再选择。
web-deciding-bury-not = 只有这两张牌正是你上次看到的那两张时，才能把它们压底。

## Turn order

web-deciding-place-title = 选择你的顺位
web-deciding-place-help = 顺位决定你在{ $season }何时行动，并附带那里的特殊牌。
web-deciding-place-bid = { $card-id ->
        [chests] { $chests ->
                [0] 你出价0。
               *[other] 你出价{ $chests }个宝箱。
            }
        [province] 你用{ $card }的国牌出价。
       *[empty] 你没有牌可以出价。
    }{ $lot ->
        [none] {""}
        [all] 所有人出价相同：由抽签决定。
       *[some] 你和{ $players }出价相同：由抽签决定。
    }{ $rank ->
        [1] 你最先选择。
        [2] 你第二个选择。
        [3] 你第三个选择。
        [4] 你第四个选择。
       *[other] 你第五个选择。
    }
web-deciding-take-place = 选第{ $place }位
web-deciding-take = 选定
web-deciding-in-your-plan = 在你的计划里
web-deciding-bids = 出价
web-deciding-bid-now = 正在选择
web-deciding-bid-took = 选了第{ $place }位
web-deciding-bid-waits = 稍后选择
web-deciding-bid-chests = { $chests }个宝箱
web-deciding-bid-empty = 没有牌
web-deciding-special-one-more-chest = +1宝箱
web-deciding-special-one-more-rice = +1稻米
web-deciding-special-six-armies = 6支军队
web-deciding-special-attack = 进攻+1
web-deciding-special-defence = 防守+1
web-deciding-privilege-one-more-chest = 征收税金多得1个宝箱。
web-deciding-privilege-one-more-rice = 征收稻米多得1单位。
web-deciding-privilege-six-armies = “招募5支”可以放6支军队，价格不变。
web-deciding-privilege-attack = 你每次进攻多1支军队。
web-deciding-privilege-defence = 玩家进攻你时多1支军队。
web-deciding-change-tax = { $province }得{ $after }个宝箱，而非{ $before }个
web-deciding-change-rice = { $province }得{ $after }单位稻米，而非{ $before }单位
web-deciding-change-six = { $province }增至{ $after }支，而非{ $before }支
web-deciding-change-attack = { $count ->
        [1] 从{ $province }进攻
       *[other] 从{ $province }和{ $other }进攻
    }
web-deciding-change-defence = 你有{ $count }个国在对手的进攻范围内
web-deciding-change-none-tax = 你不征收税金
web-deciding-change-none-rice = 你不征收稻米
web-deciding-change-none-six = 你没有计划“招募5支”
web-deciding-change-none-attack = 你没有计划进军
web-deciding-change-none-defence = 现在没有对手够得着你

## Marching

web-deciding-march-title = { $origin }的军队进军哪里？
web-deciding-march-help = 进入己方国只是移动，进入别处就是战斗。
web-deciding-move-title = 军队要从{ $origin }移走吗？
web-deciding-move-help = 可以移到一个相邻的己方国，不发生战斗。也可以留下。
web-deciding-stay = 全部留在{ $origin }
web-deciding-attacks = { $origin }进攻{ $target }
web-deciding-moves = { $origin }到{ $target }
web-deciding-target-own = 你的，{ $armies }支军队
web-deciding-target-neutral = 中立，{ $farmers }支农民军防守
web-deciding-target-foe = { $player }，{ $armies }支军队
web-deciding-target-sea = 水路
web-deciding-target-best = 派{ $armies }支：{ $chance }
web-deciding-target-move = 移动
web-deciding-armies = 进军的军队（1支留在{ $origin }）
web-deciding-armies-choice = { $armies }支军队
web-deciding-armies-chance = { $armies }支军队，{ $chance }获胜
web-deciding-attack-with = 以{ $armies }支军队进攻
web-deciding-move-with = 移动{ $armies }支军队
web-deciding-after-move = 之后{ $origin }有{ $left }支，{ $target }有{ $there }支。
web-deciding-percent = { $percent }%

## A battle before it is fought

web-deciding-you = 你
web-deciding-farmers = 农民军
web-deciding-row-march = 进军
web-deciding-row-attack = 进攻
web-deciding-row-there = 驻在{ $province }
web-deciding-row-tray = 来自接盘
web-deciding-row-card = 特殊牌
web-deciding-row-castle = 城堡
web-deciding-row-helpers = 接盘里的农民军
web-deciding-row-thrown = 投入
web-deciding-reasons = 已计入：
web-deciding-reason-tray = { $whose ->
        [yes] 你的+{ $count }支，已在接盘里
        [farmers] 农民军+{ $count }支，已在接盘里
       *[no] { $player }的+{ $count }支，已在接盘里
    }
web-deciding-reason-card = { $whose ->
        [yes] 你的特殊牌+1
       *[no] { $player }的特殊牌+1
    }
web-deciding-reason-castle = 本季事件：城堡+1
web-deciding-reason-helpers = 接盘里的农民军+{ $count }支，加入防守方{ $whose ->
        [yes] （你）
       *[no] { $player }
    }
web-deciding-reason-inside = { $whose ->
        [yes] 塔内你的{ $count }支可能掉出来
        [farmers] 塔内{ $count }支农民军可能掉出来，与你为敌
       *[no] 塔内{ $player }的{ $count }支可能掉出来
    }
web-deciding-reason-inside-helpers = 塔内{ $count }支农民军可能掉出来，会为{ $whose ->
        [yes] 你
       *[no] { $player }
    }作战
web-deciding-odds = 胜算
web-deciding-odds-win = 你获胜
web-deciding-odds-tie = 平局：全灭，此国变为中立
web-deciding-odds-tie-neutral = 平局：全灭，无人得手
web-deciding-odds-lose = { $player }守住
web-deciding-odds-lose-farmers = 农民获胜
web-deciding-odds-loading = 正在计算胜算…
web-deciding-odds-off = 这张牌桌不给提示，所以不显示胜算。
web-deciding-odds-failed = 暂时无法显示胜算。
web-deciding-battle-help = 这些方块连同接盘里的一切一起投入骰塔。有的留在塔内，有的掉出来。接盘里多的一方获胜，并留下差额。
web-deciding-left = 战后你在{ $province }的军队
web-deciding-left-expected = 获胜时平均{ $armies }支
web-deciding-left-of = { $armies }支军队：{ $chance }
web-deciding-loyal = 掉出来的绿色方块是农民军。{ $province }没有不满标志物，所以他们为{ $player }作战。
web-deciding-disloyal = 农民军不参战：{ $province }有不满标志物。
web-deciding-neutral-note = 如果掉出来的你方军队不多于农民军，{ $province }仍为中立。

## Special cards in battle, and six armies

web-deciding-reinforce-attack = 给进攻{ $province }增派1支军队？
web-deciding-reinforce-defence = { $player }进攻{ $province }。给防守增派1支军队？
web-deciding-reinforce-help = 你的特殊牌允许这样做。这支军队来自你的资源堆（{ $supply }支），若幸存就留在{ $province }。
web-deciding-reinforce-do = 增派1支军队
web-deciding-reinforce-not = 不增派
web-deciding-reinforce-chance = { $side ->
        [attack] { $chance }获胜
       *[defence] { $chance }守住
    }
web-deciding-reinforce-score = { $attackers }支军队进攻，{ $defenders }支防守。
web-deciding-reinforce-farmers = { $attackers }支军队进攻，农民军防守。
web-deciding-deploy-title = { $province }招募多少支军队？
web-deciding-deploy-help = 特殊牌让你以同样的价格招募{ $special }支。资源堆里有{ $supply }支。
web-deciding-deploy-do = 招募{ $armies }支
web-deciding-deploy-result = 之后共{ $armies }支

## Revolts in winter

web-deciding-revolts-title = 先应对哪处暴动？
web-deciding-revolts-help = 所有暴动都会发生。前一次落入接盘的方块，会在下一次一起投入。
web-deciding-revolt-line = { $armies }支军队对{ $farmers }支农民军
web-deciding-revolt-chance = 守住{ $chance }
web-deciding-revolt-choose = 选一个国
web-deciding-revolt-tie = 接盘里你的军队必须多于农民军。平局与失败一样糟。
web-deciding-revolt-do = 先应对{ $province }

## Anything else

web-deciding-list-title = 你的决定
web-deciding-list-help = 请选一项。

## What came of a battle

web-deciding-revolt-result = { $province }的暴动
web-deciding-battle-result = { $province }之战
web-deciding-side-and-farmers = { $player }和农民军

web-deciding-verdict-won = { $province }归你了
web-deciding-verdict-taken = { $player }从你手中夺取{ $province }
web-deciding-verdict-taken-other = { $player }夺取{ $province }
web-deciding-verdict-held = 你守住了{ $province }
web-deciding-verdict-held-other = { $player }守住了{ $province }
web-deciding-verdict-lost = { $player }守住了{ $province }。你的{ $armies }支军队或阵亡，或留在塔内
web-deciding-verdict-lost-all = { $player }守住了{ $province }。你损失{ $armies ->
        [1] 了那支军队
       *[other] 了全部{ $armies }支军队
    }
web-deciding-verdict-draw = { $armies }比{ $armies }，平局：{ $armies ->
        [0] 一个方块也没掉出来
       *[other] 双方全灭
    }。{ $outcome }
web-deciding-verdict-neutral = { $province }仍为中立
web-deciding-verdict-nobody = { $province }成为无主之国
web-deciding-verdict-nobody-fall = { $province }成为无主之国，建筑物被毁
web-deciding-verdict-revolt-kept = 你保住了{ $province }
web-deciding-verdict-revolt-kept-other = { $player }保住了{ $province }
web-deciding-verdict-revolt-lost = 农民把你赶出了{ $province }
web-deciding-verdict-revolt-lost-other = 农民把{ $player }赶出了{ $province }

# A player, or what is counted, and the figures.
web-deciding-case = { $name }：{ $sum }。

# How a side came to its number.
web-deciding-sum = 投入{ $thrown }{ $tray ->
        [0] {""}
       *[other] {" "}+ 接盘里{ $tray }
    }{ $loose ->
        [0] {""}
       *[other] {" "}+ 塔内掉出{ $loose }
    }{ $kept ->
        [0] {""}
       *[other] {" "}− 留在塔内{ $kept }
    } = 掉出{ $out }

web-deciding-line-winner = { $mine ->
        [yes] 你
       *[no] { $player }
    }{ $lost ->
        [0] 没有损失军队
       *[other] 损失{ $lost }支军队
    }，以{ $armies }支占据{ $province }
web-deciding-line-loser = { $mine ->
        [yes] 你
       *[no] { $player }
    }{ $lost ->
        [0] 没有军队从骰塔掉出来
       *[other] 有{ $lost }支军队掉出来，全部阵亡
    }
web-deciding-line-card = { $mine ->
        [yes] 你失去了计划用于“{ $space }”的牌
       *[no] { $player }失去了计划用于“{ $space }”的牌
    }
web-deciding-line-buildings = 被毁：{ $buildings }
web-deciding-line-bystanders = 没有参战，留在接盘里：{ $cubes }
web-deciding-line-inside = 留在塔内：{ $cubes }
web-deciding-line-out = 先前投入、现在掉出：{ $cubes }
web-deciding-how = 这场战斗是怎么算的
web-deciding-how-revolt = 这次暴动是怎么算的

## Winter

web-deciding-winter-title = 第{ $year }年冬季
web-deciding-winter-loss = { $loss ->
        [0] 谁也不损失稻米：本年最后一个事件不取稻米。
       *[other] 每人损失{ $loss }单位稻米：本年的最后一个事件。
    }
web-deciding-winter-provisions = 各国的稻米
web-deciding-winter-player = 玩家
web-deciding-winter-lost = 损失
web-deciding-winter-rice = 稻米
web-deciding-winter-provinces = 国
web-deciding-winter-hungry = 未供给
web-deciding-winter-fed = 全部供给
web-deciding-winter-unfed = { $count }国缺粮
web-deciding-winter-revolts = 暴动
web-deciding-winter-calm = 没有暴动。
web-deciding-winter-drawn = { $mine ->
        [yes] 你的国暴动：{ $provinces }
       *[no] { $player }的国暴动：{ $provinces }
    }
web-deciding-winter-points = 分数
web-deciding-winter-line-provinces = 国
web-deciding-winter-line-buildings = 建筑物
web-deciding-winter-line-most-castles = 城堡最多，{ $region }
web-deciding-winter-line-most-temples = 神社最多，{ $region }
web-deciding-winter-line-most-theatres = 能剧舞台最多，{ $region }
web-deciding-winter-all = 全部显示
web-deciding-winter-counted = 正在计算{ $region }地区
web-deciding-winter-gained = 合计
web-deciding-winter-total = 现有
web-deciding-winter-plus = +{ $points }

## Why not

web-deciding-not-setup-left-out-with-three = 三人游戏不使用{ $province }。
web-deciding-not-march-adjacent = { $province }与{ $origin }不相邻。
web-deciding-not-elsewhere = 现在只有{ $origin }的军队进军：这个行动上放的是它的国牌。{ $used ->
        [yes] { $province }的国牌用在了“{ $space }”上。
       *[no] { $province }的国牌没有计划用于进军。
    }
web-deciding-not-event-temple-protects = 本季神社保护着{ $province }。
web-deciding-not-deploy-move-without-battle = { $province }不是你的，而这次移动不能引发战斗。
web-deciding-not-winter-owner-chooses-order = { $province }没有被抽中暴动。
web-deciding-not-setup-claim-open-card = { $province }的国牌没有公开。
web-deciding-not-setup-claim-any-group = 军队放进你拿了国牌的{ $origin }。
web-deciding-not-build-one-of-a-kind = { $province }已经有这种建筑物。
web-deciding-not-build-free-site = { $province }没有空的建筑位置。
web-deciding-not-origin = 军队已经在{ $province }。

# What is suggested: a march with its armies
web-deciding-suggest-attack = 用{ $armies }支军队进攻{ $target }
web-deciding-suggest-move = 把{ $armies }支军队移到{ $target }

