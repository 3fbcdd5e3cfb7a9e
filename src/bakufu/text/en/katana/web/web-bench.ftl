# The board of SHOGUN NO KATANA in the browser: town, Forges, Washitsu boards, cards, and looks at what would come.

## Swords in words

web-bench-tile-words = { $sword }: { $points } when delivered, { $coins } when you take it. Strength { $strength } counts for some Honor cards. Recipe: { $recipe }.
web-bench-made-words = { $sword }: { $points } when delivered. Strength { $strength } counts for some Honor cards. Recipe: { $recipe }. { $left ->
        [none] Complete.
       *[some] { $placed } of { $all } placed, next: { $next }.
    }{ $ornaments ->
        [0] { "" }
       *[other] {" "}Decorated: { $decorated }.
    }
web-bench-key = Reading a Sword
web-bench-key-points = points
web-bench-key-number = tile number
web-bench-key-strength = Strength
web-bench-key-needed = needed
web-bench-key-placed = placed
web-bench-key-decorated = decorated
web-bench-key-coins = Coins you get when you take it
web-bench-line-moves = { $count ->
        [one] 1 Sword would move
       *[other] { $count } Swords would move
    }
web-bench-peg = { $frees ->
        [yes] For delivered Sword no. { $number }, which frees a Worker
       *[no] For delivered Sword no. { $number }
    }
web-bench-sets-more = What your sets of Sashimonos would score if the game ended now
web-bench-figure = { $monk ->
        [yes] { $player }, Monk
       *[no] { $player }, Worker
    }

## The town

web-bench-town = The main board
web-bench-house = { $house ->
        [red] Red House
        [blue] Blue House
        [white] White House
       *[green] Green House
    }
web-bench-house-card = Open card, { $cards ->
        [one] the last one
       *[other] { $cards } in the deck
    }
web-bench-take-sword = Take from the { $house } House: { $sword }
web-bench-no-sword = No Sword here
web-bench-deck-empty = No card left
web-bench-market = Market
web-bench-price = { $resource }: { $coins }
web-bench-buy = Buy { $resource } for { $coins }
web-bench-take-card = Take the card: { $effect }
web-bench-academy = Academy
web-bench-monk = Monk
web-bench-academy-note = Coins each
web-bench-advance = Advance the Decorator of { $resource } from { $coins } to { $after } Coins
web-bench-decorators = Decorators of { $resource }: { $steps }
web-bench-decorator-of = { $player } { $coins }
web-bench-palace = Palace
web-bench-in-room = { $room }{ $count ->
        [0] { "" }
       *[other] ; { $players }
    }
web-bench-room-coins = { $amount ->
        [one] 1 Coin
       *[other] { $amount } Coins
    }
web-bench-room-leather = Leather for { $amount }
web-bench-room-lacquer = Lacquer for { $amount }
web-bench-room-move = Move a Sword
web-bench-room-advance = Step +1
web-bench-room-steel = { $amount } Steel
web-bench-room-decorate = Decorate
web-bench-project-add = add { $resources } to the Project
web-bench-put-under = put the card under { $line }
web-bench-compose-with = add { $resource } to the Composition
web-bench-use-room = Use the Room: { $room }
web-bench-family-in = Family Member in the Room: { $room }
web-bench-family-rooms = { $count ->
        [one] place the Family Member in the Room: { $rooms }
       *[other] place the Family Members in the Rooms: { $rooms }
    }
web-bench-family-left = { $left ->
        [0] all placed
       *[other] { $left } to place
    }
web-bench-family-place = { $left ->
        [0] Place the Family
       *[other] { $left } to place
    }
web-bench-temple = Temple
web-bench-monks-of = { $player }: { $monks ->
        [one] 1 Monk
       *[other] { $monks } Monks
    }
web-bench-no-monks = All Monks are out
web-bench-komainu = Komainu
web-bench-komainu-first = You play first in the next round
web-bench-place-for-sword = { $figure ->
        [monk] place a Monk at the { $house } House for { $sword }
       *[worker] place a Worker at the { $house } House for { $sword }
    }
web-bench-place-at-line = { $figure ->
        [monk] place a Monk at { $line } of your Forge
       *[worker] place a Worker at { $line } of your Forge
    }
web-bench-place-here = Place a Worker or Monk: { $place }, { $free ->
        [one] 1 space free
       *[other] { $free } spaces free
    }
web-bench-starting = Starting Swords
web-bench-begin-with = Start with { $sword }

## Why no figure can go there

web-bench-blocked = Blocked
web-bench-not-houses-first-space-free = The space of your Forge where it would start is occupied
web-bench-not-market-free-space = No space free
web-bench-not-academy-free-space = No space free
web-bench-not-palace-free-space = No space free
web-bench-not-komainu-only-space = Taken in this round
web-bench-not-cards-pay-the-benefit = Its benefit costs { $cost }
web-bench-not-temple-two-monks = Both your Monks are out
web-bench-not-temple-pay-first = You can't pay the offering for a Monk

## Honor cards

web-bench-honors = Honor cards
web-bench-honors-note = when you pass
web-bench-no-honors = None is left
web-bench-honors-taken = Honor cards taken
web-bench-pass-with = Pass and take: { $honor }
web-bench-worth-now = { $points ->
        [one] worth 1 point now
       *[other] worth { $points } points now
    }
web-bench-worth-most = max

## Forges

web-bench-your-forge = Your Forge
web-bench-forge-swords = Swords in the Forge
web-bench-forge-of = The Forge of { $player }
web-bench-forge-note = choose a row or a column
web-bench-only-pass = No Workers or Monks left: choose an Honor card
web-bench-others = Other Forges
web-bench-workshop-of = The workshop of { $player }
web-bench-line-label = { $line }: { $text }
web-bench-line-gives = A delivery in { $line } gives { $gives }
web-bench-slide-at = Put the card under { $line }
web-bench-move-sword = { $way ->
        [up] Move { $sword } up with { $resource }
        [down] Move { $sword } down with { $resource }
       *[right] Move { $sword } to the right with { $resource }
    }
web-bench-swap = Swap the Swords on { $space } and { $below }
web-bench-decorate = Decorate { $resource } on { $sword } and get { $coins }
web-bench-deliver = Deliver +{ $points }
web-bench-deliver-label = Deliver { $sword } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-bench-stride = { $way ->
        [up] { $sword } up to { $to }
        [down] { $sword } down to { $to }
       *[right] { $sword } right to { $to }
    }
web-bench-line-cost = Uses
web-bench-line-nothing = Nothing would move.

## Looks

web-bench-look-sword = { $sword } from the { $house } House
web-bench-look-house = Starts on { $space }. You get { $coins } and a { $house } Sashimono now.
web-bench-look-house-card = You also get a card. Immediate effect: { $effect }. Permanent benefit (costs { $cost }): { $benefit } per delivery in its row or column.
web-bench-look-market = Buy any number of Resources, then take one of the three cards.
web-bench-look-academy = Advance a Decorator, then decorate one Resource of each kind. Each other player decorates one.
web-bench-look-palace = Add a Family Member, then use every Room with one of yours. Each other player uses one.
web-bench-look-komainu = Get { $coins }, and play first in the next round.
web-bench-look-line = Each Sword in this row or column can move one space, using the next Resource of its recipe.
web-bench-look-monk-house = Monk: another Sashimono of your choice.
web-bench-look-monk-market = Monk: a second card.
web-bench-look-monk-academy = Monk: a second step, of the same Decorator or another.
web-bench-look-monk-palace = Monk: use one Room again.
web-bench-look-monk-komainu = Monk: the Monk's effect of another area.
web-bench-look-monk-line = Monk: one more move, of any Sword.
web-bench-look-pass = Pass for this round
web-bench-look-honor = { $honor }: { $points ->
        [one] worth 1 point now.
       *[other] worth { $points } points now.
    }
web-bench-look-passing = Until the round ends you can't place, deliver or play cards. You still benefit when others use the Academy or Palace.
web-bench-look-leave = Back
web-bench-figure-choice = Who goes there
web-bench-figure-worker = Worker ({ $left } left)
web-bench-figure-monk = Monk ({ $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    })
web-bench-do-worker = Place Worker
web-bench-do-monk = Place Monk for { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    }
web-bench-do-pass = Pass

## Washitsu boards

web-bench-washitsu = Washitsu
web-bench-delivered = { $count ->
        [0] no Sword delivered
        [one] 1 Sword delivered
       *[other] { $count } Swords delivered
    }
web-bench-workers = { $workers } available, { $blocked } blocked
web-bench-frees = frees
web-bench-take-sashimono = Take a { $house } Sashimono
web-bench-sashimono-of = { $house }: { $count ->
        [one] 1 Sashimono
       *[other] { $count } Sashimonos
    }
web-bench-sets = Sets: { $points }
web-bench-katana = SHOGUN NO KATANA
web-bench-katana-made = { $placed } of { $all } Resources placed
web-bench-project = Project for the Shogun
web-bench-project-empty = Nothing yet
web-bench-project-none = Each delivered Sword may give up to two of its Resources. With one of each kind you can compose your SHOGUN NO KATANA.
web-bench-composition = Composition
web-bench-composition-add = Add { $resource }, { $left } left in the Project
web-bench-composition-remove = Remove { $resource } from place { $at }
web-bench-composition-fine = Can be forged: from { $begins } to { $ends }, worth { $value }{ $cost ->
        [0] .
        [one] . Changing the Project costs 1 point.
       *[other] . Changing the Project costs { $cost } points.
    }
web-bench-composition-katana-before-passing = You have passed in this round.
web-bench-composition-katana-each-resource = { $count ->
        [one] It lacks { $about }: it needs one of each kind.
       *[other] It lacks { $about }: it needs one of each kind.
    }
web-bench-composition-project-at-most-seven = It has more than seven Resources.
web-bench-composition-katana-adjacent-rows = { $about } can't follow each other: their rows do not touch.
web-bench-composition-katana-first-space = The first space of the { $about } row is occupied by another Sword.
web-bench-composition-project-no-back-and-forth = { $about } can't be added and removed again.
web-bench-composition-project-late-from-delivered = Your delivered Swords can't give { $about } any more.
web-bench-compose = Put into play

## Cards

web-bench-cards = Cards
web-bench-your-cards = Your cards
web-bench-no-cards = None yet
web-bench-card-benefit = Permanent benefit (costs { $cost }): { $benefit } per delivery
web-bench-card-used = Effect used. Pay for its permanent benefit now or lose the card
web-bench-card-bought = Under your Forge. You can still use its effect now
web-bench-effect-cheaper-monk = Monk for { $monk }
web-bench-effect-double-coins = Academy ×2
web-bench-effect-double-line = Row or column ×2
web-bench-effect-second-benefit = Second benefit
web-bench-effect-double-points = Tile points ×2
web-bench-effect-decorate-one = Decorate one
web-bench-effect-rearrange = Move Family
web-bench-effect-exchange = swap up to 3
web-bench-effect-advance = Decorator +1
web-bench-play = Use
web-bench-play-card = Use the card: { $effect }
    .apart = Use the card: { $effect } (its benefit: { $benefit } per delivery)
web-bench-pay = Pay
web-bench-pay-card = Pay { $coins } for the permanent benefit of the card: { $effect }

## Moves, by what one sees

web-bench-pay-benefit = Pay { $coins }: get { $benefit } for every delivery in one row or column
    .apart = Pay { $coins } for the card “{ $effect }”: get { $benefit } for every delivery in one row or column
web-bench-take-line = { $doubled ->
        [yes] take { $line } twice: { $gives }
       *[no] take { $line }: { $gives }
    }
web-bench-double-points = Use the card: the points of the tile count twice

## Honor cards in a few words, below their picture and their points

web-bench-honor-sashimono = each { $of } flag
web-bench-honor-strength = each Sword of { $of } or more
web-bench-honor-resource = each Sword with { $of }
web-bench-honor-decorated = each Sword with { $of } or more
web-bench-honor-certain = in any case
web-bench-honor-total-strength = each level of Strength
web-bench-honor-strength-levels = each different Strength
web-bench-honor-benefits = each card under the Forge
web-bench-honor-figures = each Worker and Monk in town
web-bench-honor-decorators = each Coin of Decorators
web-bench-honor-unused-cards = each unused card
web-bench-honor-flowers = each flower reached
web-bench-honor-coins = every { $of } Coins
web-bench-honor-decorations = each decoration
web-bench-honor-katana-decorations = each one on the KATANA

## What a number is

web-bench-stock-of = { $resource }: { $count } in stock
web-bench-stock-coins = { $coins } to spend
web-bench-stock-workers = { $count ->
        [one] 1 Worker
       *[other] { $count } Workers
    } left to place
web-bench-stock-monks = { $count ->
        [one] 1 Monk
       *[other] { $count } Monks
    } left to place
web-bench-card-effect = Immediate effect: { $effect }
web-bench-monk-costs = Placing a Monk costs { $coins } this round
