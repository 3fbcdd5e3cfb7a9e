# Samurai: its rules.

## The chapter

chapter-samurai = 扩展模块：武士

## The rules

rule-samurai-enough-regions = 只有在至少{ $samurai-regions }个不同地区有国的玩家，才能从武士那里得到收益。否则牌堆保持原样。
rule-samurai-turn-the-next-card = 行动顺序确定之后、其他事情之前，玩家按行动顺序查看自己的地区。地区足够的人把自己牌堆最上面的武士牌放到底下。
rule-samurai-choose-one-benefit = 从新的最上面一张牌上选择一种收益，立即获得。
    .refusal = 你牌堆最上面的牌没有这种收益。
rule-samurai-take-chests = 武士牌上的宝箱来自公共资源堆。
rule-samurai-take-rice = 武士牌上的稻米加到玩家自己的稻米里。
rule-samurai-armies-to-the-tray = 武士牌上的军队从玩家的资源堆放入骰塔的接盘。
rule-samurai-score-points = 武士牌上的分数立即计入。
rule-samurai-as-far-as-there-are = 即使宝箱或军队已经用完，也可以选择武士牌上的这一项。那时有多少得多少，哪怕一个也没有。
    .reason = 在别处，资源堆不够时也是剩多少得多少；这样也总有东西可选。
rule-samurai-reset-after-winter = 第一个冬季之后，每人的牌堆恢复最初的顺序，空旗在最上面。

## Notes on the facts

note-samurai-seen = 第一、第二张在对局中见过；第三张出自一处描述
    .of = 武士牌的宝箱与军队
note-samurai-described = 出自一处描述
    .of = 武士牌的稻米与分数
