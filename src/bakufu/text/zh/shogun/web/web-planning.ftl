# The planning dock of the browser client. Short: most of it stands on cards and buttons.

## The board

planning-heading =
    { $season ->
        [spring] 计划你的春季
        [summer] 计划你的夏季
       *[autumn] 计划你的秋季
    }
planning-board = 计划图板
planning-hand = 你的手牌
planning-hand-empty = 你的牌都已放好。
planning-space-bid = 出价
planning-space-castle = 修建城堡
planning-space-temple = 修建神社
planning-space-theatre = 修建舞台
planning-space-rice = 征收稻米
planning-space-tax = 征收税金
planning-space-deploy-5 = 招募5支
planning-space-deploy-3 = 招募3支
planning-space-deploy-1 = 招募1支
planning-space-battle-a = 战斗A
planning-space-battle-b = 战斗B

# What a space is for, asked as long as it is empty
planning-ask-bid = 为了先选，你出价几个宝箱？
planning-ask-castle = 哪个国修建城堡？
planning-ask-temple = 哪个国修建神社？
planning-ask-theatre = 哪个国修建能剧舞台？
planning-ask-rice = 哪个国交出稻米？
planning-ask-tax = 哪个国交出宝箱？
planning-ask-deploy-5 = 5支新军队放在哪里？
planning-ask-deploy-3 = 3支新军队放在哪里？
planning-ask-deploy-1 = 1支新军队放在哪里？之后军队可以移走。
planning-ask-battle-a = 军队从哪里进军？能走就必须走。
planning-ask-battle-b = 军队从哪里进军？能走就必须走。
planning-stays-empty = 没有牌了，不行动

planning-place-known = 行动{ $place }
planning-place-unknown = 行动6至10，先后未知
planning-cost = 花费{ $price }个宝箱

## Cards

planning-chest-word = 宝箱
planning-tax = 税金
planning-rice = 稻米
planning-sites = { $sites }个空的建筑位置
planning-armies = 军队
planning-revolt-markers = { $markers }个不满标志物
planning-no-action = 不行动
planning-pays =
    { $chests ->
        [0] 不花钱
       *[other] 支付{ $chests }个宝箱
    }
planning-one-more = 不满+1
planning-effect-bid = 免费出价，胜过0宝箱
planning-effect-build =
    { $sites ->
        [0] 最后一个空位
       *[other] 还剩{ $sites }个空位
    }
planning-effect-tax = { $range ->
        [yes] +{ $least }至{ $most }宝箱
       *[no] +{ $most }宝箱
    }
planning-effect-rice = { $range ->
        [yes] +{ $least }至{ $most }稻米
       *[no] +{ $most }稻米
    }
planning-effect-revolt = { $brings }，暴动
planning-effect-deploy = { $range ->
        [yes] { $before } → { $least }至{ $most }支军队
       *[no] { $before } → { $most }支军队
    }
planning-effect-march = { $armies ->
        [1] 须进军1支
       *[other] 须进军1至{ $armies }支
    }
planning-card-described = { $name }：税金{ $tax }，稻米{ $rice }，{ $sites ->
        [0] 没有空的建筑位置
       *[other] { $sites }个空的建筑位置
    }，{ $armies }支军队{ $markers ->
        [0]{""}
       *[other] ，{ $markers }个不满标志物
    }
planning-space-described = { $space }{ $known ->
        [yes] ，{ $place }
       *[no]{""}
    }{ $price ->
        [0]{""}
       *[other] ，花费{ $price }个宝箱
    }：{ $card ->
        [none] 空
       *[other] { $card }
    }{ $effect ->
        [none]{""}
       *[other] ，{ $effect }
    }
planning-place-here = 放在这里
planning-place-instead = 换成这张
planning-swap = 互换
planning-place-card = 把{ $card }放在这里
planning-percent = { $percent }%
planning-why-space = { $space }：为什么不行？
planning-why-revolt = { $province }为什么会暴动？
planning-revolt-case = { $province }有{ $markers }个不满标志物。在那里征收会引来{ $farmers }支农民军，对抗你的{ $armies }支军队。{ $hints ->
        [yes] 你有{ $percent }%的机会保住它。
       *[no]{""}
    }
planning-why = 为什么？
planning-suggested = 建议：{ $why }
planning-why-suggested = 为什么{ $card }放在这里？

## What falls short: in few words, and in a sentence

planning-in-vain = 在这里没有作用
planning-vain-build-one-of-a-kind = 已有一座
planning-vain-build-free-site = 没有空位
planning-vain-build-tiles-are-limited = 已经用完
planning-vain-march-one-army-stays = 只有1支：不能进军
planning-vain-march-nowhere-to-go = 无处可进军
planning-unpaid = 付不起{ $price }
planning-perhaps-unpaid = 可能付不起{ $price }
planning-no-armies = 资源堆不足
planning-perhaps-no-armies = 资源堆可能不足
planning-bid-short = 超过你所有的
planning-short-chests =
    { $payable ->
        [never] 轮到时你付不起{ $price }个宝箱
       *[perhaps] 如果别的行动在前，你就付不起{ $price }个宝箱
    }
planning-short-armies =
    { $payable ->
        [never] 你的资源堆里军队太少
       *[perhaps] 如果别的行动在前，你的资源堆里军队就太少
    }
planning-bid-too-high = 你只有{ $chests }个宝箱
planning-warning-line = { $space }：{ $text }

## What to do next

planning-first-time = 十个行动各放一张牌。宝箱牌表示不行动。另有一张牌是你对行动顺序的出价。然后点“就绪”。

planning-tip-first = 先选一张牌，再选它的区域。一个国每季只行动一次：招募军队的国就不能再进攻。
planning-tip-held = 已选{ $card }。它本季行动一次：请选区域。
planning-tip-held-placed = { $card }：选另一个区域，或再点它自己收回。
planning-tip-held-chests = { $chests }个宝箱：放在行动上表示不行动；用来出价则{ $chests ->
        [0] 不用支付
       *[other] 支付{ $chests }个
    }。
planning-tip-aimed = { $space }：现在为它选一张牌。
planning-tip-more = 还有{ $count }张牌要放。不想要的行动？给它一张宝箱牌。
planning-tip-full = 你的计划已完成。可以随意修改，然后点“就绪”。
planning-tip-warned = 你的计划已完成，但有{ $count }个行动可能失败。仍然可以点“就绪”。
planning-tip-ready = 你已就绪。{ $count ->
        [0] 本季开始。
       *[other] { $names }还在计划；在此之前你可以修改计划。
    }

## The summary

planning-sum = 你的计划
planning-sum-if = 如果一切顺利
planning-flow = 本季的宝箱：现在{ $now }，最少时{ $lowest }，最后{ $end }
planning-flow-now = 现在
planning-flow-open = 6–10
planning-chests-line = 花费{ $spent }，收入{ $range ->
        [yes] { $least }–{ $most }
       *[no] { $most }
    }
planning-rice-line = 冬季需要{ $provinces }{ $most ->
        [0]{""}
       *[other] ，事件取走{ $range ->
            [yes] { $least }至{ $most }
           *[no] { $most }
        }
    }
planning-rice-short = 缺{ $range ->
        [yes] { $least }至{ $most }
       *[no] { $most }
    }单位。
planning-rice-colon = { "：" }
planning-rice-means = 农民可能暴动
planning-rice-case = 冬季每个国需要1单位稻米，而冬季的事件会先从你的库存里取走稻米，最多取完：你存得越多，它能取走的就越多。{ $season ->
        [autumn] 这是最后一个能征收稻米的季节
       *[other] 到秋季结束前你还可以征收稻米
    }：没有稻米的国越多，暴动的国就越多。
planning-why-short = 稻米不够会怎样？
planning-markers = +{ $count }个不满标志物：{ $provinces }
planning-why-markers = 不满标志物是什么？
planning-markers-case = 征收稻米或税金会在该国留下一个不满标志物。本年再到那里征收，农民就会暴动。地图的“不满标志物”一层显示它们在哪里。
planning-arrow = { $before } → { $range ->
        [yes] { $least }–{ $most }
       *[no] { $most }
    }
planning-chests = 宝箱
planning-revolt-count = { $count }处暴动
planning-warning-count = { $count }条警告
planning-short-count = { $range ->
        [yes] 缺{ $least }至{ $most }
       *[no] 缺{ $most }
    }
planning-revolt-line = { $province }暴动{ $hints ->
        [yes] ：你守住的机会
       *[no]{""}
    }

## Buttons

planning-left = 还要放{ $count }张牌
planning-left-short = 还要放{ $count }张
planning-ready = 就绪
planning-not-ready = 修改计划
planning-tried-better = 放上更好的计划
planning-tried-played = 放上当时的计划
planning-reason-card = { $space }：{ $card }
planning-reason-skip = { $space }：不行动（牌：{ $card }）
planning-suggest = 建议计划
planning-suggest-other = { $card ->
        [none] { $space }不放牌
       *[other] { $space }放{ $card }
    }
planning-reasons = 为什么是这些牌？
planning-harmed = 不建议把{ $card }放在“{ $space }”上：{ $what }。
planning-harmed-vain = 在那里什么也做不成
planning-harmed-unpaid = 你付不起
planning-harmed-anger = 那里的农民会暴动
planning-harmed-thin = 只有1支军队能出征
planning-harmed-hopeless = 从那里进攻胜算都不大
planning-harmed-doomed = 旁边的强敌可能会夺走它
planning-reasons-hide = 隐藏理由
planning-more-cards = 更多牌
planning-suggesting = 思考中
planning-undo = 撤销
planning-nothing-to-undo = 没有可以撤销的。
planning-watching = 玩家们正在计划。

## What a screen reader hears

planning-said-placed = { $card }放在“{ $space }”上{ $effect ->
        [none]{""}
       *[other] ：{ $effect }
    }。{ $left ->
        [0] 计划已完成。
       *[other] 还有{ $left }张牌要放。
    }
planning-said-swapped = { $card }放在“{ $space }”上，{ $other }放在“{ $former }”上。
planning-said-taken = { $card }回到你的手牌。还有{ $left }张牌要放。
planning-said-held = 已选{ $card }。请选区域。
planning-said-undone = 已撤销。{ $left ->
        [0] 计划已完成。
       *[other] 还有{ $left }张牌要放。
    }
planning-said-suggested = 已给出计划建议和理由。点“照做”即可放好这些牌。
planning-said-ready = 你已就绪。
planning-said-not-ready = 你又在计划了。
