# Chambers: what is said at the table, in the browser and in the terminal.

## Decisions

decision-take-chamber = 你在{ $region }地区的国最多：你取哪间殿室？
    .help = 你的一个标志物放到那里。终局时，在一横行或一纵列里标志物最多的人得到它的分数。你也可以一间都不取。

## Moves

move-take-chamber =
    { $chamber-id ->
        [none] { $region }地区不取殿室
       *[other] 凭{ $region }地区取殿室{ $chamber }
    }

## Events

event-region-tiles-laid = 地区板块的顺序：{ $regions }。
event-markers-drawn = 公开的殿室：{ $chambers }。
event-region-won =
    { $rule ->
        [chambers-tie-by-turn-order] { $seat }在{ $region }地区的国并列最多（{ $count }个），且行动顺序在前。
       *[other] { $seat }在{ $region }地区的国最多：{ $count }个。
    }
event-region-skipped = 没有人在{ $region }地区有国。
event-markers-ran-out = { $seat }没有标志物可用于{ $region }地区了。
event-chamber-taken = { $seat }凭{ $region }地区取得殿室{ $chamber }，还剩{ $left }个标志物。
event-chamber-declined = { $seat }没有为{ $region }地区取殿室。
event-markers-turned =
    { $chambers-count ->
        [0] 没有公开的殿室了。
       *[other] 翻到背面的殿室：{ $chambers }。
    }
event-region-tile-moved = 下一季的地区板块顺序：{ $regions }。
event-neutral-leads = 中立玩家在{ $line }的标志物最多：{ $count }个。
event-line-scored =
    { $rule ->
        [chambers-tie-one-fewer] { $seat }在殿室{ $line }并列最多，得{ $amount }分，共{ $total }分。
       *[other] { $seat }在殿室{ $line }最多，得{ $amount }分，共{ $total }分。
    }

## Phrases

phrase-chamber-row = 横行{ $name }
phrase-chamber-column = 纵列{ $name }

## The table in the terminal

board-chambers = 殿室，附各行各列的分数：
board-line = { $name }（{ $points }分）
board-chamber-open = 公开
board-chamber-turned = 中立
board-chamber-empty = .
board-region-row = 地区板块：
board-markers = 剩余标志物：
board-markers-left = { $player } { $markers }

## Options in the terminal

option-no-chamber = 不换标志物
option-chamber = { $row }；{ $column }
option-line = { $line }值{ $points }分：你{ $own }个，别人{ $most }个

## Reasons for a suggestion

reason-chamber-leads = 你在价值{ $points }分的一行或一列中以{ $own }比{ $most }领先。
reason-chamber = 你在价值{ $points }分的一行或一列中追到{ $own }比{ $most }。
reason-chamber-none = 可选的殿室都不能让你离得分更近。

## Points in the arena

arena-source-chambers = 殿室
