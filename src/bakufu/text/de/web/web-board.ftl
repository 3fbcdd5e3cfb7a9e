# Die Seite eines Tisches, was auch gespielt wird: Leiste, Mitspieler und was neben dem Plan liegt.

web-board-close = Schließen
web-board-you = Du
web-board-table-tools = Werkzeuge am Tisch
web-board-news = { $words }, { $count } neu
web-board-time = Restzeit
web-board-days =
    { $count ->
        [one] 1 Tag
       *[other] { $count } Tage
    }
web-board-time-left = Noch { $count } Sekunden.
web-board-paused = Pause
web-board-players = Spieler
web-board-bot = Bot
web-board-bot-known = { $known } ({ $level }): { $manner }.
web-board-player = { $name }. Alles zeigen
web-board-beside = Protokoll und Chat
web-board-log = Protokoll
web-board-whole-log = Alles
web-board-talk = Chat
web-board-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
web-board-see-end = Zur Wertung
web-board-replay = Nachspielen
web-board-change = { $sign ->
        [-1] −{ $value }
       *[1] +{ $value }
    }
