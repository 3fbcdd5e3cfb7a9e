# How to play, in five short pages and one for each module: enough to begin with. The rules themselves answer "Why?" at the table.

## What you want

howto-points = 成为将军
    .more = 你是一位大名，一心想要统治日本。两年之后分数最多的人获胜。
howto-points-one = +1
howto-points-provinces = 你拥有的每个国每个冬季带来1分。
howto-points-buildings = 你国中的每座城堡、神社和能剧舞台再带来1分。
howto-points-most = 在一个地区（同一颜色的区域）城堡最多得{ $castle }分，神社最多得{ $temple }分，能剧舞台最多得{ $theatre }分。

## A year

howto-year = 两年，每年四季
    .more = 春、夏、秋三季，所有人都执行同样的十个行动。然后是冬季。
howto-year-seasons = 行动有：修建、征收稻米或税金、招募新军、进军作战。
howto-year-order = 行动的先后每季都不同。作计划时你看得到前五个，之后每执行完一个再翻开一个。
howto-year-winter = 冬季你的国需要稻米，并且计分。

## A plan

howto-plan = 秘密计划
    .more = 每季开始前，所有人同时为十个行动选牌。
howto-plan-card = 行动上放国牌：由那个国来执行。一个国每季只能做一件事。
howto-plan-pass = 行动上放宝箱牌：你不执行它。
howto-plan-bid = 在“出价”上你拿出宝箱。出价最高的人最先选择何时行动、得到哪种好处。
howto-plan-help = 每个区域都会说明你的牌在那里会做什么。拿不准？“建议计划”会替你填好。
howto-plan-does-tax = 征收宝箱
howto-plan-does-castle = 修建城堡
howto-plan-does-battle-a = 进军
howto-plan-does-rice = 不执行
howto-plan-does-bid = 支付2个宝箱

## The tower

howto-tower = 骰塔决定战斗
    .more = 所有参战的军队都投入一座内有层层暗格的骰塔。
howto-tower-throw = 有些方块卡在塔里，有些掉进接盘。
howto-tower-tray = 接盘里方块多的一方获胜，并损失与对方同样多的方块。
howto-tower-inside = 卡住的方块可能在以后的战斗里掉出来，所以胜负从来说不准。
howto-tower-in = 投入
howto-tower-out = 掉出
howto-tower-left = 蓝方获胜，留下2支

## Farmers and rice

howto-farmers = 善待农民
    .more = 农民用宝箱和稻米供养你的战争。一年之内不要在同一个国征收两次。
howto-farmers-store = 冬季：{ $provinces }个国，{ $rice }单位稻米
howto-farmers-marker = 征收稻米或税金，会给该国放上一团火焰：农民不满了。
howto-farmers-revolt = 同一年里再去那里征收，他们就会暴动：农民军在骰塔里与你的军队交战。你若不胜，就失去该国。
howto-farmers-rice = 冬季你的每个国消耗1单位稻米。稻米不够，就有国暴动。
