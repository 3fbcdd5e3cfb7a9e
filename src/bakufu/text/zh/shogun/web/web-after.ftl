# After the game: the end screen, and the replay of any game.

## Who has won

web-after-won = { $count ->
        [1] { $names }成为将军
       *[other] { $names }共享胜利
    }
web-after-years = 历经{ $years }年
web-after-you-won = 你成为将军
web-after-you-share = 你与{ $names }共享胜利
web-after-banner = { $name }：第{ $place }名，{ $points }分
web-after-decisive = { $kind }：比{ $second }多{ $ahead }分
web-after-to-board = 返回地图
web-after-by-points = { $points }分，领先{ $second }{ $ahead }分。
web-after-by-chests = { $points }分，与{ $others }相同。以宝箱决胜：{ $chests }比{ $less }。
web-after-shared = 各有{ $points }分和{ $chests }个宝箱。
web-after-stands-chests = { $name }：{ $points }分，{ $worth }个宝箱。

## The scoring, line by line

web-after-scoring = 最终计分
web-after-kind-provinces = 国
web-after-kind-buildings = 建筑物
web-after-kind-castle = 城堡最多
web-after-kind-temple = 神社最多
web-after-kind-theatre = 能剧舞台最多
web-after-why-kind = 分数来源：{ $kind }
web-after-majority = { $count ->
        [1] { $region }：{ $names }
       *[other] { $region }：{ $names }并列
    }
web-after-seasons = 春季至秋季
web-after-sum = 第{ $year }年冬季合计
web-after-sum-seasons = 第{ $year }年冬季前合计
web-after-points = 分数
web-after-chests = 宝箱，用于平分决胜
web-after-place = 名次
web-after-regions = 终局时的各地区
web-after-nobody = 无人

## How it came

web-after-chart-points = 分数
    .note = 每季之后
web-after-chart-provinces = 国
    .note = 每季之后拥有的数目
web-after-chart-rice = 稻米
    .note = 冬季为扣除损失后剩余；每年从0开始
web-after-chart-armies = 军队
    .note = 驻在各国
web-after-chart-luck = 运气的变化
    .note = 比期望多或少的方块，逐次累计
web-after-luck = 骰塔运气
web-after-luck-note = 历次投掷掉出的方块
web-after-luck-of = { $sign ->
        [less] 期望{ $expected }，−{ $more }
       *[more] 期望{ $expected }，+{ $more }
    }
web-after-luck-said = { $throws }次投掷，期望掉出{ $expected }个方块，实际掉出{ $came }个。
web-after-luck-came = 实际掉出
web-after-luck-expected = 期望掉出
web-after-tenths = { $value }
web-after-signed = { $sign ->
        [-1] −{ $value }
        [0] 0
       *[1] +{ $value }
    }

## Fairness

web-after-fair = 可验证的公平
web-after-fair-verify = 在自己的电脑上由种子重演每张牌和每个方块：

## Replay

web-after-beside = 玩家、骰塔与战报
web-after-year = 第{ $year }年
