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
