# Chambers in the browser.

## The board and its panel

web-chambers = 殿室
web-chambers-how = 殿室如何得分
web-chambers-how-season = 每季公开六间殿室：抽出的殿室标志物正面朝上放在那里。季末按板块的顺序逐个查看地区：在一个地区国最多的人，可以在一间公开的殿室放上自己的标志物。数目相同时，算行动顺序最靠前的那位。
web-chambers-how-end = 终局时，每一横行和每一纵列把分数给予其中标志物最多的玩家。并列最多的玩家各少得1分。
web-chambers-how-neutral = 无人换下的殿室标志物翻到背面，算作一名中立玩家的。他可以独占或分享一行或一列，但从不得分。
web-chambers-board = 殿室图板
web-chambers-regions = 地区板块，以及各地区现在谁领先
web-chambers-neutral = 中立玩家
web-chambers-space =
    { $state ->
        [taken] { $chamber }：{ $player }
        [neutral] { $chamber }：背面朝上，属于中立玩家
        [open] { $chamber }：公开
       *[empty] { $chamber }：关闭，尚未抽出
    }
web-chambers-line =
    { $line }，{ $points }分：{ $count ->
        [0] 无人
        [1] { $names }
       *[other] { $names }并列
    }
web-chambers-leads =
    { $place }. { $region }：{ $sharing ->
        [nobody] 没有人在那里有国
        [leads] { $names }以{ $count }个国领先
        [first] { $names }各有{ $count }个国，{ $first }顺序在前
       *[tied] { $names }各有{ $count }个国，由行动顺序决定
    }
web-chambers-row = 逐个地区：谁的国最多
web-chambers-worth = 如果游戏现在结束
web-chambers-legend = 金色：一行或一列里标志物最多可得的分数。斜纹：中立玩家。合拢的门：尚未抽出。
web-chambers-markers = 各玩家剩余的标志物
web-chambers-left = { $player }还剩{ $markers }个标志物

## Taking a chamber

web-chambers-take-title = 凭{ $region }地区取一间殿室
web-chambers-take-help =
    { $tied ->
        [yes] 你和{ $names }在那里的国一样多，而你的行动顺序在前。
       *[no] 你在那里的国最多。
    }你可以在一间公开的殿室放上自己的标志物。你还剩{ $markers }个标志物。
web-chambers-take-choose = 请选一间公开的殿室。你会看到它对所在的行和列有什么作用。
web-chambers-take-nothing = 已经没有公开的殿室。
web-chambers-take-first = 选一间殿室
web-chambers-take = 取{ $chamber }
web-chambers-take-none = 不取
web-chambers-outlook-line = { $line }：{ $points }分
web-chambers-outlook =
    { $state ->
        [lead] 你的标志物会最多，终局得{ $points }分。
        [share] 你会与{ $names }并列最多，终局时你{ $points ->
            [0] 不得分。
           *[other] 得{ $points }分。
        }
       *[behind] 那里最多的仍是{ $names }。
    }

## After the game

web-after-kind-chambers = 殿室

## The table

web-board-page-chambers = 殿室

## Decisions

web-deciding-awaits-take-chamber = { $player }可以凭{ $region }地区取一间殿室
web-deciding-chambers = 殿室
web-deciding-does-chambers = 按板块的顺序，在每个地区国最多的玩家可以在一间公开的殿室放上自己的标志物。
web-deciding-winter-line-chambers = 殿室的行与列

## How to play

howto-chambers = 殿室
    .more = 一块单独的图板，各行各列都有分数。
howto-chambers-drawn = 每季公开六间殿室。
howto-chambers-most = 季末逐个地区查看：在那里国最多的人，可以在其中一间放上自己的标志物。
howto-chambers-lines = 终局时，在一行或一列里标志物最多的人得到它的分数。并列最多者各少得1分。没有人取的殿室属于一名中立玩家，他也可能最多。

## The log

web-log-kind-chambers = 殿室

## 导览

web-tour-chambers = 殿室图板：每季公开六间殿室，即亮色的格子。季末，在一个地区国最多的人可以在其中一间放上自己的标志物。终局时各行各列计分。

## The report of a season

web-telling-chambers = 殿室
web-telling-chambers-by = { $by }间殿室
web-telling-brought-chamber-taken = 你凭{ $region }地区取得了殿室{ $chamber }，还剩{ $left }个标志物。
