# What is said after a game of SHOGUN NO KATANA in other words than after one of SHOGUN.

web-after-won =
    { $count ->
        [1] { $names }成为首席刀匠
       *[other] { $names }同为首席刀匠
    }
web-after-fair = 可验证的公平
web-after-fair-verify = 在自己的电脑上由种子重演每块牌片和每张牌：
