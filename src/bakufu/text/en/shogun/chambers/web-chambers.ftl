# Chambers in the browser.

## The board and its panel

web-chambers = Chambers
web-chambers-how = How chambers score
web-chambers-how-season =
    Each season six chambers open: chamber markers are drawn and lie there face up. When the season ends, go through the
    regions in the order of their tiles: the player with the most provinces in a region may put a marker of their own into
    an open chamber. If players tie, the first in turn order counts.
web-chambers-how-end =
    At the end of the game, each row and column scores its points for the player with the most markers in it. Tied players
    score one point less each.
web-chambers-how-neutral =
    Chamber markers that nobody replaced are turned face down. They count as those of a neutral player, who can win or tie
    a row or column but never scores.
web-chambers-board = The chamber board
web-chambers-regions = Region tiles and who is ahead
web-chambers-neutral = the neutral player
web-chambers-space =
    { $state ->
        [taken] { $chamber }: { $player }
        [neutral] { $chamber }: face down, neutral player
        [open] { $chamber }: open
       *[empty] { $chamber }: closed, not drawn yet
    }
web-chambers-line =
    { $line }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $count ->
        [0] nobody
        [one] { $names }
       *[other] { $names }, tied
    }
web-chambers-leads =
    { $place }. { $region }: { $sharing ->
        [nobody] nobody has a province there
        [leads] { $names } leads with { $count }
        [first] { $names } tie with { $count } each; { $first } is first in turn order
       *[tied] { $names } tie with { $count } each; turn order decides
    }
web-chambers-row = Most provinces, region by region
web-chambers-worth = If the game ended now
web-chambers-legend = Gold: points for the most markers in a row or column. Hatched: the neutral player. Shut: not drawn yet.
web-chambers-markers = Players' markers left
web-chambers-left = { $player } has { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    } left

## Taking a chamber

web-chambers-take-title = A chamber for the { $region } region
web-chambers-take-help =
    { $tied ->
        [yes] You and { $names } have the most provinces there, and you come first in turn order.
       *[no] You have the most provinces there.
    } You may put one of your markers into an open chamber. You have { $markers ->
        [one] 1 marker
       *[other] { $markers } markers
    } left.
web-chambers-take-choose = Choose an open chamber to see what it does for its row and column.
web-chambers-take-nothing = No chamber is left open.
web-chambers-take-first = Choose a chamber
web-chambers-take = Take { $chamber }
web-chambers-take-none = Take none
web-chambers-outlook-line = { $line }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-chambers-outlook =
    { $state ->
        [lead] You'd have the most. At the end you'd score { $points ->
            [one] 1 point.
           *[other] { $points } points.
        }
        [share] You'd tie with { $names }. At the end you'd score { $points ->
            [0] nothing.
            [one] 1 point.
           *[other] { $points } points.
        }
       *[behind] Still the most there: { $names }.
    }

## After the game

web-after-kind-chambers = Chambers

## The table

web-board-page-chambers = Chambers

## Decisions

web-deciding-awaits-take-chamber = { $player } may take a chamber for the { $region } region
web-deciding-chambers = Chambers
web-deciding-does-chambers =
    Region by region, in the order of the tiles, the player with the most provinces there may put a marker of their own
    into an open chamber.
web-deciding-winter-line-chambers = Chamber rows and columns

## How to play

howto-chambers = Chambers
    .more = An extra board that scores points for its rows and columns.
howto-chambers-drawn = Each season six chambers are revealed.
howto-chambers-most = After the season, region by region: the player with the most provinces there may put a marker on one of them.
howto-chambers-lines =
    At the end, the most markers in a row or column score its points. Tied players score 1 less. Chambers that nobody took
    belong to a neutral player, who can have the most as well.

## The log

web-log-kind-chambers = Chambers

## The tour

web-tour-chambers =
    The chamber board: six chambers are open each season, the light ones. After the season, the player with the most
    provinces in a region may put one of their markers there. At the end, rows and columns score.

## The report of a season

web-telling-chambers = Chambers
web-telling-chambers-by = { $by } { $count ->
        [one] chamber
       *[other] chambers
    }
web-telling-brought-chamber-taken = You took chamber { $chamber } for the { $region } region; { $left ->
        [one] 1 marker
       *[other] { $left } markers
    } left.
