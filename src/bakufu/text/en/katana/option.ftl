# What is said beside the options of a decision.

option-monk = Monk: { $place }
option-tile = { $recipe }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $coins ->
        [one] 1 Coin
       *[other] { $coins } Coins
    }, Strength { $strength }
option-sword = { $house } House: { $tile }; starts on { $space }
option-with-card = card { $number }: { $effect }, or for { $coins } always { $benefit } per delivery
option-price = { $resource } { $coins }
option-market = buy ({ $prices }) and take { $cards }
option-academy = advance a Decorator and decorate (Coins: { $steps })
option-palace = add to your Family and use Rooms ({ $rooms })
option-komainu = { $coins }, and you go first next round
option-pass = pass, Honor card { $slot }
option-honor = { $honor }, worth { $points } to you now
option-quiet = quiet
option-deliver = { $points ->
        [one] 1 point
       *[other] { $points } points
    }; its row gives { $row }, its column { $column }
option-play = play card { $number }
option-effect = { $effect }
option-buy = pay for card { $number }
option-benefit = { $coins }; then { $benefit } per delivery in a row or column
option-card = card { $number }
option-both = { $effect } / { $coins } for { $benefit } per delivery in a row or column
option-advance = from { $before } to { $after ->
        [one] 1 Coin
       *[other] { $after } Coins
    }
option-gives = currently gives { $gives }
option-sashimono = you have { $count }

## What "enough" means, by decision

option-enough-forging = move nothing more
option-enough-buying = buy nothing more
option-enough-decorating = decorate nothing more
option-enough-rooms = use no more Rooms
option-enough-komainu-effect = use no effect
option-enough-academy-gift = decorate nothing
option-enough-palace-gift = use no Room
option-enough-aside = not now
option-enough-end-of-turn = end the turn
option-enough-changing-project = continue with the Composition
