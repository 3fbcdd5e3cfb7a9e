# The log.

web-log-player = 哪位玩家
web-log-all-players = 所有人
web-log-kind = 哪类事情
web-log-all-kinds = 全部
web-log-kind-battles = 战斗与暴动
web-log-kind-actions = 其他行动
web-log-kind-order = 计划与行动顺序
web-log-kind-winter = 冬季与计分
web-log-replay = 回看这一刻
web-log-before = 第一步之前
web-log-empty = 还没有发生任何事。
web-log-telling = 正在发生
web-log-more = 还有{ $count }条
web-log-skip = 跳过
web-log-skip-key = 空格键
web-log-skip-keys = 跳到当前（空格键或Esc键）
web-log-undo = { $player }撤回了上一步。
web-log-away = 机器人暂代{ $player }。
web-log-pause = { $player }希望暂停。
web-log-resume = { $player }要求继续：恢复计时。
web-log-back = { $player }回来了。
