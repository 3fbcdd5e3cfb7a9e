# What the arena reports.

arena-played = { $game }共{ $games }局，每局{ $players }名玩家，种子{ $seed }。每副牌局都按座位轮换各打一遍。
arena-fair = 均等份额是{ NUMBER($share, style: "percent", maximumFractionDigits: 1) }；占多个座位的机器人按其中一个座位计算。置信度95%。
arena-going-on = 已有{ $games }局。
arena-playing = 对局
arena-stopped = 已停止；{ $games }局保存在{ $folder }，用同样的命令可以接着进行
arena-written = 已写入{ $folder }：{ $files }。
arena-no-plot = 没有matplotlib，不画图：pip install 'bakufu[arena]'
arena-column-bot = 机器人
arena-column-wins = 胜局
arena-column-share = 份额
arena-column-interval = 区间
arena-column-rating = 等级分
arena-column-points = 分数
arena-column-seat = 座位
arena-column-mean = 每次决定的毫秒数
arena-column-longest = 最长
arena-wins = { NUMBER($wins, maximumFractionDigits: 1) }
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }至{ NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-milliseconds = { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-seat = { $seat } { $player }
arena-speed = 每秒{ NUMBER($rate, maximumFractionDigits: 2) }局。

## The plot

arena-plot-victories = 胜局份额（%）
arena-plot-points = 分数来源
