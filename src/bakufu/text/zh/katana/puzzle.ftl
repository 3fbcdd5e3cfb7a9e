# 谜题：主题，以及该想些什么。

puzzle-delivery = 及时交付
    .hint = 哪把完成的刀现在最值钱，它所在的行列有什么好处？
puzzle-jam = 堵住的锻造坊
    .hint = 哪把刀挡住了别的刀？
puzzle-forge = 在锻造坊
    .hint = 凭现有的库存，哪一行或哪一列能移动最多的刀？
puzzle-sword = 下一把刀
    .hint = 比较配方、指物旗和分数，以及还来得及完成什么。
puzzle-market = 在集市
    .hint = 接下来还缺什么，买得起什么？
puzzle-academy = 在学院
    .hint = 哪把刀装饰后收益最大？
puzzle-palace = 在御所
    .hint = 哪些房间现在有用？
puzzle-komainu = 狛犬
    .hint = 钱更多的话能做什么？
puzzle-cards = 打出一张牌
    .hint = 看看你的牌：什么时候效果最大？
puzzle-pass = 何时收工
    .hint = 把荣誉牌和再行动一回合的收益比一比。
puzzle-choice = 更好的选择
    .hint = 想想这个回合接下来的部分。
