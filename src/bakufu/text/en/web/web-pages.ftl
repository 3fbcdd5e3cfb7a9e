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
web-banner-paused = The game is paused, and no clock runs.
web-banner-pause = { $player } would like a pause.
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
web-away-play = Play offline
web-close = Close
web-account-name = Name
web-join-code-what = The link you were sent
web-join-go = Go to the table
web-join-unknown = That isn't a link to a table.
web-connecting = Connecting to the table
web-module-how = How { $module } plays

## Who sits where, and how tables stand

web-bot-random = Easy bot
    .shogun = plays at random
    .katana = plays at random
web-bot-ashigaru = Medium bot
    .shogun = plans one season at a time
    .katana = takes what is best now
web-bot-samurai = Hard bot
    .shogun = plans ahead and foresees attacks
    .katana = plans its Forge ahead
web-bot-daimyo = Expert bot
    .shogun = simulates its plans before choosing
    .katana = simulates its moves before choosing
web-bot-shogun = Master bot
    .shogun = has learned from tens of thousands of games
    .katana = has learned from thousands of games
web-seat-number = Seat { $seat }
web-seat-you = You
web-seat-open = Open seat
web-seat-guest = On this device
web-seat-guest-name = Name of the player at seat { $seat }
web-seat-bot = A bot
web-seat-character = Character at seat { $seat }
web-seat-anybody = Any character
web-tour = Tour: { $module }
web-tour-skip = Skip
howto-title = How to play
howto-page = { $page } of { $pages }
howto-back = Back
howto-next = Next
howto-done = Done
howto-offer = First time here?
howto-offer-yes = How to play
howto-show = Show me on the table
web-why = Why?
web-why-not = Why not?
web-why-asked = Loading…
web-why-unknown = No explanation found for this rule.
web-why-failed = Couldn't load the rule. Close this and try again.
web-why-ruling = The rulebook leaves this open. { $reason }
web-why-page = Rulebook, page { $page }
