# 机器人为什么会这样行动：建议下面的一句话。

reason-sword = 新的刀能得分，而且家族预付钱币。
reason-forge = { $count ->
        [0] 现在那里没有刀会移动，但这一行或列以后用得上。
       *[other] 你的刀在那里一共前进 { $count } 步。
    }
reason-market = 你的刀需要资源，而且还能多拿一张牌。
reason-academy = 装饰过的资源带来钱币和分数。
reason-palace = 有你家人的房间在这个回合为你效力。
reason-komainu = 它的效果现在比其他地方更有用。
reason-pass = 其他行动都不会更好，而且你可以先选荣誉牌。
reason-enough = 继续下去得不偿失。
reason-quiet = 在情况变化之前，这里没有事可做。
reason-move = 这让一把刀离交付更近一步。
reason-deliver = 交付一把刀能得到分数和钱币，还能腾出位置。
reason-decorate = 现在得钱币，以后得分。
reason-play = 这张牌的效果此刻最有价值。
reason-benefit = 以后这一行或列每次交付都有收益。
reason-buy = 你的一把刀下一步就需要它。
reason-compose = 这样你的 SHOGUN NO KATANA 价值最高。
reason-sashimono = 它会计入该家族的分数。
reason-card = 公开的牌中最有用的一张。
reason-start = 它的配方最适合开局。
reason-take = 这些收益价值更高。
reason-project = 这样最能完善你的计划。
reason-double = 这把刀分数很高，在这里加倍最划算。
reason-other = 这会带来最好的局面。
