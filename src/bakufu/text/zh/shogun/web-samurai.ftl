# The Samurai in the browser.

web-samurai = 武士
web-samurai-benefit =
    { $benefit ->
        [chests] { $amount }个宝箱
        [rice] { $amount }单位稻米
        [armies] { $amount }支军队放入接盘
       *[points] { $amount }分
    }
web-samurai-has =
    { $card ->
        [0] 还没有武士牌
       *[other] 武士牌{ $card }
    }
web-samurai-of = { $count }/{ $needed }
web-samurai-regions = 在{ $count }个地区有国；达到{ $needed }个即翻出下一张牌
web-samurai-rule = 在{ $needed }个地区有国，就翻出下一张牌。
web-samurai-next = 你的第{ $card }张牌会带来{ $benefits }。
web-samurai-title = 武士牌{ $card }/{ $of }：你要哪一样？
web-samurai-help = 你在{ $regions }个地区有国。请从新牌上选一种收益，立即获得。
web-samurai-change = { $before } → { $after }
web-samurai-choose = 选一种收益
web-samurai-do = 获得{ $benefit }
web-samurai-piles = 各人的进度
web-samurai-later = 第{ $card }张牌提供：
web-samurai-note = 每季只要你在四个地区有国，就翻出下一张牌。
