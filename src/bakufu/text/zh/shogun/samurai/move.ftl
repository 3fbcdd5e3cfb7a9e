# Samurai: its moves.

move-choose-benefit =
    { $benefit-id ->
        [chests] 从武士处获得{ $amount }个宝箱
        [rice] 从武士处获得{ $amount }单位稻米
        [armies] 把{ $amount }支军队放入接盘
       *[points] 凭武士得{ $amount }分
    }
