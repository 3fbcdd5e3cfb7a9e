# A table's page, whichever game is played: its bar, the players, and what lies beside the board.

web-board-close = Close
web-board-you = You
web-board-table-tools = Table tools
web-board-news = { $words }, { $count } new
web-board-time = Time left
web-board-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
web-board-time-left = { $count } seconds left.
web-board-paused = Paused
web-board-players = Players
web-board-bot = bot
web-board-bot-known = { $known } ({ $level }): { $manner }.
web-board-player = { $name }. Show details
web-board-beside = Log and chat
web-board-log = Log
web-board-whole-log = Full log
web-board-talk = Chat
web-board-won =
    { $count ->
        [one] { $names } has won
       *[other] { $names } have won
    }
web-board-see-end = See the scoring
web-board-replay = Replay
web-board-change = { $sign ->
        [-1] −{ $value }
       *[1] +{ $value }
    }
