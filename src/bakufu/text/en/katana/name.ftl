# Names of things. What people type at a prompt is matched against these as well as against the notation's words.

## Players, by the colour of their figures; they stand at the start of sentences

name-colour-purple = Purple
name-colour-yellow = Yellow
name-colour-black = Black
name-colour-orange = Orange
name-player-ghost = The Ghost

## Resources: by name, by letter in a recipe, and counted

name-resource-lacquer = Lacquer
name-resource-wood = Wood
name-resource-steel = Steel
name-resource-leather = Leather

name-letter-lacquer = L
name-letter-wood = W
name-letter-steel = S
name-letter-leather = T

name-some-lacquer = { $count } Lacquer
name-some-wood = { $count } Wood
name-some-steel = { $count } Steel
name-some-leather = { $count } Leather

## Houses, and where a card may come from

name-house-red = red
name-house-blue = blue
name-house-white = white
name-house-green = green

name-source-red = the red House
name-source-blue = the blue House
name-source-white = the white House
name-source-green = the green House
name-source-market = the Market

## Areas of the main board, and the lines of a Forge: rows by their Resource, columns by letter. In lists they are short

name-place-market = the Market
    .short = Market
name-place-academy = the Academy
    .short = Academy
name-place-palace = the Palace
    .short = Palace
name-place-komainu = the Komainu
    .short = Komainu

name-line-row-1 = the Lacquer row
    .short = Lacquer row
name-line-row-2 = the Wood row
    .short = Wood row
name-line-row-3 = the Steel row
    .short = Steel row
name-line-row-4 = the Leather row
    .short = Leather row
name-line-column-1 = column a
    .short = column a
name-line-column-2 = column b
    .short = column b
name-line-column-3 = column c
    .short = column c
name-line-column-4 = column d
    .short = column d
name-line-column-5 = column e
    .short = column e

## The Sword that has no number

name-sword-katana = the SHOGUN NO KATANA

## Rooms, by what they grant

name-room-coins = { $amount ->
        [one] 1 Coin
       *[other] { $amount } Coins
    }
name-room-leather = Leather for { $amount }
name-room-lacquer = Lacquer for { $amount }
name-room-move = move a Sword
name-room-advance = advance a Decorator
name-room-steel = { $amount } Steel
name-room-decorate = decorate a Resource

## The immediate effects of cards

name-effect-cheaper-monk = a Monk for { $monk ->
        [one] 1 Coin
       *[other] { $monk } Coins
    }
name-effect-double-coins = double Coins at the Academy
name-effect-double-line = double row or column in a delivery
name-effect-second-benefit = a second benefit for a row or column
name-effect-double-points = double the points of a tile in a delivery
name-effect-decorate-one = decorate a Resource
name-effect-rearrange = rearrange your Family
name-effect-exchange = exchange up to 3 { $first } and { $second }
name-effect-advance = advance a Decorator
name-effect-room = { $room }

## Honor cards, by what they count

name-honor-sashimono = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each { $of } Sashimono
name-honor-strength = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each Sword of Strength { $of } or more
name-honor-resource = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each Sword with { $of }
name-honor-decorated = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each Sword with { $of } or more decorations
name-honor-certain = { $points ->
        [one] 1 point
       *[other] { $points } points
    }, no condition
name-honor-total-strength = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each level of Strength of all your Swords
name-honor-strength-levels = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each different Strength
name-honor-benefits = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each card under your Forge
name-honor-figures = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each Worker and Monk on the main board at the end
name-honor-decorators = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each Coin that the Decorators show
name-honor-unused-cards = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each unused card
name-honor-flowers = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each flower reached on the Score Track
name-honor-coins = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for every { $of } Coins, Resources included
name-honor-decorations = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each decorated Resource, except on your SHOGUN NO KATANA
name-honor-katana-decorations = { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each decoration on the SHOGUN NO KATANA

## The cards of the Ghost

name-ghost-daimyo = Daimyo
name-ghost-palace = Palace
name-ghost-market = Market
name-ghost-academy = Academy
name-ghost-first-player = First Player
