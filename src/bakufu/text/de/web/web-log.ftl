# Das Protokoll.

web-log-player = Spieler
web-log-all-players = Alle
web-log-kind = Art
web-log-all-kinds = Alles
web-log-kind-battles = Kämpfe und Aufstände
web-log-kind-actions = Andere Aktionen
web-log-kind-order = Pläne und Reihenfolge
web-log-kind-winter = Winter und Punkte
web-log-replay = Diesen Moment zeigen
web-log-before = Vor dem ersten Zug
web-log-empty = Noch ist nichts geschehen.
web-log-telling = Was geschieht
web-log-more = noch { $count }
web-log-skip = Überspringen
web-log-skip-key = Leertaste
web-log-skip-keys = Weiter bis jetzt (Leertaste oder Escape)
web-log-undo = { $player } nimmt den letzten Zug zurück.
web-log-away = Ein Bot vertritt { $player }.
web-log-pause = { $player } möchte eine Pause.
web-log-resume = { $player } möchte weiterspielen: Die Uhren laufen.
web-log-back = { $player } ist zurück.
