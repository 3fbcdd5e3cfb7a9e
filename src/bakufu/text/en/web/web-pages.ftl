# The frame of a table's page: what is said around every game.

web-first-time = Tip
web-first-time-done = Got it
web-undo = Undo
web-undo-why = Undo: why not?
web-undo-not = You can't undo: something was revealed or decided at random, or another player moved.
web-copy = Copy
web-copied = Copied
web-title-room = { $host } is waiting for players – Bakufu
web-lost-title = No table here
web-lost-unplayable = This game can't be opened
web-banner-lost = Connection lost. Your moves are saved. Reconnecting…
web-banner-away = A bot is playing for you.
web-text-title = The table as text
web-text-failed = Couldn't load the text. Close this and try again.
web-title-turn = Your turn – { $chapter }
web-title-waiting = { $player }'s turn – { $chapter }
web-title-table = { $chapter } – Bakufu
web-title-over = The game is over – Bakufu
web-turn = It's your turn.
web-turn-plan = Plan the season: it's your turn.
web-told-title = { $title }.
web-told-more = { $count ->
        [one] 1 more event in the log
       *[other] { $count } more events in the log
    }.
web-finished = Finished games
web-finished-search = Search by player
web-finished-none = No matching games.
web-finished-more = Older games
web-finished-replay = Replay
web-finished-result = Result
