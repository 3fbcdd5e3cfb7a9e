# How to play SHOGUN NO KATANA: a start for newcomers, not the rules.

howto-smiths = 为大名铸刀
    .more = 你是一位刀匠大师。四轮之后分数最多的人获胜。
howto-smiths-points = 交付一把刀得到刀牌片上的分数，越晚的轮次得分越多。
howto-smiths-flags = 它的指物旗归你。终局时，不同宅邸的凑成套得分。
howto-smiths-honor = 收工时拿一张荣誉牌。它奖励你做到的某件事。

howto-figures = 派出工人和僧侣
    .more = 轮到你时，派出一名工人或僧侣。然后轮到下一位。
howto-figures-worker = 在图板上选一个地方。行动之前你会看到预览。
howto-figures-monk = 僧侣比工人做得多，但要花钱币。
howto-figures-pass = 没有事可做了？选一张荣誉牌收工。
howto-area-houses = 宅邸
howto-area-market = 集市
howto-area-academy = 学院
howto-area-palace = 御所
howto-area-komainu = 狛犬
howto-area-forge = 锻造坊

howto-moving = 刀在锻造坊里移动
    .more = 派人到锻造坊的一行或一列，那里的每把刀都走一步。
howto-moving-line = 选刀多的一行或一列：一名工人就能移动它们全部。
howto-moving-next = 每走一步用掉配方里的下一份资源。它属于刀所在的行，刀就向右走；否则向上或向下，走到那种资源的行。
howto-moving-blocked = 两把刀不能在同一格，所以移动的先后很要紧。

howto-delivering = 交付
    .more = 资源齐全的刀随时可以交付，别人的回合里也行。
howto-delivering-any = 现在能做的事列在“随时可做”里。你也在那里选择何时询问你。
howto-delivering-lines = 刀所在的行和列给你资源和钱币。锻造坊下方的牌会让它们给得更多。
howto-delivering-frees = 有些交付会再解放一名工人。
howto-delivering-decorate = 先在学院装饰它：现在得钱币，交付时得分。

howto-shogun = 献给将军的刀
    .more = 交付的刀会给你的献刀计划留下资源。
howto-shogun-project = 四种各有一份，就能组成你的SHOGUN NO KATANA，至多七份资源。
howto-shogun-compose = 相邻的资源必须来自同一行或相邻的行。锻造坊旁边的工具会指出哪里不对。
howto-shogun-worth = 它的价值等于资源的价格，最贵重的那把赢得将军的青睐。

howto-ghost = 独自对抗幽灵
    .more = 幽灵没有锻造坊。它去哪里由它的牌决定。
howto-ghost-card = 你的每个回合之后，它抽一张牌，占据那个区域的一个空位。
howto-ghost-points = 它当即得分，终局时还凭刀、指物旗和荣誉牌得分。
howto-ghost-gifts = 它去御所或学院时，你也会得到好处。
