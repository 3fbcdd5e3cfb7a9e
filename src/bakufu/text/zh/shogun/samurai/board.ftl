# Samurai: the table as text.

board-samurai = 武士牌：
board-samurai-card =
    { $card ->
        [0] { $player } 尚无
       *[other] { $player } { $card }
    }
board-benefit =
    { $benefit ->
        [chests] { $amount }个宝箱
        [rice] { $amount }单位稻米
        [armies] { $amount }支军队放入接盘
       *[points] { $amount }分
    }
board-next-samurai = 你的下一张武士牌带来{ $benefits }。
