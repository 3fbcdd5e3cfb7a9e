# Chambers in the browser.

## The board and its panel

web-chambers = Chambers
web-chambers-how = How chambers bring points
web-chambers-how-season =
    Each season six markers are laid face up. When the season ends, the regions are gone through in the order of their
    tiles: whoever has the most provinces in a region may put a marker of their own in place of one that lies face up.
    Of players with equally many, the first in turn order counts.
web-chambers-how-end =
    At the end of the game each row and each column gives its points to the player with the most markers in it. Players
    who share the most get one point fewer each.
web-chambers-how-neutral =
    Markers that nobody took are turned face down. They count as those of a neutral player, who can win or share a line
    but never scores.
web-chambers-board = The chamber board
web-chambers-regions = Region tiles, with who leads each region now
web-chambers-neutral = the neutral player
web-chambers-space =
    { $state ->
        [taken] { $chamber }: { $player }
        [neutral] { $chamber }: face down, the neutral player’s
        [open] { $chamber }: face up
       *[empty] { $chamber }: not drawn yet
    }
web-chambers-line =
    { $line }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $count ->
        [0] nobody
        [one] { $names }
       *[other] { $names }, sharing
    }
web-chambers-leads =
    { $place }. { $region }: { $count ->
        [0] nobody has a province there
       *[other] { $sharing ->
            [one] { $names } leads with { $count }
           *[other] { $names } is first of { $sharing } with { $count } each
        }
    }
web-chambers-row = Most provinces there, region by region
web-chambers-worth = If the game ended now
web-chambers-legend = In gold: points for the most markers in a row or column.
web-chambers-markers = Chamber markers left
web-chambers-left = { $player } has { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    } left

## Taking a chamber

web-chambers-take-title = A chamber for the { $region } region
web-chambers-take-help =
    You have the most provinces there, so you may put a marker of your own in place of one that lies face up. You have
    { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    } left.
web-chambers-take-choose = Choose one of the markers that lie face up. You will see what it does for its row and its column.
web-chambers-take-nothing = No marker lies face up any more.
web-chambers-take-first = Choose a marker
web-chambers-take = Take { $chamber }
web-chambers-take-none = Take none
web-chambers-outlook-line = { $line }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-chambers-outlook =
    { $state ->
        [lead] You would have the most. At the end that brings { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
        [share] You would share the most with { $names }. At the end that brings each of you { $points ->
            [0] nothing.
            [one] 1 point.
           *[other] { $points } points.
        }
       *[behind] Still the most there: { $names }.
    }

## After the game

web-after-kind-chambers = Lines of the chambers

## The table

web-board-page-chambers = Chambers

## Decisions

web-deciding-awaits-take-chamber = { $player } may take a chamber
web-deciding-chambers = Chambers
web-deciding-does-chambers =
    For each region, in the order of the tiles, the player with the most provinces there may put a marker of their own
    on the chamber board.
web-deciding-winter-line-chambers = Lines of the chambers

## How to play

howto-chambers = Chambers
    .more = A board of its own, with points for its rows and columns.
howto-chambers-drawn = Each season six chambers are laid open.
howto-chambers-most = After the season, region by region: whoever has the most provinces there may put a marker on one of them.
howto-chambers-lines = At the end the most markers in a row or a column bring its points. Those who share the most get one less.

## The log

web-log-kind-chambers = Chambers
