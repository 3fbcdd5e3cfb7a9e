# Who sits at a table, in text.

table-people = Players:
table-person = { $player } { $name }
table-ready = Ready:
table-bot-random = easy bot
table-bot-ashigaru = medium bot
table-bot-samurai = hard bot
table-bot-daimyo = expert bot
table-bot-shogun = master bot
table-bot-known = { $known }, { $level }
