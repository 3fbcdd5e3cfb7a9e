# What SHOGUN says at the terminal.

play-column-tie-break = Chests
play-you-win = You are Shogun!

## Asking

play-not-now = That only works during an attack. Name two provinces: odds FROM TO [ARMIES].
play-not-yours = { $province } isn't yours.
play-no-neighbour = { $target } isn't adjacent to { $origin }.
play-no-armies = { $origin } can send { $armies ->
        [0] no armies now
        [one] at most 1 army
       *[other] at most { $armies } armies
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
play-plan-command-clear = return a card to your hand; clear alone returns all
play-plan-command-hand = the cards you haven't placed
play-plan-command-done = submit the plan
play-plan-laid = { $space }: { $card } - { $forecast }
play-plan-moved = { $card } moves here from { $space }.
play-plan-cleared = { $space } is empty again.
play-plan-cleared-all = All spaces are empty again.
play-plan-no-card = “{ $typed }” isn't one of your cards.
play-plan-no-space = “{ $typed }” isn't a space. Spaces: { $spaces }
play-plan-provinces =
    You don't have enough chest cards for the empty spaces. They would get these provinces: { $cards }. Type done again
    to accept, or keep planning.
play-hand-chests = Other cards: { $cards }

## The full screen

play-space-castle = Castle
play-space-temple = Temple
play-space-theatre = Theater
play-space-rice = Rice
play-space-tax = Taxes
play-space-deploy-5 = Deploy 5
play-space-deploy-3 = Deploy 3
play-space-deploy-1 = Deploy 1
play-space-battle-a = Battle A
play-space-battle-b = Battle B
play-box-tower = Tower
play-box-tray = tray
play-box-inside = stuck
play-box-event = Event
play-box-events = Possible events
play-box-rice = rice { $rice }
    .short = r{ $rice }
play-box-supply = supply { $armies }
play-plan-card = { $space }: choose a card.
play-plan-submit = Submit the plan
play-plan-take-back = Return the card to your hand
play-plan-fill =
    You don't have enough chest cards for the empty spaces. They would get these provinces: { $cards }. Press 0
    again to accept, or keep planning.
