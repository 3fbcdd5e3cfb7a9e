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
    }; { $needed } reveal the next card
web-samurai-rule = Provinces in { $needed } regions reveal the next card.
web-samurai-next = Your card { $card } offers { $benefits }.
web-samurai-title = Samurai card { $card } of { $of }: choose a benefit
web-samurai-help = You have provinces in { $regions } regions. Choose one of the benefits on your new card. You get it immediately.
web-samurai-change = { $before } → { $after }
web-samurai-choose = Choose a benefit
web-samurai-do = Take { $benefit }
web-samurai-piles = Everyone's samurai cards
web-samurai-later = Card { $card } offers:
web-samurai-note = Each season you have provinces in four regions, you reveal the next card.

## The table

web-board-player-samurai = Samurai cards
web-board-page-samurai = Samurai

## Decisions

web-deciding-awaits-choose-benefit = { $player } is choosing a samurai benefit
web-deciding-does-samurai =
    Players with provinces in four regions reveal their next samurai card and take one of its benefits.

## How to play

howto-samurai = Samurai
    .more = Spread across the map to earn bonuses.
howto-samurai-regions = If you have provinces in four regions when the turn order is set, you reveal your next samurai card.
howto-samurai-benefit = Choose one of the benefits on it: chests, rice, points or armies in the tray.
howto-samurai-reset = There are three cards, each better than the last. After winter you start over with the first.

## The log

web-after-kind-samurai = Samurai cards
web-log-kind-samurai = Samurai

## The tour

web-tour-samurai =
    Have provinces in four regions when the turn order is set: your next samurai card turns up, and you choose one of
    its benefits.

## The report of a season

web-telling-samurai = Samurai cards
web-telling-samurai-by = { $by } { $count ->
        [one] samurai card
       *[other] samurai cards
    }
web-telling-brought-benefit-received = Your samurai brought you { $benefit-id ->
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
    }.
