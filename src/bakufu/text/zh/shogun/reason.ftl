# Why a bot would lay a card where it suggests it: one short line beside the card.

reason-bid-province = 不花钱，还胜过0个宝箱。
reason-bid-chests = 出价{ $chests }：最少时你仍有{ $left }个宝箱。
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

reason-must = 这里必须放牌；{ $province }可以腾出来。
reason-must-in-vain = 这里必须放牌；{ $province }什么也做不成。

reason-build-leads = 每个冬季：{ $region }地区{ $building ->
        [castle] 城堡
        [temple] 神社
       *[theatre] 能剧舞台
    }最多+{ $most }分，这座{ $building ->
        [castle] 城堡
        [temple] 神社
       *[theatre] 能剧舞台
    }+{ $points }分。
reason-build = 在{ $province }修建{ $building ->
        [castle] 城堡
        [temple] 神社
       *[theatre] 能剧舞台
    }：每个冬季+{ $points }分。

reason-rice-most = { $province }：稻米最多（{ $amount }），且平静。
reason-rice-calm = { $province }：{ $amount }单位稻米，且平静。
reason-rice-risk = { $province }：{ $amount }单位稻米；可能暴动，守住的机会{ $chance }%。
reason-tax-most = { $province }：宝箱最多（{ $amount }），且平静。
reason-tax-calm = { $province }：{ $amount }个宝箱，且平静。
reason-tax-risk = { $province }：{ $amount }个宝箱；可能暴动，守住的机会{ $chance }%。

reason-deploy = 多些军队，{ $province }更安全。
reason-deploy-goes-on = 给{ $province }1支军队；然后移往{ $target }。
reason-deploy-holds = { $province }必须守住：{ $target }有{ $armies }支军队。
reason-deploy-attacks = 以便日后从{ $province }进攻{ $target }。

reason-march-neutral = { $armies }支军队占领中立的{ $target }：{ $chance }%。
reason-march-foe = { $armies }支军队占领{ $target }：{ $chance }%。
reason-march-moves = { $armies }支军队前往{ $target }支援。
