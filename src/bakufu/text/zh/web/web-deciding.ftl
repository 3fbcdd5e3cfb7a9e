# Decisions of every game: what a bot would do.

web-deciding-watching = 你在观战。
web-deciding-hint = 建议
web-deciding-hint-is = 机器人会：{ $move }
web-deciding-hint-next = 它的其次选择：
# What a bot expects a choice to gain until the end of the game
web-deciding-gain = { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) }分
