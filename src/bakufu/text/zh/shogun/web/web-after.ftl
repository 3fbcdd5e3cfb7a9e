# After the game: the end screen, and the replay of any game.

web-after-title = 终局 · Bakufu
web-after-over = 游戏结束
web-after-still = 游戏还没有结束。
web-after-loading = 正在回顾
web-after-no-line = 服务器没有回应。请稍后再试。
web-after-to-table = 前往牌桌

## Who has won

web-after-won = { $count ->
        [1] { $names }成为将军
       *[other] { $names }共享胜利
    }
web-after-by-points = { $points }分，领先{ $second }{ $ahead }分。
web-after-by-chests = { $points }分，与{ $others }相同。以宝箱决胜：{ $chests }比{ $less }。
web-after-shared = 各有{ $points }分和{ $chests }个宝箱。
web-after-why = 为什么？
web-after-rematch = 再来一局
web-after-replay = 回放
web-after-share = 复制链接
web-after-copied = 已复制

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
web-after-sum = 第{ $year }年冬季合计
web-after-points = 分数
web-after-chests = 宝箱，用于平分决胜
web-after-place = 名次
web-after-regions = 终局时的各地区
web-after-nobody = 无人

## How it came

web-after-as-table = 以表格显示
web-after-chart-points = 分数
    .note = 每季之后
web-after-chart-provinces = 国
    .note = 每季之后拥有的数目
web-after-chart-rice = 稻米
    .note = 每季结束时
web-after-chart-armies = 军队
    .note = 驻在各国
web-after-chart-luck = 运气的变化
    .note = 比期望多或少的方块，逐次累计
web-after-luck = 骰塔的眷顾
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

web-after-fair = 公平的骰塔
web-after-fair-how = 开局前服务器承诺了一个不公开的秘密，每位玩家的浏览器又加入一段自己的文字。两者合在一起，就是一切运气的种子：谁也无法挑选。
web-after-fair-branch = 这一局接着一局已结束的对局，种子早已公开。它证明不了什么。
web-after-fair-promise = 承诺，开局前公布
web-after-fair-secret = 秘密，现在揭晓
web-after-fair-given = 各座位加入的文字
web-after-fair-nothing = 无
web-after-fair-check = 在这里查验
web-after-record = 下载对局记录
web-after-fair-promise-kept = 这个秘密正是当初承诺的。
web-after-fair-promise-broken = 这个秘密不是当初承诺的。
web-after-fair-seed-follows = 种子确由秘密和各座位加入的文字推出。
web-after-fair-seed-wrong = 种子不能由秘密和各座位加入的文字推出。
web-after-fair-verify = 在自己的电脑上由种子重演每张牌和每个方块：

## Replay

web-after-replay-title = 回放 · Bakufu
web-after-transport = 回放控制
web-after-slider = 对局的时刻
web-after-beside = 玩家、骰塔与战报
web-after-told = 这里发生了什么
web-after-moment = { $chapter }，第{ $at }步，共{ $last }步
web-after-year = 第{ $year }年
web-after-round-back = 回到本季开头
web-after-back = 后退一步
web-after-play = 播放
web-after-pause = 暂停
web-after-on = 前进一步
web-after-round-on = 前往下一季
web-after-seen-by = 视角
web-after-seen-by-me = 我自己
web-after-seen-by-all = 旁观者
web-after-share-moment = 这一刻的链接
web-after-to-end = 最终计分
web-after-what-if = 如果当时？
web-after-what-if-title = 如果当时走了另一条路？
web-after-what-if-how = 从这一刻开始新的一局：你坐你选的座位，其余都由机器人来坐。
web-after-what-if-seat = 以{ $player }的身份继续
web-after-what-if-over = 到这里游戏已经结束。请退到结束之前的某一刻。
