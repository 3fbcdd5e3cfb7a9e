# Tenno's Court: its rules.

## The chapter

chapter-court = 扩展模块：天皇朝廷

## The rules

rule-court-officials-from-first-load = 骰塔初始填充时，每掉出一支自己的军队，玩家就派一名官员到前厅。每人共有{ $court-officials }名官员。
rule-court-lay-out-favours = 每季翻出三张恩赐牌。号码最大的放在需要四名官员的位置，其次的放在三名处，最小的放在两名处。
rule-court-tower-card-declines = 十个行动之一放骰塔牌表示：本季不做。用来出价时，它等同于显示0的宝箱牌。
rule-court-from-a-province = 在附加图板上放国牌，就让该国的军队转任官员，数目按区域所示。官员进入前厅，军队回到资源堆。
rule-court-must-convert = 能够完整执行的转任必须执行。谁也不能拒绝，即使国里只剩1支军队。
rule-court-one-army-stays = 国里的最后一支军队不能送往朝廷。如果腾不出足够的军队，就一支也不送。
rule-court-from-the-tray = 在附加图板上放骰塔牌，就让骰塔接盘里的己方军队转任官员，数目按区域所示。
rule-court-too-few-in-the-tray = 如果接盘里的己方军队少于区域所需，就一支也不转任。
rule-court-officials-are-limited = 资源堆里的官员少于区域所需的人，在那里什么也不转任。
rule-court-chest-card-declines = 附加图板上放宝箱牌表示那里不转任，无论牌上是几。
rule-court-convert-in-turn-order = 行动顺序确定后，第一位玩家翻开附加图板上的三张牌，从“转任3名”到“转任1名”依次执行。然后下一位玩家照做。
rule-court-most-officials-first = 前厅里官员最多的玩家最先谒见天皇，最少的最后。
rule-court-tie-by-turn-order = 官员数目相同的玩家按行动顺序谒见天皇。
rule-court-none-sent-none-heard = 前厅里没有官员的玩家不参加谒见。
    .reason = 最便宜的恩赐也要花官员。没有官员的人既无人可移入谒见厅，也领不了牌，所以没有什么可等的。
rule-court-all-enter = 谒见天皇的人把自己在前厅的官员全部移入谒见厅，即使领不起任何恩赐。
rule-court-take-one-favour = 谒见时，玩家可以领取一项还在那里的恩赐，立即生效。
    .refusal = 那里已经没有恩赐了。
rule-court-favour-is-lost = 恩赐要立即尽可能兑现，随后牌移出游戏。毫无作用的牌也同样失去。
rule-court-pay-with-officials = 一项恩赐花费其位置所示数目的官员，从谒见厅里出；他们回到资源堆。官员不够的人不能领取。
    .refusal = 你在谒见厅里的官员不够领取这项恩赐。
rule-court-may-decline = 领取恩赐并非义务。没有花掉的官员留在朝廷。
rule-court-ends-with-the-favours = 最后一项恩赐领走，谒见就结束，还没有轮到的人白等一场。
rule-court-unused-favours-leave = 无人领取的恩赐在行动开始前移出游戏。
rule-court-back-to-the-entrance = 谒见之后，留在谒见厅的官员回到前厅。
rule-court-favour-removes-event = 这项恩赐让领取者移除本季的事件，也可以保留不动。
rule-court-removed-event-was-drawn = 被恩赐移除的事件不再起作用。它仍算已抽过，也没有别的牌来顶替。
    .reason = 规则书让人忽略它，没有提到新牌。留给冬季的事件仍是始终没有抽到的那张。
rule-court-favour-removes-marker = 这项恩赐从领取者选定的一个己方国移走1个不满标志物。
    .refusal = 请选一个有不满标志物的己方国。
rule-court-favour-kept = 如果己方各国都没有不满标志物，这项恩赐就留着。不再询问，因为留着不费什么。
    .reason = 规则书允许留着，但不强制。扔掉这张牌毫无好处，而只有一个合理答案的问题只会拖慢牌桌。
rule-court-favour-parries = 留着的恩赐使己方各国免放下一个不满标志物，随后用掉。标志物已用完而无可放置时，它不算用掉。
rule-court-favour-places-armies = 这项恩赐免费放{ $favour-12-amount }支军队，全部放进一个国：己方国或中立国。
    .refusal = 那个国属于别人。请选一个己方国或中立国。
rule-court-favour-takes-neutral = 凭恩赐放进中立国的军队不经战斗就占领它。它的国牌进入手牌，所以本季不能再用。
rule-court-favour-gives-chests = 这项恩赐带来宝箱，数目按牌上所示。
rule-court-favour-fills-tray = 这项恩赐把资源堆里的军队放入骰塔的接盘，数目按牌上所示。
rule-court-favour-gives-rice = 这项恩赐带来稻米，数量按牌上所示。
rule-court-favour-gives-points = 这项恩赐带来分数，数目按牌上所示。
rule-court-favour-builds = 这项恩赐在一个己方国免费修建牌上的建筑物。那里要有空的建筑位置，并且还没有这种建筑物。
    .refusal = 你只能在己方国里修建。
rule-court-favour-theatre-calms = 如果本季的事件让新建的能剧舞台移走不满标志物，凭恩赐修建的能剧舞台也一样。
    .reason = 事件说的是修建能剧舞台，恩赐也是修建，只是不花钱。
rule-court-favour-protects = 持有这项恩赐的人，在一季里不会受到牌上所示行动的进攻：“战斗A”、“战斗B”或两者。
    .refusal = 天皇的恩赐保护那位玩家不受这个行动的进攻。
rule-court-protection-ends = 天皇的庇护随本季结束。
rule-court-supplies-are-limited = 如果资源堆里不够恩赐所给，就有多少得多少。
    .reason = 恩赐要尽可能兑现。与行动不同，它已经预先付了代价，所以有一些总比没有好。
rule-court-favour-in-vain = 即使恩赐眼下没有效果，也可以领取，代价照付。
    .reason = 规则书只要求在可能时执行效果，没有为领取设条件。让别人拿不到，也许就值这个价。

## Notes on the facts

note-favour-amounts = 同类之中随编号增加；折合宝箱的价值不随编号下降，按每分4个宝箱、2单位稻米或接盘中3支军队计
    .of = 恩赐牌上的数量
note-first-building = 一座建筑物：最便宜的编号最小
    .of = 7号恩赐
note-second-building = 一座建筑物：第二便宜的编号第二
    .of = 17号恩赐
note-third-building = 一座建筑物：最贵的编号最大
    .of = 21号恩赐
note-protections = 庇护：先A，再B，最后两者
    .of = 10、11和18号恩赐
