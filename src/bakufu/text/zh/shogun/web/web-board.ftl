# The table's page: the map, the players, and what lies beside the board.

## The map

web-board-map = 各国地图。方向键移到相邻国，回车键选定，T键到下一个目标。
web-board-map-role = 地图
web-board-tools = 地图工具
web-board-tools-short = 地图
web-board-layer-armies = 军队与建筑位置
    .short = 军队
web-board-layer-yields = 各国的出产：宝箱与稻米
    .short = 宝箱与稻米
web-board-layer-unrest = 不满标志物
    .short = 不满
web-board-list = 国的列表
    .short = 列表
web-board-zoom-in = 放大
    .short = 放大
web-board-zoom-out = 缩小
    .short = 缩小
web-board-fit = 显示整张地图
    .short = 全图
web-board-legend-yields = 先宝箱，后稻米
web-board-legend-unrest = 火焰是不满标志物。在有火焰的国征收，农民就会暴动。

## A province

web-board-nobody = 无人
web-board-out = 不使用
web-board-armies = { $count }支军队
web-board-free = 空{ $count }个
web-board-free-sites =
    { $count ->
        [0] 没有空的建筑位置
       *[other] { $count }个空的建筑位置
    }
web-board-markers = { $count }个不满标志物
web-board-yields = 税金{ $tax }，稻米{ $rice }
web-board-borders = 与{ $provinces }接壤。
web-board-by-sea = 水路：{ $provinces }。
web-board-card-used = 你的国牌：{ $space }
web-board-card-free = 你的国牌本季没有使用。

## The bar

web-board-year = 第{ $year }年
web-board-chapter = 第{ $year }年{ $season }
web-board-steps = 本季的步骤
web-board-step-lay-out = 布置
web-board-step-plan = 计划
web-board-step-event = 事件
web-board-step-order = 顺序
web-board-step-actions = 行动
web-board-step-claim = 选取起始国
web-board-step-rice = 稻米
web-board-step-revolts = 暴动
web-board-step-points = 计分

## Players

web-board-status-away = 离开
web-board-status-ready = 就绪
web-board-status-planning =
    { $mine ->
        [yes] 计划中
       *[no] 计划中…
    }
web-board-status-choosing =
    { $mine ->
        [yes] 选择中
       *[no] 选择中…
    }
web-board-status-turn =
    { $mine ->
        [yes] 轮到你了
       *[no] 决定中…
    }
web-board-status-waiting = 等待中
web-board-place = 第{ $place }位
web-board-nth = 第{ $place }
web-board-took-place = 第{ $place }位
web-board-chip = { $name }：{ $status }，{ $points }分，{ $chests }个宝箱，{ $rice }单位稻米。查看全部
web-board-player-points = 分数
web-board-player-chests = 军费宝箱
web-board-player-rice = 稻米，冬季供给各国
web-board-player-provinces = 国
web-board-player-armies = 地图上的军队
web-board-player-supply = 资源堆里的军队
web-board-player-inside = 骰塔内的军队
web-board-player-special = 特殊牌
web-board-player-no-special = 本季没有

## Beside the board

web-board-winter = 如果现在入冬
web-board-winter-how = 冬季会发生什么？
web-board-winter-when = { $season ->
        [spring] 本季之后再过两季就是冬季。
        [summer] 本季之后再过一季就是冬季。
        [autumn] 本季一过就是冬季。
       *[winter] 现在是冬季。
    }
web-board-winter-loss = 每人按最后一张事件牌损失稻米：{ $least }{ $range ->
        [yes] 至{ $most }
       *[no] {""}
    }单位。
web-board-winter-feed = 每个国消耗1单位稻米。缺少稻米的玩家，会有一些国发生暴动。
web-board-winter-own = 你有{ $rice }单位稻米，要供给{ $provinces }个国。
web-board-winter-score = 计分：每个国1分，每座建筑物1分。一个地区里城堡最多3分，神社最多2分，能剧舞台最多1分。并列最多者少得1分。
web-board-winter-then = { $year ->
        [1] 然后稻米和不满标志物全部清空，第2年以四个新事件开始。
       *[2] 然后游戏结束。分数最多的人获胜。
    }
web-board-winter-most = 现在各地区谁最多
web-board-winter-points = 这样会得到的分数
web-board-leads =
    { $tied ->
        [yes] { $names }平手，各{ $count }座
       *[no] { $names }，{ $count }座
    }
web-board-tracks = 计分条与粮食条
web-board-track-points = 分数
web-board-track-rice = 稻米
web-board-order = 行动顺序
web-board-specials = 特殊牌
web-board-special-one-more-chest = +1宝箱
    .does = 征收税金多得1个宝箱
web-board-special-one-more-rice = +1稻米
    .does = 征收稻米多得1单位
web-board-special-six-armies = 6支军队
    .does = “招募5支”放6支军队
web-board-special-attack = 进攻+1
    .does = 你进攻时多1支军队
web-board-special-defence = 防守+1
    .does = 别的玩家进攻你时多1支军队
web-board-place-of = 行动顺序第{ $place }位
web-board-place-label = 第{ $place }位：{ $special }{ $taken ->
        [yes] ，{ $name }
       *[no] ，空着
    }。这是什么？
web-board-place-does = { $taken ->
        [yes] { $name }选了它，
       *[no] 本季还没有人选它。计划之后，出价最高的人最先选择。选它的人
    }{ $place ->
        [1] 在每个行动中最先行动
        [2] 在每个行动中第二个行动
        [3] 在每个行动中第三个行动
        [4] 在每个行动中第四个行动
       *[5] 在每个行动中最后行动
    }，并且{ $taken ->
        [yes] 拥有
       *[no] 得到
    }放在那里的特殊牌，本季有效：
web-board-events = 事件
web-board-events-say = { $stage ->
        [now] 一个事件在本季生效。{ $left ->
            [1] 剩下的那个决定冬季损失的稻米。
           *[other] 最后剩下的那个决定冬季损失的稻米。
        }
        [winter] 最后剩下的那个决定冬季损失的稻米。
        [none] 本季的事件已被恩赐移除。
       *[comes] 计划之后抽取其中一个，在本季生效。最后剩下的那个决定冬季损失的稻米。
    }
web-board-events-line = { $stage ->
        [winter] 最后一个决定冬季损失的稻米
        [none] 本季的事件已被移除
       *[comes] 其中一个在本季生效
    }
web-board-event-label = { $words }，{ $state ->
        [now] 本季生效
        [gone] 已过去
        [left] 决定冬季损失的稻米
       *[open] 仍有可能
    }。这是什么？
web-board-event-now = 本季生效
# On the card, above what winter takes; { $effect } tells what it is of.
web-board-event-amount = { $effect ->
        [tax-at-most] ≤{ $first }
        [rice-at-most] ≤{ $first }
        [tax-at-least] ≥{ $first }
        [rice-at-least] ≥{ $first }
        [fewer-armies] { $first }/{ $second }
       *[other] { "" }
    }
web-board-event-is-now = 它现在对所有人生效，直到本季结束。
web-board-event-is-gone = 它已经过去，在本年更早的一季生效过。
web-board-event-is-left = { $loss ->
        [0] 它是最后剩下的：冬季不损失稻米。
       *[other] 它是最后剩下的：冬季每人损失{ $loss }单位稻米。
    }
web-board-event-is-open = { $stage ->
        [comes] 可能就是它：计划之后从{ $count }个里随机抽取一个，在本季生效。
       *[now] 它本季不生效。本年以后的某季可能会轮到它。
    }
web-board-explain-theatre-calms = 每修建一座能剧舞台，当地就少1个不满标志物。
web-board-explain-two-farmers = 有人进攻无主的国时，由{ $first }支农民军防守，而不是1支。
web-board-explain-castle-defends = 有城堡的国受到进攻时，其主人从资源堆里多投1支军队进骰塔。
web-board-explain-temple-protects = 有神社的国不能被进攻。
web-board-explain-tax-at-most = 征收税金至多得{ $first }个宝箱，无论该国能出多少。
web-board-explain-tax-at-least = 征收税金至少得{ $first }个宝箱，即使该国出得更少。
web-board-explain-rice-at-least = 征收稻米至少得{ $first }单位，即使该国出得更少。
web-board-explain-rice-at-most = 征收稻米至多得{ $first }单位，无论该国能出多少。
web-board-explain-fewer-armies = “招募5支”只放{ $first }支军队，“招募3支”只放{ $second }支，价格不变。
web-board-one-of =
    { $count ->
        [1] 最后一个
       *[other] { $count }个中的一个
    }
web-board-winter-takes = { $loss ->
        [0] 冬季：无损失
       *[other] 冬季 −{ $loss }稻米
    }
web-board-rice-loss = 如果最后剩下它，每人在冬季损失{ $loss }单位稻米。
web-board-effect-theatre-calms = 新建舞台：移走1个不满标志物
web-board-effect-two-farmers = 中立国受攻：{ $first }支农民军
web-board-effect-castle-defends = 城堡受攻：多1支军队
web-board-effect-temple-protects = 有神社的国不能被进攻
web-board-effect-tax-at-most = 税金：至多{ $first }
web-board-effect-tax-at-least = 税金：至少{ $first }
web-board-effect-rice-at-least = 稻米：至少{ $first }
web-board-effect-rice-at-most = 稻米：至多{ $first }
web-board-effect-fewer-armies = 招募{ $first }支和{ $second }支，而非5支和3支
web-board-actions = 本季的行动
web-board-dock = 地图下方
web-board-no-action = 不行动
web-board-face-down = 扣放：还没有人知道这里是哪个行动
# The actions that lie face down while one plans: they happen, but nobody knows when.
web-board-unknown = 这{ $count }个行动也会发生，先后还没有人知道
web-board-unknown-row = { $count ->
        [1] 最后：{ $actions }
       *[other] 还有{ $count }个行动，先后还没有人知道：{ $actions }。每执行完一个行动翻开一张。
    }
web-board-strip = 行动{ $position }/10：{ $action }
web-board-strip-next = 下一个：{ $action }
web-board-strip-last = 最后一个
web-board-strip-order = 正在选择行动顺序
web-board-strip-show = 显示全部行动
web-board-hidden = 扣放

## The sheet of a phone

web-board-sheet = 地图旁
web-board-sheet-up = 拉起面板
web-board-sheet-down = 收下面板
web-board-tab-plan = 计划
web-board-tab-turn = 回合
web-board-tab-round = 本季
web-board-tab-boards = 图板
web-board-boards = 扩展模块的图板
web-board-pages = 地图旁的图板
web-board-page-winter = 如果现在入冬
web-board-page-events = 事件
web-board-page-tower = 骰塔
web-board-tab-score = 分数
web-board-tab-tower = 骰塔
web-board-tab-log = 战报

## The end

