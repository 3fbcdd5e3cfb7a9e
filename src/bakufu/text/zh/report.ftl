# What the commands report.

## simulate

report-simulated = { $game }共{ $games }局，每局{ $players }名玩家，种子{ $seed }：每局{ NUMBER($decisions, maximumFractionDigits: 1) }次决定。
report-speed = 每秒{ NUMBER($rate, maximumFractionDigits: 1) }局。
report-column-bot = 机器人
report-column-seat = 座位
report-column-played = 局数
report-column-wins = 胜局
report-column-share = 份额
report-column-points = 分数
report-wins = { NUMBER($wins, maximumFractionDigits: 1) }
report-share = { NUMBER($share, style: "percent") }
report-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-seat = { $seat } { $player }

## replay

report-move = { $number } { $player }：{ $move }
report-no-such-move = 对局记录有{ $moves }步，{ $first }与{ $last }之间什么也没有

## verify

report-verified-seed =
    { $committed ->
        [yes] 种子正是桌主承诺的那个，并混入了玩家给出的文字。
       *[no] 对局记录里没有对种子的承诺，所以无法说明种子不是挑选出来的。
    }
report-verified-branch = 这是牌桌{ $table }的对局在第{ $seq }步之后的分支：进行时种子已经公开。
report-verified-receipt =
    { $starts ->
        [1] 与你的凭据相符：{ $seats }个座位公开的都是当初封存的内容，没有人能挑选种子。
       *[other] 与你的凭据相符：{ $seats }个座位公开的都是当初封存的内容。开局重来过：你的程序公开了{ $starts }次，每重来一次，不诚实的桌主就多一次机会。
    }
report-verified-no-receipt = 没有玩家的凭据（--receipt），就不能排除桌主换过各座位的内容。

## facts

report-column-path = 数值
report-column-value = 值
report-column-source = 来源
report-column-note = 备注
report-facts =
    { $count ->
        [0] 所有的值都已确定。
       *[other] 有{ $count }个值尚未确定。
    }
