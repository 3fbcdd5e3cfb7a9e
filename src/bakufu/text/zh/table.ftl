# Who sits at a table, in text.

table-people = 玩家：
table-person = { $player } { $name }
table-ready = 计划已就绪：
