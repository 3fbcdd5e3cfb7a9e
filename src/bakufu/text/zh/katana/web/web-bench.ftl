# The board of SHOGUN NO KATANA in the browser: town, Forges, Washitsu boards, cards, and looks at what would come.

## Swords in words

web-bench-tile-words = { $sword }：交付得{ $points }，拿取时得{ $coins }。强度{ $strength }用于部分荣誉牌。配方：{ $recipe }。
web-bench-made-words = { $sword }：交付得{ $points }。强度{ $strength }用于部分荣誉牌。配方：{ $recipe }。{ $left ->
        [none] 已完成。
       *[some] 已放{ $placed }/{ $all }，下一份：{ $next }。
    }{ $ornaments ->
        [0] { "" }
       *[other] 已装饰：{ $decorated }。
    }
web-bench-key = 看懂一把刀
web-bench-key-points = 分数
web-bench-key-number = 编号
web-bench-key-strength = 强度
web-bench-key-needed = 需要
web-bench-key-placed = 已放
web-bench-key-decorated = 已装饰
web-bench-key-coins = 拿取时得到的钱币
web-bench-line-moves = 有{ $count }把刀会移动
web-bench-peg = { $frees ->
        [yes] 你交付的第{ $number }把刀放在这里，并解放一名工人
       *[no] 你交付的第{ $number }把刀放在这里
    }
web-bench-sets-more = 按现状，不同宅邸的成套指物旗在终局时的得分
web-bench-figure = { $monk ->
        [yes] { $player }，僧侣
       *[no] { $player }，工人
    }

## The town

web-bench-town = 主图板
web-bench-house = { $house ->
        [red] 红色宅邸
        [blue] 蓝色宅邸
        [white] 白色宅邸
       *[green] 绿色宅邸
    }
web-bench-house-card = 公开的牌，{ $cards ->
        [1] 最后一张
       *[other] 牌堆里{ $cards }张
    }
web-bench-take-sword = 拿{ $house }宅邸的刀：{ $sword }
web-bench-no-sword = 这里没有刀
web-bench-deck-empty = 没有牌了
web-bench-market = 集市
web-bench-price = { $resource }：{ $coins }
web-bench-buy = 以{ $coins }买{ $resource }
web-bench-take-card = 拿这张牌：{ $effect }
web-bench-academy = 学院
web-bench-monk = 僧侣
web-bench-academy-note = 每处的钱币
web-bench-advance = { $resource }的装饰师从{ $coins }前进到{ $after }枚钱币
web-bench-decorators = { $resource }的装饰师：{ $steps }
web-bench-decorator-of = { $player } { $coins }
web-bench-palace = 御所
web-bench-in-room = { $room }{ $count ->
        [0] { "" }
       *[other] ；{ $players }
    }
web-bench-room-coins = { $amount }枚钱币
web-bench-room-leather = { $amount }枚买鳐皮
web-bench-room-lacquer = { $amount }枚买漆料
web-bench-room-move = 移动1把刀
web-bench-room-advance = 装饰师+1
web-bench-room-steel = { $amount }份钢材
web-bench-room-decorate = 装饰
web-bench-project-add = { $resources }加入献刀计划
web-bench-put-under = 把牌放在{ $line }下
web-bench-compose-with = 接上{ $resource }
web-bench-use-room = 使用房间：{ $room }
web-bench-family-in = 家族成员所在的房间：{ $room }
web-bench-family-rooms = { $count ->
        [1] 家族成员放进这间房间：{ $rooms }
       *[other] 家族成员放进这些房间：{ $rooms }
    }
web-bench-family-left = { $left ->
        [0] 都已放好
       *[other] 还要放{ $left }名
    }
web-bench-family-place = { $left ->
        [0] 安置家族
       *[other] 还要放{ $left }名
    }
web-bench-temple = 寺院
web-bench-monks-of = { $player }：{ $monks }名僧侣
web-bench-no-monks = 僧侣都已派出
web-bench-komainu = 狛犬
web-bench-komainu-first = 你在下一轮先行
web-bench-place-for-sword = { $figure ->
        [monk] 派1名僧侣到{ $house }宅邸拿{ $sword }
       *[worker] 派1名工人到{ $house }宅邸拿{ $sword }
    }
web-bench-place-at-line = { $figure ->
        [monk] 派1名僧侣到你锻造坊的{ $line }
       *[worker] 派1名工人到你锻造坊的{ $line }
    }
web-bench-place-here = 派人物：{ $place }，{ $free }个空位
web-bench-starting = 起始的刀
web-bench-begin-with = 起始刀：{ $sword }

## Why no figure can go there

web-bench-blocked = 去不了
web-bench-not-houses-first-space-free = 它在你锻造坊里的起始格被占了
web-bench-not-market-free-space = 没有空位
web-bench-not-academy-free-space = 没有空位
web-bench-not-palace-free-space = 没有空位
web-bench-not-komainu-only-space = 本轮已有人
web-bench-not-cards-pay-the-benefit = 它的收益要{ $cost }
web-bench-not-temple-two-monks = 你的两名僧侣都已派出
web-bench-not-temple-pay-first = 你付不起僧侣的供奉

## Honor cards

web-bench-honors = 荣誉牌
web-bench-honors-note = 收工时拿取
web-bench-no-honors = 没有了
web-bench-honors-taken = 已拿的荣誉牌
web-bench-pass-with = 收工并拿取：{ $honor }
web-bench-worth-now = 现在值{ $points }分
web-bench-worth-most = 上限

## Forges

web-bench-your-forge = 你的锻造坊
web-bench-forge-swords = 锻造中的刀
web-bench-forge-of = { $player }的锻造坊
web-bench-forge-note = 选一行或一列
web-bench-only-pass = 已无人可派：选一张荣誉牌
web-bench-others = 其他锻造坊
web-bench-workshop-of = { $player }的工坊
web-bench-line-label = { $line }：{ $text }
web-bench-line-gives = 在{ $line }交付得{ $gives }
web-bench-slide-at = 把牌放到{ $line }下方
web-bench-move-sword = { $way ->
        [up] 用{ $resource }把{ $sword }向上移
        [down] 用{ $resource }把{ $sword }向下移
       *[right] 用{ $resource }把{ $sword }向右移
    }
web-bench-swap = 互换{ $space }和{ $below }上的刀
web-bench-decorate = 装饰{ $sword }上的{ $resource }，得{ $coins }
web-bench-deliver = 交付+{ $points }
web-bench-deliver-label = 交付{ $sword }，得{ $points }分
web-bench-stride = { $way ->
        [up] { $sword }向上到{ $to }
        [down] { $sword }向下到{ $to }
       *[right] { $sword }向右到{ $to }
    }
web-bench-line-cost = 用掉
web-bench-line-nothing = 什么也不会移动。

## Looks

web-bench-look-sword = { $house }宅邸的{ $sword }
web-bench-look-house = 它从{ $space }开始，预付{ $coins }，带一面{ $house }指物旗。
web-bench-look-house-card = 牌：{ $effect }；或付{ $cost }，在一行或一列每次交付得{ $benefit }。
web-bench-look-market = 购买任意数量的资源，然后从三张牌里拿一张。
web-bench-look-academy = 一名装饰师前进1步，然后每种资源各装饰一份。其他人各装饰一份。
web-bench-look-palace = 派入一名家族成员，使用有你的成员的每间房间。其他人各使用一间。
web-bench-look-komainu = 获得{ $coins }，并在下一轮先行。
web-bench-look-line = 这一行或列里的每把刀可以用配方里的下一份资源移动一格。
web-bench-look-monk-house = 僧侣：再拿一面任选的指物旗。
web-bench-look-monk-market = 僧侣：第二张牌。
web-bench-look-monk-academy = 僧侣：第二步，同一名或另一名装饰师。
web-bench-look-monk-palace = 僧侣：一间房间再用一次。
web-bench-look-monk-komainu = 僧侣：僧侣在另一个区域的效果。
web-bench-look-monk-line = 僧侣：任意一把刀再移动一次。
web-bench-look-pass = 本轮收工
web-bench-look-honor = { $honor }：现在值{ $points }分。
web-bench-look-passing = 到本轮结束为止，你只有学院和御所的好处：没有人物，不能交付，不能用牌。
web-bench-look-leave = 返回
web-bench-figure-choice = 派谁去
web-bench-figure-worker = 工人（剩{ $left }）
web-bench-figure-monk = 僧侣（{ $coins }枚）
web-bench-do-worker = 派工人
web-bench-do-monk = 以{ $coins }枚钱币派僧侣
web-bench-do-pass = 收工

## Washitsu boards

web-bench-washitsu = 和室
web-bench-delivered = { $count ->
        [0] 没有交付刀
       *[other] 已交付{ $count }把刀
    }
web-bench-workers = 可用{ $workers }名，被困{ $blocked }名
web-bench-frees = 解放
web-bench-take-sashimono = 拿一面{ $house }指物旗
web-bench-sashimono-of = { $house }：{ $count }面指物旗
web-bench-sets = 成套：{ $points }
web-bench-katana = SHOGUN NO KATANA
web-bench-katana-made = 已放{ $placed }/{ $all }份资源
web-bench-project = 献刀计划
web-bench-project-empty = 还没有
web-bench-project-none = 每把交付的刀至多给出两份资源。每种至少一份，就能构成你的SHOGUN NO KATANA。
web-bench-composition = 构成
web-bench-composition-add = 加入{ $resource }，献刀计划里还剩{ $left }份
web-bench-composition-remove = 从第{ $at }位去掉{ $resource }
web-bench-composition-fine = 可以锻造：从{ $begins }到{ $ends }，值{ $value }{ $cost ->
        [0] 。
       *[other] 。更改献刀计划扣{ $cost }分。
    }
web-bench-composition-katana-before-passing = 你本轮已收工。
web-bench-composition-katana-each-resource = 缺{ $about }：每种至少要一份。
web-bench-composition-project-at-most-seven = 超过了七份资源。
web-bench-composition-katana-adjacent-rows = { $about }不能前后相接：它们的行不相邻。
web-bench-composition-katana-first-space = { $about }行的首格被另一把刀占了。
web-bench-composition-project-no-back-and-forth = { $about }不能既补上又去掉。
web-bench-composition-project-late-from-delivered = 你交付的刀给不出更多{ $about }了。
web-bench-compose = 投入锻造

## Cards

web-bench-cards = 牌
web-bench-your-cards = 你的牌
web-bench-no-cards = 还没有
web-bench-card-benefit = 收益：付{ $cost }，每次交付得{ $benefit }
web-bench-card-used = 已使用：现在购买收益，否则就没有了
web-bench-card-bought = 在锻造坊下方；现在还可以使用效果
web-bench-effect-cheaper-monk = { $monk }枚派僧侣
web-bench-effect-double-coins = 学院×2
web-bench-effect-double-line = 行或列×2
web-bench-effect-second-benefit = 第二项收益
web-bench-effect-double-points = 牌片分数×2
web-bench-effect-decorate-one = 装饰一份
web-bench-effect-rearrange = 调动家族
web-bench-effect-exchange = ×3
web-bench-effect-advance = 装饰师+1
web-bench-play = 使用
web-bench-play-card = 使用这张牌：{ $effect }
    .apart = 使用这张牌：{ $effect }（它的收益：每次交付得{ $benefit }）
web-bench-pay = 付费
web-bench-pay-card = 付{ $coins }购买这张牌的收益：{ $effect }

## 走法

web-bench-pay-benefit = 付{ $coins }，在一行或一列每次交付得{ $benefit }
    .apart = 为“{ $effect }”这张牌付{ $coins }，在一行或一列每次交付得{ $benefit }
web-bench-take-line = { $doubled ->
        [yes] 领取{ $line }两次：{ $gives }
       *[no] 领取{ $line }：{ $gives }
    }
web-bench-double-points = 使用这张牌：刀牌片的分数算两次

## Honor cards in a few words, below their picture and their points

web-bench-honor-sashimono = 每面{ $of }旗
web-bench-honor-strength = 每把强度{ $of }以上
web-bench-honor-resource = 每把含{ $of }
web-bench-honor-decorated = 每把{ $of }处以上
web-bench-honor-certain = 必得
web-bench-honor-total-strength = 每级强度
web-bench-honor-strength-levels = 每种强度
web-bench-honor-benefits = 坊下每张牌
web-bench-honor-figures = 城中每名工人和僧侣
web-bench-honor-decorators = 装饰师每枚钱币
web-bench-honor-unused-cards = 每张未用牌
web-bench-honor-flowers = 每到一朵花
web-bench-honor-coins = 每{ $of }枚钱币
web-bench-honor-decorations = 每处装饰
web-bench-honor-katana-decorations = KATANA上每处

## What a number is

web-bench-stock-of = { $resource }：库存{ $count }份
web-bench-stock-coins = 可用{ $coins }
web-bench-stock-workers = 还可派{ $count }名工人
web-bench-stock-monks = 还可派{ $count }名僧侣
web-bench-card-effect = 即时效果：{ $effect }
web-bench-monk-costs = 本轮派一名僧侣要{ $coins }
