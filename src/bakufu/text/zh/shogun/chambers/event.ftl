# Chambers: what happens.

event-region-tiles-laid = 地区板块的顺序：{ $regions }。
event-markers-drawn = 抽出的殿室标志物：{ $chambers }。
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
        [0] 没有正面朝上的殿室标志物了。
       *[other] 翻到背面的殿室：{ $chambers }。
    }
event-region-tile-moved = 下一季的地区板块顺序：{ $regions }。
event-neutral-leads = 中立玩家在{ $line }的标志物最多：{ $count }个。
event-line-scored =
    { $rule ->
        [chambers-tie-one-fewer] { $seat }在殿室{ $line }并列最多，得{ $amount }分，共{ $total }分。
       *[other] { $seat }在殿室{ $line }最多，得{ $amount }分，共{ $total }分。
    }
