# A table's page, whichever game is played: its bar, the players, and what lies beside the board.

web-board-close = 关闭
web-board-you = 你
web-board-table-tools = 牌桌工具
web-board-news = { $words }，{ $count }条新消息
web-board-time = 剩余时间
web-board-days = { $count }天
web-board-time-left = 还剩{ $count }秒。
web-board-paused = 已暂停
web-board-players = 玩家
web-board-bot = 机器人
web-board-bot-known = { $known }（{ $level }）：{ $manner }。
web-board-player = { $name }。查看全部
web-board-beside = 战报与聊天
web-board-log = 战报
web-board-whole-log = 全部战报
web-board-talk = 聊天
web-board-won = { $names }获胜
web-board-see-end = 计分详情
web-board-replay = 回放
web-board-change = { $sign ->
        [-1] −{ $value }
       *[1] +{ $value }
    }
