# What `bakufu play` says, and the game at the terminal.

## In the browser

play-address = Bakufu is at { $address } - Ctrl-C stops it.
play-stopped = Bakufu has stopped. Your games are kept.
play-no-client = there are no pages for the browser: this package was built without them; possible: bakufu play --terminal
play-at-the-terminal-only = { $option } is for the game at the terminal; possible: bakufu play --terminal { $option } ...

## The table

play-welcome = You play { $player } against { $bots }. Type ? at any prompt for help.
play-bot = { $player } ({ $level })
play-only-option = Only one choice, so it is made: { $move }.
play-leave = You leave the table.
play-saved = The game so far is in { $file }.
play-recorded = The record is in { $file }.
play-seed = The seed was { $seed }.
play-prompt = { $word }>
play-word = pick
play-word-plan = plan

## The end

play-standings = Final standings
play-column-place = Place
play-you-win = You are Shogun!

## Asking

play-numbers = Possible: { $first } to { $last }
play-choices = Possible: { $choices }
play-not-understood = “{ $typed }” is not understood.
play-not-clear = “{ $typed }” could be { $choices }.
play-not-now = That makes sense only in an attack. Name two provinces: odds FROM TO [ARMIES].
play-refused = { $refusal } (why tells more)
play-not-yours = { $province } is not yours.
play-no-neighbour = { $target } is no neighbour of { $origin }.
play-no-armies = { $origin } can send { $armies ->
        [0] no army now
        [one] 1 army at most
       *[other] { $armies } armies at most
    }.
play-odds = { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } from { $origin } to { $target }: { $odds }
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
play-hint-else = or with { $cards }
play-hint-how = The numbers are victory points that a bot expects from each until the end of the game.
play-hint-none = Nothing is asked of you now.

## What the words at a prompt do, for ?

play-command-board = the whole table; board WORD shows a province, a region, a player, mine
play-command-plan = your plan
play-command-log = the last lines of what happened; log N shows more
play-command-why = the rule behind the last line or refusal; why N for line N of the log
play-command-odds = how an attack would go; odds FROM TO [ARMIES] at any time
play-command-hint = the best three moves, as a bot sees them
play-command-rules = search the rules for a word
play-command-save = write the game so far into a file
play-command-quit = leave the table

## Planning

play-plan-title = Your plan for { $season }: { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    }, { $rice } rice, { $armies } armies in supply (? order hidden)
play-plan-open = -
play-plan-how = Type for example: tax { $example }, bid 2, clear tax, done. Or ? for more.
play-plan-help =
    Type a space and a card, in any order, as often as you like: tax { $example }, bid 2. Several orders fit in one
    line with commas between them.
play-plan-command-space = compare your cards for this space
play-plan-command-clear = take a card back; clear alone takes all back
play-plan-command-hand = the cards you have not laid
play-plan-command-done = lay the plan
play-plan-laid = { $space }: { $card } - { $forecast }
play-plan-moved = { $card } moves here from { $space }.
play-plan-cleared = { $space } is open again.
play-plan-cleared-all = All spaces are open again.
play-plan-no-card = “{ $typed }” is no card of yours.
play-plan-no-space = “{ $typed }” is no space. Spaces: { $spaces }
play-plan-provinces =
    Your chest cards do not reach for all open spaces. These would get a province: { $cards }. Type done again to
    accept, or plan on.
play-hand-chests = Other cards: { $cards }
