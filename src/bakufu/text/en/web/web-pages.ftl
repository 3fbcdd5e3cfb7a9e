# The frame of a table's page: what is said around every game.

web-first-time = A note for the first time
web-first-time-done = Got it
web-undo = Undo
web-undo-why = Undo: why not?
web-undo-not = You can't undo: something was revealed, chance decided something, or somebody else has moved.
web-copy = Copy
web-copied = Copied
web-title-room = { $host } waits for players - Bakufu
web-lost-title = No table here
web-lost-unplayable = This game can't be opened
web-banner-lost = Connection lost. What you did is safe; trying again.
web-banner-away = A bot plays for you.
web-text-title = The table as text
web-text-failed = The text could not be fetched. Close this and try again.
web-title-turn = Your turn - { $chapter }
web-title-waiting = { $player } decides - { $chapter }
web-title-table = { $chapter } - Bakufu
web-title-over = The game is over - Bakufu
web-turn = It is your turn.
web-turn-plan = Plan the season: it is your turn.
web-told-title = { $title }.
web-told-more = { $count ->
        [one] One more thing happened
       *[other] { $count } more things happened
    }; the log has it all.
web-finished = Finished games
web-finished-search = Search by player
web-finished-none = No such game.
web-finished-more = Older games
web-finished-replay = Replay
web-finished-result = Result
