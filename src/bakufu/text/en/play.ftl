# What `bakufu play` says, and the game at the terminal.

## In the browser

play-address = Bakufu is running at { $address } (Ctrl-C to stop).
play-stopped = Bakufu has stopped. Your games are saved.
play-port-taken = Port { $port } is in use, perhaps by another Bakufu. Using another one.
play-no-screen = There is no display to open a browser on. Open the address yourself, or play with --terminal.
play-lan-address = Others in your network open { $address } or scan this code:
play-lan-who = Everybody who can reach this machine can join and watch, and nothing is encrypted. Use it in a network that you trust. A firewall may have to allow it.
play-lan-none = This machine has no network, so nobody else can join.
play-no-client = the browser client is missing: pip install bakufu-client, or use bakufu play --terminal
play-at-the-terminal-only = { $option } only works in the terminal; try: bakufu play --terminal { $option } ...

## The table

play-welcome = You play { $player } against { $bots }. Type ? at any prompt for help.
play-welcome-alone = You play { $player }. Type ? at any prompt for help.
play-bot = { $player } ({ $level })
play-bot-known = { $player } ({ $level }, { $known })
play-only-option = Only one option: { $move }.
play-leave = You left the game.
play-saved = The game is saved in { $file }.
play-recorded = The record is in { $file }.
play-seed = The seed was { $seed }.
play-prompt = { $word }>
play-word = pick

## The end

play-standings = Final standings
play-column-place = Rank
play-column-player = Player
play-column-points = Points

## Asking

play-numbers = Options: { $first } to { $last }
play-choices = Options: { $choices }
play-not-understood = Unknown command “{ $typed }”.
play-not-clear = “{ $typed }” could be { $choices }.
play-refused = { $refusal } (type why for more)
play-nothing-yet = Nothing has happened yet.
play-no-such-line = There is no line { $number } in the log; it has { $lines }.
play-rule = { $rule } ({ $id }, page { $page })
play-ruling = { $rule } ({ $id }, our ruling)
play-reason = Reason: { $reason }
play-no-rule = No rule mentions “{ $word }”. Chapters: { $chapters }
play-rules-which = Type rules and a word, or a chapter: { $chapters }
play-rules-more = ... and { $count } more. Type more of the word, or a rule's id.
play-save-where = Type save and a file name.

play-hint = { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $move }
play-hint-then = Then: { $moves }
play-hint-how = The numbers are points by the end of the game, as a bot estimates them.
play-hint-none = You have no decision to make right now.
play-undone = Your last choice is undone.
play-no-undo = Nothing to undo: something new was revealed, or other players have decided since.

## What the words at a prompt do, for ?

play-command-log = show the latest log lines; log N shows more
play-command-why = show the rule behind the last line or refusal; why N for line N of the log
play-command-hint = show a bot's three best moves
play-command-undo = undo your last choice, if nothing new was revealed since
play-command-rules = search the rules for a word
play-command-save = save the game to a file
play-command-quit = leave the game

## The full screen

play-key-take = choose
play-key-hint = hint
play-key-do-it = do it
play-key-undo = undo
play-key-keys = keys
play-key-board = board
play-key-log = log
play-key-why = why?
play-key-command = command
play-key-quit = quit
play-key-scroll = scroll
play-key-back = back
play-page-board = The board
play-page-log = Log
play-page-why = Why?
play-page-keys = Keys
play-page-hint = Hint
play-keys-choose = make the choice that has this key
play-keys-point = point at a choice, and make it
play-keys-back = go one step back
play-keys-hint = show a hint; press it again to do what the hint says
play-keys-undo = undo your last choice, if nothing new was revealed since
play-keys-why = show the rule behind the last line of the log
play-keys-log = show the whole log
play-keys-board = show everything on the table, in words
play-keys-command = type one of the commands below
play-keys-quit = leave the game; press it twice
play-keys-commands = Commands
play-command-how = Type a command: board, log 30, rules tie, save FILE. Press ? for all of them.
play-quit-sure = Press q again to leave the game.
play-thinking = { $player } is deciding…
play-window-small = The window is too small. The game needs { $columns } columns and { $rows } rows.
play-hint-as-good = { $move }: about as good
play-hint-instead = { $move }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points less
play-box-players = Players

## The daily deal

play-daily-line = Bakufu daily { $date } · { $game ->
        [katana] SHOGUN NO KATANA
       *[other] SHOGUN
    } · { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    } of { $players }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $margin })
play-daily-game = { $game ->
        [katana] SHOGUN NO KATANA
       *[other] SHOGUN
    }
play-daily-of-date = follows from the date alone; fingerprint { $fingerprint }
play-daily-of-server = fingerprint of the secret: { $fingerprint }
play-daily-commitment = fingerprint in the records of its games: { $fingerprint }
play-daily-seed = seed: { $seed }
play-daily-counts = This game counts for today: no hints, no undo. If you leave, the same command continues it.
play-daily-practice = This game is for practice.
play-daily-played = You have played this deal: { $line }
play-daily-continue = Run the same command to continue. The game counts if you finish it before midnight UTC.
play-daily-late = The day is over, so this game doesn't count.
play-daily-no-help = This game counts: no hints and no undo.
