# Why a bot would lay a card where it suggests it: one short line beside the card.

reason-bid-province = 国牌不花钱，还胜过0个宝箱的出价。
reason-bid-chests = { $chests ->
        [1] 你的行动用不到这个宝箱。
       *[other] 你的行动用不到这些宝箱。
    }
reason-bid-nothing = 宝箱要留给行动。

reason-pass-nothing = { $action ->
        [castle] 你没有能修建城堡的国。
        [temple] 你没有能修建神社的国。
        [theatre] 你没有能修建能剧舞台的国。
        [rice] 在哪里征收稻米都会引发暴动。
        [tax] 在哪里征收税金都会引发暴动。
        [battle-a] 眼下没有胜算好的进攻。
        [battle-b] 眼下没有胜算好的进攻。
       *[other] 你的资源堆里军队太少。
    }
reason-pass-price = 宝箱用在别的行动上更划算。
reason-pass-better = { $action ->
        [rice] 你的稻米够了，农民也能安分。
       *[other] 你的国用在别处更划算。
    }
reason-pass-hungry = 最多可能有{ $short }个国缺粮，其中{ $revolts }个可能暴动。{ $why ->
        [risk] 但在哪里征收稻米都会引发暴动。
       *[better] 但你的国用在别处更划算。
    }

reason-must = 每个区域都要放牌；最用不着的是{ $province }。
reason-must-in-vain = 这里必须放牌；{ $province }什么也做不成。

reason-build-leads = { $building ->
        [castle] 城堡
        [temple] 神社
       *[theatre] 能剧舞台
    }{ $winters ->
        [1] 这个冬季
       *[other] 每个冬季
    }得{ $points }分，在{ $region }地区最多再得{ $most }分。
reason-build = 在{ $province }修建的{ $building ->
        [castle] 城堡
        [temple] 神社
       *[theatre] 能剧舞台
    }{ $winters ->
        [1] 这个冬季
       *[other] 每个冬季
    }得{ $points }分。

reason-rice-most = 不会暴动，产的稻米最多：{ $amount }单位。
reason-rice-calm = { $province }不会暴动，产{ $amount }单位稻米。
reason-rice-risk = { $province }产{ $amount }单位稻米，但农民会暴动，守住的机会是{ $chance }%。
reason-rice-short = { $province }产{ $amount }单位稻米，但最多可能有{ $short }个国缺粮，其中{ $revolts }个可能暴动。{ $why ->
        [risk] 那里的农民会暴动，守住的机会{ $chance }%。
        [better] 更富的国用在别处更划算。
       *[most] 不引发暴动的话，没有哪个国产得更多。
    }
reason-tax-most = 不会暴动，产的宝箱最多：{ $amount }个。
reason-tax-calm = { $province }不会暴动，产{ $amount }个宝箱。
reason-tax-risk = { $province }产{ $amount }个宝箱，但农民会暴动，守住的机会是{ $chance }%。

reason-deploy = 多些军队，{ $province }更安全。
reason-deploy-goes-on = 在{ $province }部署1支军队，然后移往{ $target }。
reason-deploy-holds = { $target }有{ $armies }支军队，所以要守住{ $province }。
reason-deploy-attacks = { $province }以后可以进攻{ $target }。

reason-march-neutral = 用{ $armies }支军队进攻中立的{ $target }，胜算是{ $chance }%。
    .short = 那是中立国，胜算是{ $chance }%。
reason-march-foe = 用{ $armies }支军队进攻{ $target }，胜算是{ $chance }%。
    .short = 胜算是{ $chance }%。
reason-march-moves = { $target }需要支援，派{ $armies }支军队去。
    .short = { $target }需要支援。

## 计划以外的决定：建议下面的一句话

reason-claim-beside = { $province }与你的{ $count }个国相邻，产{ $tax }个宝箱和{ $rice }单位稻米。
reason-claim = { $province }产{ $tax }个宝箱和{ $rice }单位稻米。
reason-claim-pile = 未知的国很可能比这两个更适合你。
reason-claim-bury = 两张新牌很可能比这两张更适合你。
reason-claim-armies = { $province }与对手的{ $count }个国相邻，{ $armies }支军队差不多够了。
reason-claim-armies-safe = { $province }旁边没有对手：把更多军队留给别的国。
reason-place-one-more-chest = 你要征收税金，这张牌多带来1个宝箱。
reason-place-one-more-rice = 你要征收稻米，这张牌多带来1单位稻米。
reason-place-six-armies = 你要部署5支军队，这张牌多带来1支。
reason-place-attack = 你计划了战斗，这张牌让每次进攻多1支军队。
reason-place-defence = 对手就在你旁边，这张牌让每次防守多1支军队。
reason-place-order = 没有特殊牌对你的计划有帮助，只看行动顺序。
reason-deploy-most = 同样的价钱得到{ $armies }支军队，{ $province }用得上。
reason-move-stays = { $province }比邻国更需要这些军队。
# What is different from what was foreseen when the plan was laid; it begins the reason for a changed suggestion.
reason-since = 计划有变，因为{ $since ->
        [two-farmers] 事件让中立国有更多农民军
        [castle-defends] 事件让城堡多1支军队
        [temple-protects] 事件保护有神社的国
        [yours] { $where }已归你所有
        [rival] { $where }换了主人
        [neutral] { $where }已变为中立
        [armies] { $where }现有{ $now }支军队，原为{ $before }支
        [revolt-markers] { $where }现有{ $now }个不满标志物
        [chance] 在{ $where }的胜算由{ $before }%变为{ $now }%
        [buildings] { $where }的建筑物有变化
        [special-cards] 特殊牌会影响战斗
        [tower] 骰塔和接盘里的方块不同了
       *[several] { $where }周围的国有变化
    }。
reason-march-changed = { reason-since }用{ $armies }支军队进攻{ $target }，胜算是{ $chance }%。
    .short = { reason-since }胜算是{ $chance }%。
reason-march-changed-moves = { reason-since }{ $armies }支军队前往{ $target }。
    .short = { reason-since }
reason-march-changed-stays = { reason-since }所有军队留在{ $province }。
    .short = { reason-since }
reason-march-least = 军队必须出征，去{ $target }损失最小。
reason-reinforce = 胜算从{ $without }%升到{ $chance }%。
reason-revolt-most = 骰塔里农民军不多，先为最有价值的国而战。
reason-revolt-least = 骰塔里农民军很多，让他们在你损失最小的地方掉出来。
