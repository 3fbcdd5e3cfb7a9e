# What SHOGUN says at the terminal.

play-column-tie-break = Chests
play-you-win = You are Shogun!

## Asking

play-not-now = That makes sense only in an attack. Name two provinces: odds FROM TO [ARMIES].
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
play-hint-else = or with { $cards }
play-hint-why = { $spaces }: { $why }

## What the words at a prompt do, for ?

play-command-board = the whole table; board WORD shows a province, a region, a player, mine
play-command-plan = your plan
play-command-odds = how an attack would go; odds FROM TO [ARMIES] at any time

## Planning

play-word-plan = plan
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
