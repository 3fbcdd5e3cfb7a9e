# What `bakufu play` says, and the game at the terminal.

## In the browser

play-address = Bakufu is running at { $address } (Ctrl-C to stop).
play-stopped = Bakufu has stopped. Your games are saved.
play-port-taken = Port { $port } is in use, perhaps by another Bakufu. Using another one.
play-no-screen = There is no display to open a browser on. Open the address yourself, or play with --terminal.
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
