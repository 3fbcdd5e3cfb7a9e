# What SHOGUN NO KATANA says at the terminal.

play-column-tie-break = 御刀
play-you-win = 你成为了将军的首席刀匠！

## Deciding

play-status = { $points }分，{ $coins }，库存：{ $stock }；{ $workers }名工人，{ $monks }名僧侣（每名{ $offering }）
play-passing = 拿荣誉牌收工：
play-at-any-moment = 随时可做：
play-stuck = 现在不能移动：{ $swords }。
play-enter = 只按回车表示够了。
play-monk-how = 输入编号派工人。要派僧侣，在前面加monk：monk 1。

## What the words at a prompt do, for ?

play-command-board = 全部图板；board加一个词，可看main、mine、一名玩家，或market之类的区域
play-command-forge = 你的锻造坊，以及人物在各行各列会移动什么；forge加玩家，可看别人的
play-command-score = 各项来源的分数，以及终局时会有的分数

## Looking

play-forge-lines = 锻造坊旁的人物会做什么：
play-no-line = 什么也不会移动。
play-figure = { $figure ->
        [worker] 工人
       *[monk] 僧侣
    }
play-score-sheet = 分数
play-sum = 合计
play-if-it-ended = 如果现在结束

## The full screen

play-box-houses = 大名宅邸
play-box-town = 城镇
play-box-taken = 已占用
play-box-stock = 库存
play-box-figures = { $workers }工{ $monks }僧
play-box-have = 工人{ $workers } · 僧侣{ $monks } · 牌{ $cards }
play-title-round = 第{ $round }轮，共{ $rounds }轮
play-title-worth = 每把刀+{ $points }分 · 僧侣{ $coins }枚钱币
play-as-monk = 改派僧侣
play-as-worker = 改派工人
