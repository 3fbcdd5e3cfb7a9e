# What the commands report of SHOGUN NO KATANA.

report-game = SHOGUN NO KATANA

report-verified-moves =
    { $over ->
        [yes] { $file }：属实。全部{ $moves }步都合规，牌片和牌都由种子推出，分数为{ $points }。
       *[no] { $file }：至此属实。全部{ $moves }步都合规，牌片和牌都由种子推出；对局尚未结束。
    }
