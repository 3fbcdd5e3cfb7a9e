# Samurai: what happens.

event-samurai-stayed = { $seat }只在{ $count }个地区有国：武士不带来收益。
event-samurai-advanced = { $seat }在{ $count }个地区有国，翻出武士牌{ $card }。
event-benefit-received =
    { $benefit-id ->
        [chests] { $seat }从武士处获得{ $amount }个宝箱，共有{ $total }个。
        [rice] { $seat }从武士处获得{ $amount }单位稻米，共有{ $total }单位。
        [armies] { $seat }把{ $amount }支军队放入接盘，那里共有{ $total }支。
       *[points] { $seat }凭武士得{ $amount }分，共{ $total }分。
    }
event-piles-rearranged = 各人的武士牌恢复最初的顺序，空旗在最上面。
