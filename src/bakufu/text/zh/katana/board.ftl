# The table as text, for terminals and screen readers.

## The main board

board-title = 第{ $round }轮，共{ $rounds }轮，轮到{ $player }。本轮每次交付另得{ $points }分；派僧侣需要{ $coins }。
board-over = 游戏结束。
board-letters = 配方：
board-letter = { $letter } { $resource }
board-houses = 大名宅邸
board-house-cards = 宅邸的公开牌：效果／每次交付的收益及其费用
board-space = { $house } { $number }
board-no-card = 没有牌
board-left = 剩余{ $count }张
board-card = { $number }号 { $effect }／付{ $coins }得{ $benefit }
board-monk = { $player }（僧侣）
board-column-house = 宅邸
board-column-sword = 刀
board-column-recipe = 配方
board-column-points = 分数
board-column-coins = 钱币
board-column-strength = 强度
board-column-figure = 人物
board-starting = 起始的刀
board-market = 集市（{ $prices }），{ $figures }。公开的牌，牌堆里还有{ $deck }张：
board-price = { $resource }{ $coins }
board-number = { $number }
board-free = { $free ->
        [0] 没有空位
       *[other] { $free }个空位
    }
board-figures = { $count ->
        [1] { $figure }
       *[other] { $figure }×{ $count }
    }
board-standing = { $free ->
        [0] 没有空位
       *[other] { $free }个空位
    }，已有{ $figures }
board-academy = 学院，{ $figures }。每处装饰的钱币：
board-palace = 御所，{ $figures }。有家族成员的房间：
board-komainu = 狛犬：{ $figure }下一轮先行。
board-komainu-free = 狛犬：空着。
board-honors = 荣誉牌，收工时拿取

## Players

board-column-player = 玩家
board-column-workers = 工人
board-column-monks = 僧侣
board-column-cards = 牌
board-column-delivered = 刀
board-column-state = 状态
board-workers = { $workers }（+{ $blocked }）
board-state-deciding = 决定中
board-state-passed = 已收工
board-other = { $player }的锻造坊：{ $forge }；指物旗：{ $sashimono }；献刀计划：{ $project }；牌：{ $cards }。
board-sword-on = { $space }的{ $sword }
board-ghost = 幽灵有{ $points }分、{ $workers }名工人、{ $swords }把刀，牌堆里有{ $deck }张牌；指物旗：{ $sashimono }；荣誉牌：{ $honors }。

## The Forge

board-forge = { $player }的锻造坊（大写已放在刀上，*已装饰，!已被占）
board-own-forge = 你的锻造坊（大写已放在刀上，*已装饰，!已被占）
board-row = { $number } { $resource } { $letter }
board-gives = +{ $what }
board-katana = KATANA
board-flagged = { $sword } { $house }
board-starting-flag = 起始
board-complete = 完成
board-next = { $taken ->
        [yes] { $letter }到{ $space }!
       *[no] { $letter }到{ $space }
    }
board-beneath-all = 锻造坊下方的牌：{ $lines }。
board-beneath = { $line } { $benefits }

## The Washitsu board

board-delivered = 已交付的刀：
board-made = { $sword } { $recipe }
board-sashimono = 指物旗：{ $flags }
board-flag = { $count }面{ $house }
board-project = 献刀计划：{ $resources }
board-composition = SHOGUN NO KATANA：{ $recipe }
board-cards = 牌
board-cards-used = 效果刚用过的牌；还可以购买收益
board-cards-bought = 收益刚买下的牌；还可以使用效果
board-own-honors = 荣誉牌
