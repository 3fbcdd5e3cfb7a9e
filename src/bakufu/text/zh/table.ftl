# Who sits at a table, in text.

table-people = 玩家：
table-person = { $player } { $name }
table-ready = 计划已就绪：
table-bot-random = 简单机器人
table-bot-ashigaru = 普通机器人
table-bot-samurai = 强机器人
table-bot-daimyo = 大师机器人
table-bot-shogun = 宗师机器人
table-bot-known = { $known }，{ $level }
