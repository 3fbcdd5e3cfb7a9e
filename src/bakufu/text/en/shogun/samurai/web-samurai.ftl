# The Samurai in the browser.

web-samurai = Samurai
web-samurai-benefit =
    { $benefit ->
        [chests] { $amount ->
            [one] 1 chest
           *[other] { $amount } chests
        }
        [rice] { $amount } rice
        [armies] { $amount ->
            [one] 1 army in the tray
           *[other] { $amount } armies in the tray
        }
       *[points] { $amount ->
            [one] 1 point
           *[other] { $amount } points
        }
    }
web-samurai-has =
    { $card ->
        [0] No samurai card yet
       *[other] Samurai card { $card }
    }
web-samurai-of = { $count } of { $needed }
web-samurai-regions =
    Provinces in { $count ->
        [one] 1 region
       *[other] { $count } regions
    }; { $needed } turn up the next card
web-samurai-rule = Provinces in { $needed } regions turn up the next card.
web-samurai-next = Your card { $card } will bring { $benefits }.
web-samurai-title = Samurai card { $card } of { $of }: what do you take?
web-samurai-help = You have provinces in { $regions } regions. Choose one of the benefits on your new card; you get it at once.
web-samurai-change = { $before } → { $after }
web-samurai-choose = Choose a benefit
web-samurai-do = Take { $benefit }
web-samurai-piles = How far everybody has come
web-samurai-later = Card { $card } offers:
web-samurai-note = Each season in which you have provinces in four regions turns up the next card.

## The table

web-board-player-samurai = Samurai cards
web-board-page-samurai = Samurai

## Decisions

web-deciding-awaits-choose-benefit = { $player } chooses a benefit of the samurai
web-deciding-does-samurai =
    Whoever has provinces in four regions turns up the next samurai card, and takes one of its benefits.

## How to play

howto-samurai = Samurai
    .more = Who holds land far and wide is rewarded.
howto-samurai-regions = Have provinces in four regions when the turn order is set, and your next samurai card turns up.
howto-samurai-benefit = You choose one of the things on it: chests, rice, points or armies in the tray.
howto-samurai-reset = There are three cards, each better than the last. After winter you start again with the first.

## The log

web-log-kind-samurai = Samurai
