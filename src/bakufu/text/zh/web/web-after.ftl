# After a game, whichever it was: the end screen and the replay.

web-after-title = 终局 · Bakufu
web-after-over = 游戏结束
web-after-still = 游戏还没有结束。
web-after-loading = 正在回顾
web-after-no-line = 服务器没有回应。请稍后再试。
web-after-to-table = 前往牌桌
web-after-why = 为什么？
web-after-stands = { $name }：{ $points }分。
web-after-rematch = 再来一局
web-after-replay = 回放
web-after-share = 复制链接
web-after-copied = 已复制
web-after-as-table = 以表格显示
web-after-record = 下载对局记录
web-after-replay-title = 回放 · Bakufu
web-after-transport = 回放控制
web-after-slider = 对局的时刻
web-after-told = 这里发生了什么
web-after-moment = { $chapter }，第{ $at }步，共{ $last }步
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
web-after-what-if = 换个走法
web-after-what-if-title = 如果当时走了另一条路？
web-after-what-if-how = 从这一刻开始新的一局：你坐你选的座位，其余都由机器人来坐。
web-after-what-if-seat = 以{ $player }的身份继续
web-after-what-if-over = 到这里游戏已经结束。请退到结束之前的某一刻。

## 对已结束对局的复盘。

web-after-review = 复盘
web-after-review-title = 对局复盘 · Bakufu
web-after-review-of = 复盘对象
web-after-review-computing = 正在复盘：{ $done }/{ $total }
web-after-review-left =
    { $minutes ->
        [0] 还需不到1分钟。
       *[other] 大约还需{ $minutes }分钟。
    }
web-after-review-waiting = 可能需要一些时间
web-after-review-takes = 通常需要一到三分钟，电脑繁忙时会更久。
web-after-review-slow = 比平时久，可能是电脑正忙。
web-after-review-does = 每个决策都会在许多假想的对局里重下一遍，再与最好的另一种选择比较，只用到玩家当时能知道的信息。
web-after-review-goes-on =
    你可以离开本页，复盘会继续进行{ $here ->
        [yes] ，只要这个标签页还开着。
       *[no] 。
    }
web-after-review-coming = 这里将显示
web-after-review-coming-chances = 胜负在哪里决定
    .more = 从第一个决策到最后一个，每个人的胜率。
web-after-review-coming-decision = 哪里可以下得更好
    .more = 你损失最大的几个决策，各附更好的选择和理由，还可以亲自试一试。
web-after-review-coming-causes = 运气还是实力
    .more = 你的决策、对手和运气各让胜率变化了多少。
web-after-review-chances = 胜率
web-after-review-hidden = 到这个决策为止
web-after-review-mark = { $stage }：{ $change }
web-after-review-place = 第{ $number }个，共{ $count }个
web-after-review-column-played = 实际
web-after-review-column-better = 更好
web-after-review-space = 行动
web-after-review-played = 实际：
web-after-review-better = 更好：
web-after-review-good = 明显优于高级机器人的选择。
web-after-review-try = 从这里试试
web-after-review-show = 在牌桌上查看
web-after-review-next = 下一个
web-after-review-guess = 猜测模式
web-after-review-guess-end = 退出猜测模式
web-after-review-guess-which = 哪个更好？
web-after-review-guess-right = 你找到了更好的一步。
web-after-review-guess-wrong = 另一个更好。
web-after-review-none = 没有哪个决策让这名玩家明显损失超过5%的胜率。
web-after-review-causes = 运气与实力
web-after-review-sum = 自己的决策{ $play }，运气{ $luck }。
web-after-review-accuracy = 决策保住的胜率
web-after-review-accuracy-all = 全部决策
web-after-review-accuracy-note = 100%表示每个决策都和找到的最佳选择一样好；90%表示这些决策让出了本可拥有的胜率的十分之一。
web-after-review-before = 决策之前：{ $stage }
web-after-review-alone = 单独
    .more = “单独”：只换这一张牌能多得的胜率，误差范围内的不列出。被换下的牌放到它原来的位置。
web-after-review-same = { $count }张牌相同
web-after-review-same-card = { $space }：{ $card }
web-after-review-others = 其他全部{ $count }个决策
web-after-review-other-plan =
    { $count ->
        [0] 计划
       *[other] 计划：{ $count }张牌不同
    }
web-after-review-within-noise = 误差范围内
web-after-review-noise = 与最好的选择没有明显差别，不算失误。
web-after-review-best = 没有找到更好的选择。
web-after-review-first = 这是第一个决策，曲线从这里开始。
web-after-review-rest = “{ $name }”：同一局面再估一次，结果不会完全一样。
web-after-review-note = 胜率是估计值。决策只按玩家当时能知道的信息判断。误差范围内的差别不算失误。
web-after-review-marks = 曲线知道所有的牌，包括面朝下的牌。标记显示决策之后的胜率，只按玩家当时能知道的信息判断。
web-after-review-deeper = 复盘的计算比对局中的提示久得多，可能找到比所建议的更好的一步。

## 谜题。

web-after-puzzle-title = 谜题 · Bakufu
web-after-puzzle-game = 游戏
web-after-puzzle-about = 主题
web-after-puzzle-difficulty = 难度
web-after-puzzle-any-theme = 所有主题
web-after-puzzle-any-level = 所有难度
web-after-puzzle-theme = { $title }（{ $solved }/{ $count }）
web-after-puzzle-level =
    { $level ->
        [easy] 简单
        [medium] 中等
       *[hard] 困难
    }
web-after-puzzle-then = { $move }。然后呢？
web-after-puzzle-back = 返回
web-after-puzzle-hint = 提示
web-after-puzzle-right = 答对了！
web-after-puzzle-wrong = 不是最好的一步。
web-after-puzzle-answered = 你选了：{ $move }
web-after-puzzle-best = 最佳：{ $move }
web-after-puzzle-gain = 这样胜率为{ $chance }%，比次佳答案高{ $gain }个百分点。
web-after-puzzle-next = 下一题
web-after-puzzle-list = 在牌桌上选择，或从{ $count }项中选择
web-after-puzzle-mine = 等级分{ $rating } · 连对{ $streak } · 已解{ $solved }/{ $tried }
web-after-puzzle-none = 这一类谜题你都解开了。换个主题或难度试试吧。

## 每日牌局

web-after-daily-title =
    { $kind ->
        [week] 本周牌局
        [past] 每日牌局
       *[today] 今日牌局
    }
web-after-daily-about = 所有人面对相同的牌、事件、骰塔和机器人。当天的第一局计入成绩。
web-after-daily-about-week = 每组都从同样的开局开始。叫上朋友，看看其他组打得如何。
web-after-daily-from = { $day }起的一周
web-after-daily-left = { $hours }小时{ $minutes }分钟后换新牌局
web-after-daily-left-days = 还剩{ $days }天{ $hours }小时
web-after-daily-today = 今日牌局
web-after-daily-week = 本周牌局
web-after-daily-players = { $count }名玩家
web-after-daily-bots = 对手：{ $bots }
web-after-daily-times = { $count }×{ $name }
web-after-daily-played =
    { $count ->
        [0] 还没有人完成
       *[other] 已有{ $count }人完成
    }
web-after-daily-groups-played =
    { $count ->
        [0] 还没有小组完成
       *[other] 已有{ $count }组完成
    }
web-after-daily-play = 开始
web-after-daily-continue = 继续
web-after-daily-practice = 练习
web-after-daily-counts = 这一局计入成绩：没有提示，不能撤销，无人旁观，也没有第二次机会。请在世界标准时间午夜前完成。
web-after-daily-gather = 开一桌
web-after-daily-gather-how = 开一桌，把链接发给朋友，人齐后开始。每周的牌局只能玩一次。
web-after-daily-to-table = 前往你的牌桌
web-after-daily-mine = { $players }人中第{ $place }名（{ $margin }分）
web-after-daily-ahead = 超过了其他{ $percent }%的玩家
web-after-daily-share = 成绩文本
web-after-daily-review = 复盘我的对局
web-after-daily-late = 你的对局在牌局结束之后才完成，因此不计成绩。
web-after-daily-sealed = 完成自己的对局后即可查看成绩。
web-after-daily-rank = 名次
web-after-daily-player = 玩家
web-after-daily-points = 分数
web-after-daily-margin = 分差
web-after-daily-place = 桌上名次
web-after-daily-you = { $name }（你）
web-after-daily-of = { $place }/{ $players }
web-after-daily-who = 显示谁的成绩
web-after-daily-everyone = 所有人
web-after-daily-met = 与你同局过的人
web-after-daily-spread = 全部{ $count }局的得分分布
web-after-daily-spread-middle = 中位数{ $median }，最高{ $best }
web-after-daily-spread-you = 你，{ $points }分
web-after-daily-spread-bar = { $low }–{ $high }分：{ $count }局
web-after-daily-group = 第{ $number }组
web-after-daily-past = 往日牌局
web-after-daily-day = { $game }：{ $points }分，{ $players }人中第{ $place }名
web-after-daily-average = 平均分
web-after-daily-wins = 胜局
web-after-daily-streak = 连续天数
web-after-daily-missed = 错过了一天？随时可以练习。只有当天的对局计入成绩。
web-after-daily-fair = 牌局可信吗？
web-after-daily-fair-how = 所有随机结果都来自一个服务器事先承诺的密钥：现在显示它的指纹，牌局结束后公开密钥本身。届时任何人都可以验证没有被调换。
web-after-daily-fair-alone = 在这台设备上，牌局只由日期决定。没有服务器来保守秘密，任何人都能查到：玩个开心就好。
web-after-daily-commitment = 指纹
web-after-daily-next = 下一牌局的指纹
web-after-daily-secret = 密钥
web-after-daily-check = 验证命令
web-after-daily-back = 返回牌局页面

## 统计

web-after-stats = 统计
web-after-stats-about = 你的对局成绩，包括私人对局。教学、分支和练习不计入。
web-after-stats-none = 暂时没有可统计的对局。完成一局后，稍候就会出现在这里。
web-after-stats-kind =
    { $kind ->
        [game] 按游戏
        [opponent] 按对手
        [opening] 按开局
        [seat] 按座位
        [players] 按人数
        [module] 按模块
       *[thing] 最常占有的国与最常交付的刀
    }
web-after-stats-by =
    { $kind ->
        [game] 游戏
        [opponent] 对手
        [opening] 开局
        [seat] 座位
        [players] 人数
        [module] 模块
       *[thing] 终局控制或已交付
    }
web-after-stats-played = 局数
web-after-stats-won = 胜率
web-after-stats-ahead = 领先率
web-after-stats-average = 平均分
web-after-stats-points = 分数：{ $game }
web-after-stats-points-label = 最近{ $count }局的分数，其中胜{ $won }局
web-after-stats-points-how = 每局一根柱，最近的在右边。获胜的对局为绿色。
web-after-stats-luck = 运气走势
web-after-stats-luck-label = 最近{ $count }局的运气，合计{ $sum }个方块
web-after-stats-luck-how = 柱：每局骰塔中掉出的己方方块比预期多多少。线：累计值。
web-after-stats-csv = 下载数据表格
web-after-stats-thing = { $title }：{ $played }局，胜率{ $won }%
web-after-stats-favourites =
    { $game ->
        [katana] 最常交付的刀
       *[other] 最常占有的国
    }
web-after-stats-rating = 等级分变化
web-after-stats-rating-label = { $game }：{ $count }局，从{ $first }到{ $last }
web-after-stats-rating-how = 每次与其他注册用户进行公开对局后的等级分。所有人从1500开始。
web-after-stats-csv-of = 下载{ $of }的数据
web-after-together = 一起观看
web-after-together-you = 由你带领，其他人会看到你所看的内容。
web-after-together-leads = { $name }正在带领。
web-after-together-nobody = 还没有人带领。
web-after-together-lead = 带领
web-after-together-stop = 停止带领
web-after-together-follow = 跟随{ $name }
web-after-together-draw = 画箭头
web-after-together-draw-how = 从一处拖到另一处；点一下可圈出一处。
web-after-together-clear = 清除箭头
web-after-together-branch = { $name }正从这里尝试另一种走法。
web-after-together-branch-yours = 你可以在另一桌从这里继续，其他人可以观看。
web-after-together-watch = 观看
web-after-together-invite = 邀请他人
