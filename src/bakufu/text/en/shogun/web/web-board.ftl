# The table's page: the map, the players, and what lies beside the board.

## The map

web-board-map = Map of the provinces. Arrow keys go to an adjacent province, Enter selects it, T goes to the next target.
web-board-map-role = map
web-board-tools = Map tools
web-board-tools-short = Map
web-board-layer-armies = Armies and building sites
    .short = Armies
web-board-layer-yields = Chests and rice of each province
    .short = Chests, rice
web-board-layer-unrest = Revolt markers
    .short = Revolts
web-board-list = Provinces as a list
    .short = List
web-board-zoom-in = Zoom in
    .short = In
web-board-zoom-out = Zoom out
    .short = Out
web-board-fit = Show the whole map
    .short = Fit
web-board-legend-yields = Chests, then rice
web-board-legend-unrest = Flames are revolt markers. Collect from such a province and its farmers revolt.

## A province

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
web-board-borders = Adjacent: { $provinces }.
web-board-by-sea = By sea: { $provinces }.
web-board-card-used = Your card: { $space }
web-board-card-free = You didn't plan this card.

## The bar

web-board-year = Year { $year }
web-board-chapter = { $season }, year { $year }
web-board-steps = Steps of the season
web-board-step-lay-out = Set up
web-board-step-plan = Plan
web-board-step-event = Event
web-board-step-order = Order
web-board-step-actions = Actions
web-board-step-claim = Claim provinces
web-board-step-rice = Rice
web-board-step-revolts = Revolts
web-board-step-points = Points

## Players

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
web-board-status-waiting = Waiting
web-board-place =
    { $place ->
        [1] Acts first
        [2] Acts second
        [3] Acts third
        [4] Acts fourth
       *[other] Acts fifth
    }
web-board-nth = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
        [4] 4th
       *[other] 5th
    }
web-board-took-place = Position { $place }
web-board-chip = { $name }: { $status }, { $points } points, { $chests } chests, { $rice } rice. Show details
web-board-player-points = Points
web-board-player-chests = War chests
web-board-player-rice = Rice, to feed provinces in winter
web-board-player-provinces = Provinces
web-board-player-armies = Armies on the map
web-board-player-supply = Armies in the supply
web-board-player-inside = Armies inside the tower
web-board-player-special = Special card
web-board-player-no-special = none this season

## Beside the board

web-board-winter = If winter came now
web-board-winter-how = What happens in winter?
web-board-winter-when = { $season ->
        [spring] Winter comes after this season and two more.
        [summer] Winter comes after this season and one more.
        [autumn] Winter comes right after this season.
       *[winter] It's winter.
    }
web-board-winter-loss = Everyone loses the rice shown on the last event card: { $least ->
        [0] none
       *[other] { $least }
    }{ $range ->
        [yes] { " " }to { $most }
       *[no] {""}
    }.
web-board-winter-feed = Each province needs 1 rice. If a player runs short, some of their provinces revolt.
web-board-winter-own = You have { $rice } rice for { $provinces ->
        [one] 1 province
       *[other] { $provinces } provinces
    }.
web-board-winter-score = Points: 1 per province and 1 per building. In each region, most castles: 3, most temples: 2, most theaters: 1. Tied players get 1 less.
web-board-winter-then = { $year ->
        [1] Then rice resets to 0, revolt markers are removed, and year 2 begins with 4 new events.
       *[2] Then the game ends. The most points win.
    }
web-board-winter-most = Who is ahead in each region
web-board-winter-points = Points for that
web-board-leads =
    { $tied ->
        [yes] { $names }, tied with { $count } each
       *[no] { $names }, with { $count }
    }
web-board-tracks = Tracks
web-board-track-points = Points
web-board-track-rice = Rice
web-board-order = Turn order
web-board-specials = special cards
web-board-special-one-more-chest = +1 chest
    .does = Collect taxes gives 1 more chest
web-board-special-one-more-rice = +1 rice
    .does = Confiscate rice gives 1 more rice
web-board-special-six-armies = 6 armies
    .does = Deploy 5 places 6 armies
web-board-special-attack = +1 attack
    .does = 1 more army when you attack
web-board-special-defence = +1 defense
    .does = 1 more army when another player attacks you
web-board-place-of = Position { $place } in the turn order
web-board-place-label = Position { $place }: { $special }{ $taken ->
        [yes] , { $name }
       *[no] , free
    }. What is this?
web-board-place-does = { $taken ->
        [yes] { $name } chose it,
       *[no] Nobody has chosen it this season. After planning, the highest bidder picks first. The player who chooses it
    } { $place ->
        [1] acts first in every action
        [2] acts second in every action
        [3] acts third in every action
        [4] acts fourth in every action
       *[5] acts last in every action
    } and { $taken ->
        [yes] has
       *[no] gets
    } its special card for this season:
web-board-events = Events
web-board-events-say = { $stage ->
        [now] One applies this season. { $left ->
            [one] The one that's left takes rice in winter.
           *[other] The last one left takes rice in winter.
        }
        [winter] The last one left sets winter's rice loss.
        [none] A favor has removed this season's event.
       *[comes] One of these is drawn after planning and applies this season. The last one left takes rice in winter.
    }
web-board-events-line = { $stage ->
        [winter] The last one sets winter's rice loss
        [none] This season's event has been removed
       *[comes] One of these applies this season
    }
web-board-event-label = { $words }, { $state ->
        [now] this season
        [gone] over
        [left] winter's rice loss
       *[open] still possible
    }. What is this?
web-board-event-now = This season
# On the card, above what winter takes; { $effect } tells what it is of.
web-board-event-amount = { $effect ->
        [tax-at-most] ≤{ $first }
        [rice-at-most] ≤{ $first }
        [tax-at-least] ≥{ $first }
        [rice-at-least] ≥{ $first }
        [fewer-armies] { $first }/{ $second }
       *[other] { "" }
    }
web-board-event-is-now = It applies to everyone until this season ends.
web-board-event-is-gone = It's over. It applied in an earlier season this year.
web-board-event-is-left = { $loss ->
        [0] It was the last one left: winter takes no rice.
       *[other] It was the last one left: winter takes { $loss } rice from everyone.
    }
web-board-event-is-open = { $stage ->
        [comes] After planning, one of { $count } is drawn at random and applies this season. It might be this one.
       *[now] It doesn't apply this season. It might come later this year.
    }
web-board-explain-theatre-calms = When you build a theater, remove 1 revolt marker from that province.
web-board-explain-two-farmers = When a player attacks a neutral province, { $first } farmers defend it instead of 1.
web-board-explain-castle-defends = When a province with a castle is attacked, its owner throws in 1 more army from their supply.
web-board-explain-temple-protects = Provinces with a temple can't be attacked.
web-board-explain-tax-at-most = Collect taxes gives at most { $first } chests.
web-board-explain-tax-at-least = Collect taxes gives at least { $first } chests, even if the province gives less.
web-board-explain-rice-at-least = Confiscate rice gives at least { $first } rice, even if the province gives less.
web-board-explain-rice-at-most = Confiscate rice gives at most { $first } rice.
web-board-explain-fewer-armies = Deploy 5 places only { $first } armies and Deploy 3 only { $second }, for the same price.
web-board-one-of =
    { $count ->
        [one] the last one
       *[other] one of { $count }
    }
web-board-winter-takes = in winter { $loss ->
        [0] no loss
       *[other] −{ $loss } rice
    }
web-board-rice-loss = If it's the last one left, everyone loses { $loss } rice in winter.
web-board-effect-theatre-calms = New theater removes 1 revolt marker
web-board-effect-two-farmers =
    { $first ->
        [one] Neutral province: 1 farmer defends
       *[other] Neutral province: { $first } farmers defend
    }
web-board-effect-castle-defends = Attacked castle: +1 army
web-board-effect-temple-protects = Temples can't be attacked
web-board-effect-tax-at-most = Taxes: { $first } at most
web-board-effect-tax-at-least = Taxes: { $first } at least
web-board-effect-rice-at-least = Rice: { $first } at least
web-board-effect-rice-at-most = Rice: { $first } at most
web-board-effect-fewer-armies = Deploy { $first } and { $second } instead of 5 and 3
web-board-actions = Actions of the season
web-board-dock = Below the map
web-board-no-action = No action
web-board-face-down = Face down: not known yet
# The actions that lie face down while one plans: they happen, but nobody knows when.
web-board-unknown = { $count ->
        [one] This one also happens
       *[other] These { $count } also happen, in an unknown order
    }
web-board-unknown-row = { $count ->
        [one] Last: { $actions }
       *[other] { $count } more in an unknown order: { $actions }. One is revealed after each action.
    }
web-board-strip = Action { $position } of 10: { $action }
web-board-strip-next = Next: { $action }
web-board-strip-last = Last action
web-board-strip-order = Players are choosing the turn order
web-board-strip-show = Show all actions
web-board-hidden = face down

## The sheet of a phone

web-board-sheet = Next to the map
web-board-sheet-up = Pull up
web-board-sheet-down = Push down
web-board-tab-plan = Plan
web-board-tab-turn = Turn
web-board-tab-round = Season
web-board-tab-boards = Boards
web-board-boards = Module boards
web-board-pages = Panels next to the map
web-board-page-winter = If winter came now
web-board-page-events = Events
web-board-page-tower = Tower
web-board-tab-score = Score
web-board-tab-tower = Tower
web-board-tab-log = Log

## The end

