# What the commands report of SHOGUN.

report-game = SHOGUN

report-verified-moves =
    { $over ->
        [yes] { $file }：属实。全部{ $moves }步都合规，牌和骰塔都由种子推出，分数为{ $points }。
       *[no] { $file }：至此属实。全部{ $moves }步都合规，牌和骰塔都由种子推出；对局尚未结束。
    }
report-odds-attackers-missing = 缺少--attackers；可用：--attackers N，暴动则用--revolt N
report-odds-revolt-alone = --revolt要与--defenders同用，不能与--attackers、--neutral或--markers同用
