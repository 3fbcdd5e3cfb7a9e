# 对已结束对局的复盘。

review-running = 正在复盘
review-title = 复盘：{ $game }
review-unfinished = 对局尚未结束；只有已结束的对局才能复盘
review-result = { $scores }。{ $count ->
        [0] 幽灵获胜。
       *[other] 获胜：{ $winners }。
    }
review-chances = 胜率
review-percent = { $percent }%
review-end = 终局
review-player = { $player }：决策保住了{ $percent }%的胜率（{ $parts }）
review-causes = 胜率变化的原因
review-accuracy = 决策保住的胜率
review-none-costly = 没有哪个决策明显损失超过5%的胜率。
review-decision = { $stage }，第{ $number }步：{ $moves }
review-better = 更好：{ $moves }（{ $after }%，而不是{ $before }%）
review-good = 明显优于高级机器人的选择。
review-note = 胜率是估计值：每个决策都在相同的模拟局面中与找到的最佳方案比较，而且只用玩家当时能知道的信息。误差范围内的差别不算失误。复盘的计算比对局中的提示久得多，可能找到比所建议的更好的一步。
review-marks = 曲线知道所有的牌，包括面朝下的牌。标记显示决策之后的胜率，只按玩家当时能知道的信息判断。

review-reason = { $space }：{ $reason }
review-share = { $what }{ $percent }%
review-cause = { $what }{ $change }

review-kind-all = 全部决策
review-kind-plan = 计划
review-kind-order = 行动顺序
review-kind-battle = 进攻
review-kind-move = 调动军队
review-kind-turn = 回合
review-kind-other = 其他决策

review-change-own = 自己的决策
review-change-rivals = 对手
review-change-tower = 骰塔
review-change-order = 出价相同
review-change-cards = 卡牌
review-change-rest = 无法解释

review-stage-spring = 第{ $number }年春季
review-stage-summer = 第{ $number }年夏季
review-stage-autumn = 第{ $number }年秋季
review-stage-winter = 第{ $number }年冬季
review-stage-round = 第{ $number }轮

# 谜题：某一步明显最好的局面。

review-puzzles-making = 正在寻找谜题
review-puzzles-no-file = 谜题要写到哪个文件？请用{ $option }指定。
review-puzzles-stopped = 已停止；{ $file }里有{ $count }道谜题。同样的命令会接着找。
review-puzzles-made = { $file }里有{ $count }道谜题，每道用了{ $seconds }核秒
review-puzzles-none = 这些谜题你都解开了。
review-puzzles-level =
    { $level ->
        [easy] 简单
        [medium] 中等
       *[hard] 困难
    }
review-puzzles-seat = 你是{ $player }。
review-puzzles-prompt = 你的答案（h提示，s答案，q退出）：
review-puzzles-what = 请输入答案的编号，或h、s、q。
review-puzzles-right = 答对了！
review-puzzles-wrong = 不是最好的一步。
review-puzzles-best = 最佳：{ $move }
review-puzzles-gain = 这样胜率为{ $chance }%，比次佳答案高{ $gain }个百分点。
review-puzzles-mine = 等级分{ $rating }，连对{ $streak }，已解{ $solved }/{ $tried }
