# The table's page: the map, the players, and what lies beside the board.

## The map

web-board-map = Map of the provinces. Arrows go to a neighbour, Enter chooses, T goes to the next target.
web-board-map-role = map
web-board-tools = Map tools
web-board-tools-short = Map
web-board-layer-armies = Armies and building sites
    .short = Armies
web-board-layer-yields = What provinces give: chests and rice
    .short = Chests, rice
web-board-layer-unrest = Unrest: where revolt markers lie
    .short = Unrest
web-board-list = Provinces as a list
    .short = List
web-board-zoom-in = Zoom in
    .short = Nearer
web-board-zoom-out = Zoom out
    .short = Farther
web-board-fit = Show all of the map
    .short = All of it
web-board-legend-yields = Chests, then rice
web-board-legend-unrest = A flame is a revolt marker. Take from a province that has one, and its farmers rise.

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
web-board-borders = Borders { $provinces }.
web-board-by-sea = By sea: { $provinces }.
web-board-card-used = Your card: { $space }
web-board-card-free = Your card is not used this season.

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
web-board-status-waiting = waiting
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
web-board-took-place = Place { $place }
web-board-chip = { $name }: { $status }, points { $points }, chests { $chests }. Show everything
web-board-player-points = Points
web-board-player-chests = Chests, to pay with
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
        [spring] Winter comes after this and two more seasons.
        [summer] Winter comes after this and one more season.
        [autumn] Winter comes right after this season.
       *[winter] It is winter.
    }
web-board-winter-loss = Everybody loses rice, as many as the last event card says: { $least ->
        [0] none
       *[other] { $least }
    }{ $range ->
        [yes] { " " }to { $most }
       *[no] {""}
    }.
web-board-winter-feed = Every province eats 1 rice. Where rice is missing, farmers rise in some of that player's provinces.
web-board-winter-own = You have { $rice } rice for { $provinces ->
        [one] 1 province
       *[other] { $provinces } provinces
    }.
web-board-winter-score = Points: 1 for each province, 1 for each building. The most castles in a region: 3. The most temples: 2. The most theatres: 1. Who shares the most gets 1 less.
web-board-winter-then = { $year ->
        [1] Then all rice and all revolt markers go, and year 2 begins with four new events.
       *[2] Then the game ends. Most points win.
    }
web-board-winter-most = Who has the most now, by region
web-board-winter-points = Points that would give
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
web-board-place-of = Place { $place } in the turn order
web-board-place-label = Place { $place }: { $special }{ $taken ->
        [yes] , { $name }
       *[no] , free
    }. What is this?
web-board-place-does = { $taken ->
        [yes] { $name } took it
       *[no] Nobody has taken it this season. After planning, the highest bid chooses first. Whoever takes it
    } { $place ->
        [1] acts first in every action
        [2] acts second in every action
        [3] acts third in every action
        [4] acts fourth in every action
       *[5] acts last in every action
    }, and { $taken ->
        [yes] has
       *[no] gets
    } the card that lies there for this season:
web-board-events = Events
web-board-events-say = { $drawn ->
        [yes] One counts this season. { $left ->
            [one] The one that is left takes rice in winter.
           *[other] The last one left takes rice in winter.
        }
       *[no] One of these is drawn after planning and counts this season. The last one left takes rice in winter.
    }
web-board-event-label = { $words }, { $state ->
        [now] this season
        [gone] over
       *[open] still possible
    }. What is this?
web-board-event-now = This season
web-board-event-is-now = It counts now, for everybody, until this season ends.
web-board-event-is-gone = It is over. It counted in an earlier season of this year.
web-board-event-is-open = { $drawn ->
        [yes] It does not count this season. It may come in a later season of this year.
       *[no] It may be the one: after planning, one of { $count } is drawn by chance, and counts this season.
    }
web-board-explain-theatre-calms = Whoever builds a theatre takes 1 revolt marker away from that province.
web-board-explain-two-farmers = When somebody attacks a province that nobody holds, { $first } farmers defend it instead of 1.
web-board-explain-castle-defends = When a province with a castle is attacked, its owner throws 1 more army from the supply into the tower.
web-board-explain-temple-protects = Provinces with a temple cannot be attacked.
web-board-explain-tax-at-most = Collecting taxes brings { $first } chests at most, whatever the province gives.
web-board-explain-tax-at-least = Collecting taxes brings { $first } chests at least, even where the province gives less.
web-board-explain-rice-at-least = Confiscating rice brings { $first } rice at least, even where the province gives less.
web-board-explain-rice-at-most = Confiscating rice brings { $first } rice at most, whatever the province gives.
web-board-explain-fewer-armies = Deploy 5 places only { $first } armies, and Deploy 3 only { $second }, for the same price.
web-board-one-of =
    { $count ->
        [one] the last one
       *[other] one of { $count }
    }
web-board-winter-takes = in winter { $loss ->
        [0] no loss
       *[other] −{ $loss } rice
    }
web-board-rice-loss = If it is the last one left, everybody loses { $loss } rice in winter.
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
web-board-unknown = These { $count } happen too, in an order nobody knows yet
web-board-unknown-row = { $count ->
        [one] Last: { $actions }
       *[other] { $count } more happen, in an order nobody knows yet: { $actions }. One is revealed after each action.
    }
web-board-strip = Action { $position } of 10: { $action }
web-board-strip-next = Next: { $action }
web-board-strip-last = The last one
web-board-strip-order = The turn order is being chosen
web-board-strip-show = Show all actions
web-board-hidden = face down

## The sheet of a phone

web-board-sheet = Beside the map
web-board-sheet-up = Pull the sheet up
web-board-sheet-down = Push the sheet down
web-board-tab-plan = Plan
web-board-tab-turn = Turn
web-board-tab-round = Round
web-board-tab-boards = Boards
web-board-boards = Boards of the modules
web-board-pages = Boards beside the map
web-board-page-winter = If winter came now
web-board-page-events = Events
web-board-page-tower = Tower
web-board-tab-score = Score
web-board-tab-tower = Tower
web-board-tab-log = Log

## The end

