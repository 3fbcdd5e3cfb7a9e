# Who sits at a table, in text.

table-people = Players:
table-person = { $player } { $name }
table-ready = Ready with their plans:
table-bot-random = easy bot
table-bot-ashigaru = fair bot
table-bot-samurai = strong bot
table-bot-daimyo = very strong bot
