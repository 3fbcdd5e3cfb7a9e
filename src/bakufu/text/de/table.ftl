# Wer an einem Tisch sitzt, als Text.

table-people = Spieler:
table-person = { $player } { $name }
table-ready = Fertig mit dem Plan:
table-bot-random = leichter Bot
table-bot-ashigaru = mittlerer Bot
table-bot-samurai = starker Bot
table-bot-daimyo = sehr starker Bot
table-bot-shogun = meisterhafter Bot
table-bot-known = { $known }, { $level }
