# The frame of a table's page: what is said around every game.

web-first-time = 初次提示
web-first-time-done = 知道了
web-undo = 撤销
web-undo-why = 撤销：为什么不行？
web-undo-not = 现在不能撤销：已有内容公开、出现了随机结果，或者别人已经行动。
web-copy = 复制
web-copied = 已复制
web-title-room = { $host }在等人 - Bakufu
web-lost-title = 这里没有牌桌
web-lost-unplayable = 无法打开这一局
web-banner-lost = 连接中断。你做过的都已保存，正在重新连接。
web-banner-away = 机器人正在替你行动。
web-text-title = 文字版牌桌
web-text-failed = 没能取到文字。请关闭后再试一次。
web-title-turn = 轮到你了 - { $chapter }
web-title-waiting = { $player }正在决定 - { $chapter }
web-title-table = { $chapter } - Bakufu
web-title-over = 游戏结束 - Bakufu
web-turn = 轮到你了。
web-turn-plan = 轮到你了：请为本季作计划。
web-told-title = { $title }。
web-told-more = 另外还发生了{ $count }件事；战报里都有。
