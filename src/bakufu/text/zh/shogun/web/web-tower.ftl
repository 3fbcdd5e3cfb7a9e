# The tower in the browser: what fell through it, and what lies inside.

web-tower-title = 骰塔
web-tower-tray = 接盘里
    .short = 接盘
web-tower-inside = 仍在塔内
    .short = 塔内
web-tower-empty = 空
web-tower-picture = 接盘里：{ $tray }。仍在塔内：{ $inside }。
web-tower-thrown = 投入骰塔：{ $thrown }。掉出：{ $fallen }。
web-tower-skip = 跳过
web-tower-close = 关闭
web-tower-score = { $left }比{ $right }
web-tower-who = 这些方块是谁的？
web-tower-who-help = 接盘里的方块会在下次战斗时重新投入。塔内的方块那时可能掉出来。
web-tower-in-tray = 接盘里{ $count }个
web-tower-in-tower = 塔内{ $count }个
web-tower-whose = 谁的？
web-tower-again = 上次投掷
web-tower-last = 重看上次投掷
