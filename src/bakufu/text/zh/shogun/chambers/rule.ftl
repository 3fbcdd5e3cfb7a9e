# Chambers: its rules.

## The chapter

chapter-chambers = 扩展模块：殿室

## The rules

rule-chambers-shuffle-regions = 五块地区板块在殿室图板旁排成一排，顺序由抽签决定。
rule-chambers-draw-markers = 每季开始时盲抽{ $chambers-drawn }个殿室标志物，正面朝上，各放在所属的位置。
rule-chambers-most-provinces-exchange = 季末从左到右查看地区板块：在该地区国最多的玩家可以换取一个殿室标志物。
rule-chambers-tie-by-turn-order = 如果多人在一个地区的国并列最多，算行动顺序最靠前的那位。
rule-chambers-skip-empty-region = 没有人有国的地区略过。
rule-chambers-exchange-a-marker = 凭一个地区，用一个自己的标志物换下一个殿室标志物。换下的殿室标志物移出游戏。
rule-chambers-exchange-is-optional = 可以换取殿室标志物的人，也可以不换。
rule-chambers-face-up-only = 只有正面朝上的殿室标志物可以换取。
    .refusal = 那里没有正面朝上的殿室标志物。
rule-chambers-one-marker-a-chamber = 每个殿室只能有一个标志物。玩家的标志物一直留到游戏结束。
    .refusal = 那个殿室已经有玩家的标志物。
rule-chambers-markers-are-limited = 每人有{ $chambers-markers }个标志物。全部用完的人不能再换取。
    .reason = 盒里只有这么多，规则书也不许从殿室图板上收回标志物。
rule-chambers-turn-face-down = 无人换取的殿室标志物在季末翻到背面。
rule-chambers-tiles-move-up = 然后最左边的地区板块移到这一排的末尾。
rule-chambers-most-markers-score = 终局时，殿室图板的每一横行和每一纵列把分数给予其中标志物最多的玩家。
rule-chambers-tie-one-fewer = 在一行或一列里并列最多的玩家，每人少得1分。
rule-chambers-face-down-is-neutral = 背面朝上的殿室标志物算作一名中立玩家的，他可以独占或分享一行或一列，但从不得分。

## Notes on the facts

note-rows = 规则书的例子给出1至3分；哪一行是几分尚不清楚
    .of = 殿室横行的分数
note-columns = 规则书的例子给出1至3分；哪一列是几分尚不清楚
    .of = 殿室纵列的分数
