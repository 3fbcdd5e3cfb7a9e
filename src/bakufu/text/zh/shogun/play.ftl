# What SHOGUN says at the terminal.

play-column-tie-break = 宝箱
play-you-win = 你成为了将军！

## Asking

play-not-now = 只有在进攻时才有意义。请给出两个国：odds 出发国 目标国 [军队数]。
play-not-yours = { $province }不是你的。
play-no-neighbour = { $target }与{ $origin }不相邻。
play-no-armies = { $origin }{ $armies ->
        [0] 现在派不出军队
       *[other] 至多能派出{ $armies }支军队
    }。
play-odds = { $armies }支军队从{ $origin }到{ $target }：{ $odds }
play-hint-else = 或者用{ $cards }
play-hint-why = { $spaces }：{ $why }

## What the words at a prompt do, for ?

play-command-board = 整张牌桌；board加一个词，可看一个国、地区、玩家，mine看自己的
play-command-plan = 你的计划
play-command-odds = 进攻的胜算；随时可用：odds 出发国 目标国 [军队数]

## Planning

play-word-plan = 计划
play-plan-title = 你的{ $season }计划：{ $chests }个宝箱，{ $rice }单位稻米，资源堆里{ $armies }支军队（?表示顺序未知）
play-plan-open = -
play-plan-how = 例如输入：tax { $example }, bid 2, clear tax, done。输入?看更多。
play-plan-help = 输入一个区域和一张牌，先后不限，次数不限：tax { $example }, bid 2。一行里可以写多条，用逗号隔开。
play-plan-command-space = 比较各张牌在这个区域的效果
play-plan-command-clear = 收回一张牌；单独的clear收回全部
play-plan-command-hand = 你还没放的牌
play-plan-command-done = 提交计划
play-plan-laid = { $space }：{ $card }，{ $forecast }
play-plan-moved = { $card }从“{ $space }”移到这里。
play-plan-cleared = “{ $space }”又空出来了。
play-plan-cleared-all = 所有区域又空出来了。
play-plan-no-card = “{ $typed }”不是你的牌。
play-plan-no-space = “{ $typed }”不是区域。区域有：{ $spaces }
play-plan-provinces = 你的宝箱牌不够填满所有空区域。这些区域会放上国牌：{ $cards }。再输入一次done即接受，否则继续计划。
play-hand-chests = 其他牌：{ $cards }

## The full screen

play-space-castle = 城堡
play-space-temple = 神社
play-space-theatre = 舞台
play-space-rice = 稻米
play-space-tax = 税金
play-space-deploy-5 = 招募5
play-space-deploy-3 = 招募3
play-space-deploy-1 = 招募1
play-space-battle-a = 战斗A
play-space-battle-b = 战斗B
play-box-tower = 骰子塔
play-box-tray = 接盘
play-box-inside = 塔内
play-box-event = 事件
play-box-events = 可能的事件
play-box-rice = 稻米{ $rice }
    .short = 米{ $rice }
play-box-supply = 军队{ $armies }
play-plan-card = { $space }：选择一张牌。
play-plan-submit = 提交计划
play-plan-take-back = 把牌收回手里
play-plan-fill = 你的宝箱牌不够填满所有空区域。这些区域会放上国牌：{ $cards }。再按一次0即接受，否则继续计划。
