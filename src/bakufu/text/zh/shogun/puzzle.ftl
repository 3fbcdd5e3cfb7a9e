# 谜题：主题，以及该想些什么。

puzzle-ask = 计划只差“{ $space }”这个区域。放哪张牌？

puzzle-battle = 值得一打的仗
    .hint = 比较每次进攻的胜算、目标国的价值，以及留下的防守。
puzzle-majority = 建筑物最多
    .hint = 数一数该地区每种建筑物的数量。冬季快到了。
puzzle-feed = 供给各国
    .hint = 数一数你有几个国、多少过冬的稻米，再看看不满标志物。
puzzle-taxes = 征税
    .hint = 哪个国交得最多，哪个国会暴动？
puzzle-attack = 从哪里进攻
    .hint = 进攻需要比守军更多的军队，还要有值得打的目标。
puzzle-building = 在哪里修建
    .hint = 在哪个地区还能争到最多，哪个国守得住？
puzzle-order = 行动顺序
    .hint = 也看看特殊牌，以及谁不能排在你前面。
puzzle-move = 调动军队
    .hint = 本季结束之前，哪里需要军队？
puzzle-hold = 按兵不动
    .hint = 军队离开的国会怎样？
puzzle-revolt = 暴动
    .hint = 留在接盘里的方块会再投一次。
