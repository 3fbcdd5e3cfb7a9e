# The page of SHOGUN NO KATANA in the browser: players, rounds, what is asked now, the Ghost, and the final scoring.

## Rounds and players

web-katana-rounds = The four rounds
web-katana-round-more = +{ $points } per Sword · Monk: { $monk } Coins
web-katana-round-means = Each delivered Sword scores { $points } extra; a Monk costs { $monk } Coins
web-katana-mini-forge = The Forge at a glance: each blade is a Sword, gold ones are complete
web-katana-points = Points
web-katana-coins = Coins
web-katana-workers = Workers
web-katana-workers-left = { $workers } available, { $blocked } blocked
web-katana-monks = Monks at the Temple
web-katana-swords = Swords delivered
web-katana-sashimono = Sashimonos
web-katana-flags = { $count } { $house }
web-katana-cards = Cards
web-katana-stock = Resources
web-katana-project = Project
web-katana-honors = Honor cards
web-katana-status-away = Away
web-katana-status-turn = { $mine ->
        [yes] Your turn
       *[no] Playing
    }
web-katana-status-deciding = { $mine ->
        [yes] Your decision
       *[no] Deciding
    }
web-katana-status-passed = Passed
web-katana-status-first = First
web-katana-status-waiting = Waiting
web-katana-chip = { $name }, { $points } points. { $status }

## Now

web-katana-now = Now
web-katana-list = What can be done
web-katana-turn-how = Choose a Sword, an area, a row or column of your Forge, or an Honor card to pass. You'll see a preview first.
web-katana-all-moves = List all { $count } moves
web-katana-help = How this works
web-katana-not-now = Not now
web-katana-quiet = Done
web-katana-awaits = { $what ->
        [sword] { $player } is choosing a starting Sword
        [turn] { $player } is taking a turn
       *[aside] Waiting for { $player } (optional action)
    }
web-katana-asides = Anytime actions
web-katana-asides-none = Nothing to deliver or to play now.
web-katana-asides-passed = You've passed this round.
web-katana-asides-later = You're asked when you can deliver or play a card.
web-katana-when = When to prompt me
web-katana-when-more = You can deliver and play cards in other players' turns too. Choose when you're asked. Gifts are always offered.
web-katana-when-now = Ask me: { $when ->
        [every] every time
        [change] when something changes
       *[turn] only in my turn
    }
web-katana-when-every = Every time
    .more = After each action of other players, if you can do something.
web-katana-when-change = When something changes
    .more = After you decline, not again until your options change.
web-katana-when-turn = Only in my turn
    .more = Nobody waits for you, and nothing interrupts you.
web-katana-end-turn = End my turn by itself
    .more = When all that's left is cards you can still use later.

## Several moves with one click

web-katana-as-shown = { $count ->
        [one] Place it and make the move
       *[other] Place it and make { $count } moves as shown
    }
web-katana-whole-move-all = { $count ->
        [one] Make 1 move
       *[other] Make all { $count } moves
    }
web-katana-whole-decorate-all = { $count ->
        [2] Decorate both and get { $coins }
       *[other] Decorate all { $count } and get { $coins }
    }
web-katana-whole-take-both = Take the row, then the column
web-katana-caution-idle = Nothing would move there: your Worker or Monk would be wasted.
web-katana-caution-jam = It would clog your Forge: you're { $count ->
        [one] 1 Coin
       *[other] { $count } Coins
    } short of its Resources.
web-katana-caution-waiting = Deliver first: finished Swords worth { $count } points would wait until the next round.
web-katana-caution-lost = Deliver first: you'd lose finished Swords worth { $count } points.
web-katana-countdown = Others are waiting: { $count } s left
web-katana-cart = What you buy
web-katana-cart-more = One more { $resource }
web-katana-cart-less = One { $resource } less
web-katana-cart-buy = Buy for { $coins } ({ $left } left)

## Pages on a phone

web-katana-tabs = Pages of the table
web-katana-tab-forge = Forge
web-katana-tab-town = Town
web-katana-tab-cards = Cards
web-katana-tab-others = Others
web-katana-tab-log = Log

## The Ghost

web-katana-ghost-what = plays by its cards
web-katana-ghost-other = the Ghost
web-katana-ghost-turn = The Ghost's last turn
web-katana-ghost-deck = { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
web-katana-ghost-none = It draws a card after your turn, and goes where the card says.
web-katana-ghost-gone = Drawn before:

## The final scoring

web-katana-by-points =
    { $points } points, { $ahead ->
        [one] one more than { $second }.
       *[other] { $ahead } more than { $second }.
    }
web-katana-by-katana = { $points } points, as many as { $others }: the more precious SHOGUN NO KATANA decides.
web-katana-shared = { $points } points each, and the SHOGUN NO KATANA is worth the same.
web-katana-stands-katana = { $name }: { $points } points, SHOGUN NO KATANA worth { $worth }.
web-katana-scoring = How it was scored
    .note = open a line to see what it was for
web-katana-score-swords = Swords
web-katana-score-katana = SHOGUN NO KATANA
web-katana-score-lines = Rows and columns
web-katana-score-project = Changes of the Project
web-katana-score-areas = The Ghost's areas
web-katana-score-coins = Coins and Resources
web-katana-score-sashimono = Sets of Sashimonos
web-katana-score-honors = Honor cards
web-katana-score-favour = The Shogun's favor
web-katana-score-total = Points
web-katana-score-other = In all
web-katana-score-times = { " " }({ $count } times)
web-katana-score-part = { $what ->
        [tile] tile { $points }
        [resources] Resources { $points }
        [decorations] decorations { $points }
        [round] round { $points }
       *[set] { $kinds ->
            [one] a single House: { $points }
           *[other] set of { $kinds } Houses: { $points }
        }
    }
web-katana-score-note-honor-at-most = The most that an Honor card gives
web-katana-score-note-ghost-end-honor-by-the-player = Counted on the player, because the Ghost has no such things
web-katana-score-note-market-cards-double-points = Doubled by a card
web-katana-score-note-market-cards-double-line = Doubled by a card
web-katana-chart-points = Points
    .note = after each round; the last with the final scoring
web-katana-chart-coins = Coins
    .note = after each round
web-katana-chart-swords = Swords delivered
    .note = after each round
web-katana-asides-some = { $count ->
        [one] 1 thing you could do now
       *[other] { $count } things you could do now
    }
