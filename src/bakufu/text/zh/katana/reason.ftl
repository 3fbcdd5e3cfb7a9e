# 机器人为什么会这样行动：提示下面的一句话。

reason-sword = 交付得{ $points }分，现在得{ $coins }枚钱币，完成需要{ $moves }步。
reason-forge = { $done ->
        [0] { $count ->
            [0] 那里现在没有刀能移动，但接下来会用到这一行或列。
           *[other] 你的刀一共前进{ $count }步。
        }
       *[other] 你的刀一共前进{ $count }步，其中{ $done }把完成。
    }
reason-market = { $kinds ->
        [0] 为接下来的移动备好资源，再拿一张牌。
       *[other] 你的刀缺少{ $kinds }种资源。
    }
reason-academy = { $count ->
        [0] 一名装饰师前进，以后的装饰收益更高。
       *[other] 你可以装饰{ $count }份资源，至少得到{ $coins }枚钱币。
    }
reason-palace = 多一名家人加入，你的每个房间都能使用。
reason-komainu = 你得到{ $coins }枚钱币，下一轮先行动。
reason-pass = 其他行动都不会更好{ $points ->
        [0] {""}
       *[other] ，而且这张荣誉牌现在就值{ $points }分
    }。
reason-enough = 其他选择都得不偿失。
reason-enough-aside = 可以等到你自己的回合再做。
reason-enough-buying = 把{ $coins }枚钱币留到以后。
reason-enough-turn = 这个回合没有别的事值得做。
reason-move = { $left ->
        [0] 这样这把刀就完成了。
       *[other] 之后这把刀还差{ $left }步完成。
    }
reason-swap = 两把刀同时移动，互不阻挡。
reason-deliver = 现在得{ $points }分{ $coins ->
        [0] {""}
       *[other] 、{ $coins }枚钱币
    }，还能腾出锻造坊的位置。
reason-decorate = 现在得{ $coins }枚钱币，交付时再得{ $points }分。
reason-play = 这张牌的效果此刻最有价值。
reason-benefit = 以后这一行或列每次交付都有收益。
reason-line = { $count ->
        [0] 你接下来的刀会在那里交付。
       *[other] 你已有{ $count }把刀在那里。
    }
reason-family = 这些房间在这个回合最有帮助。
reason-room = 这是你现在最有用的房间。
reason-decorator = 从现在起，这种装饰每次都能得到更多钱币。
reason-buy = 一把刀下一步就需要它。
reason-buy-later = 以后会用到，而且现在买得起。
reason-compose = 这样 SHOGUN NO KATANA 更容易锻造。
reason-sashimono = 它能补充你的指物旗套组。
reason-card = 公开的牌中最有用的一张。
reason-start = 你以{ $coins }枚钱币开局，它需要{ $moves }步。
reason-exchange = 一种你多得用不完，另一种却不够。
reason-take = 先得到这些，接下来就能用上。
reason-project = 这样你的 SHOGUN NO KATANA 价值更高。
reason-project-none = 资源再多，SHOGUN NO KATANA 就很难完成了。
reason-katana = 你的计划已经就绪，SHOGUN NO KATANA 得分很高。
reason-change = 这个改动值得付出1分。
reason-ghost = 用这张牌，幽灵得分最少。
reason-double = 这把刀分数很高，在这里加倍最划算。
