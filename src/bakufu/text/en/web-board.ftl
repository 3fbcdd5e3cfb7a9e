# The table's page: the map, the players, and what lies beside the board.

## The map

web-board-map = Map of the provinces. Arrows go to a neighbour, Enter chooses, T goes to the next target.
web-board-map-role = map
web-board-tools = Map tools
web-board-layer-armies = Armies and sites
web-board-layer-yields = Tax and rice
web-board-layer-unrest = Unrest
web-board-list = Provinces as a list
web-board-close = Close
web-board-zoom-in = Zoom in
web-board-zoom-out = Zoom out
web-board-fit = Show all of the map

## A province

web-board-you = You
web-board-nobody = Nobody
web-board-out = not in play
web-board-armies =
    { $count ->
        [one] 1 army
       *[other] { $count } armies
    }
web-board-free = { $count } free
web-board-free-sites =
    { $count ->
        [0] no free site
        [one] 1 free site
       *[other] { $count } free sites
    }
web-board-markers =
    { $count ->
        [one] 1 revolt marker
       *[other] { $count } revolt markers
    }
web-board-yields = tax { $tax }, rice { $rice }
web-board-borders = Borders { $provinces }.
web-board-by-sea = By sea: { $provinces }.

## The bar

web-board-year = Year { $year }
web-board-chapter = { $season }, year { $year }
web-board-steps = Steps of the round
web-board-step-lay-out = Lay out
web-board-step-plan = Plan
web-board-step-event = Event
web-board-step-order = Order
web-board-step-actions = Actions
web-board-step-claim = Claim provinces
web-board-step-rice = Rice
web-board-step-revolts = Revolts
web-board-step-points = Points
web-board-table-tools = Table tools
web-board-news = { $words }, { $count } new
web-board-time = Time left
web-board-days =
    { $count ->
        [one] 1 day
       *[other] { $count } days
    }
web-board-time-left = { $count } seconds left.

## Players

web-board-players = Players
web-board-bot = bot
web-board-supply = Armies in supply
web-board-status-away = Away
web-board-status-ready = Ready
web-board-status-planning =
    { $mine ->
        [yes] Planning
       *[no] Planning…
    }
web-board-status-choosing =
    { $mine ->
        [yes] Choosing
       *[no] Choosing…
    }
web-board-status-turn =
    { $mine ->
        [yes] Your turn
       *[no] Deciding…
    }
web-board-status-waiting = waiting
web-board-place =
    { $place ->
        [1] { $place }st
        [2] { $place }nd
        [3] { $place }rd
       *[other] { $place }th
    }
web-board-chip = { $name }: { $status }, points { $points }, chests { $chests }. Show all numbers

## Beside the board

web-board-winter = If winter came now
web-board-leads = { $names }, with { $count }
web-board-tracks = Tracks
web-board-track-points = Points
web-board-track-rice = Rice
web-board-order = Turn order
web-board-specials = special cards
web-board-special-one-more-chest = +1 chest
    .does = Collecting taxes gives 1 chest more
web-board-special-one-more-rice = +1 rice
    .does = Confiscating rice gives 1 rice more
web-board-special-six-armies = 6 armies
    .does = Deploy 5 places 6 armies
web-board-special-attack = +1 attack
    .does = 1 more army when you attack
web-board-special-defence = +1 defence
    .does = 1 more army when another player attacks you
web-board-events = Events
web-board-event-now = this season
web-board-event-gone = over
web-board-one-of =
    { $count ->
        [one] the last one
       *[other] one of { $count }
    }
web-board-rice-loss = Costs everybody { $loss } rice if it is left for winter
web-board-effect-theatre-calms = New theatre: 1 revolt marker goes
web-board-effect-two-farmers =
    { $first ->
        [one] Neutral attacked: 1 farmer
       *[other] Neutral attacked: { $first } farmers
    }
web-board-effect-castle-defends = Castle attacked: 1 army more
web-board-effect-temple-protects = No attack where a temple stands
web-board-effect-tax-at-most = Taxes: { $first } at most
web-board-effect-tax-at-least = Taxes: { $first } at least
web-board-effect-rice-at-least = Rice: { $first } at least
web-board-effect-rice-at-most = Rice: { $first } at most
web-board-effect-fewer-armies = Deploy { $first } and { $second } instead of 5 and 3
web-board-actions = Actions of the season
web-board-dock = Below the map
web-board-no-action = No action
web-board-face-down = Face down: nobody knows yet which action comes here
# The actions that lie face down while one plans: they happen, but nobody knows when.
web-board-unknown = These { $count } happen too, after the first five, in an order nobody knows yet
web-board-unknown-row = { $count ->
        [one] The last action turns up when its turn comes: { $actions }.
       *[other] { $count } actions lie face down. Each turns up when its turn comes. They are, in an order nobody knows: { $actions }.
    }
web-board-hidden = face down
web-board-beside = Log and table talk
web-board-log = Log
web-board-whole-log = All of it
web-board-talk = Talk

## The sheet of a phone

web-board-sheet = Beside the map
web-board-sheet-up = Pull the sheet up
web-board-sheet-down = Push the sheet down
web-board-tab-plan = Plan
web-board-tab-turn = Turn
web-board-tab-round = Round
web-board-tab-score = Score
web-board-tab-tower = Tower
web-board-tab-log = Log

## The end

web-board-over = The game is over
web-board-won =
    { $count ->
        [one] { $names } has won
       *[other] { $names } have won
    }
web-board-see-end = How it was scored
web-board-replay = Replay
