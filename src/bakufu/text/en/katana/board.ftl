# The table as text, for terminals and screen readers.

## The main board

board-title =
    Round { $round } of { $rounds }, { $player }'s turn. A delivery scores { $points } for the round; a Monk costs { $coins }.
board-over = The game is over.
board-letters = Recipes:
board-letter = { $letter } { $resource }
board-houses = Houses of the Daimyos
board-house-cards = Face-up cards: effect / cost for a permanent benefit per delivery
board-space = { $house } { $number }
board-no-card = no card
board-left = { $count } left
board-card = { $number }: { $effect } / { $coins } for { $benefit }
board-monk = { $player } (Monk)
board-column-house = House
board-column-sword = Sword
board-column-recipe = Recipe
board-column-points = Points
board-column-coins = Coins
board-column-strength = Strength
board-column-figure = Taken by
board-starting = Starting Swords
board-market = Market ({ $prices }), { $figures }. Cards, and { $deck } in the deck:
board-price = { $resource } { $coins }
board-number = { $number }
board-free = { $free ->
        [0] no space free
        [one] 1 space free
       *[other] { $free } spaces free
    }
board-figures = { $count ->
        [one] { $figure }
       *[other] { $figure } ×{ $count }
    }
board-standing = { $free ->
        [0] no space free
        [one] 1 space free
       *[other] { $free } spaces free
    }, taken by { $figures }
board-academy = Academy, { $figures }. Coins for a decoration:
board-palace = Palace, { $figures }. Rooms with Family Members:
board-komainu = Komainu: { $figure } goes first next round.
board-komainu-free = Komainu: free.
board-honors = Honor cards (take one when you pass)

## Players

board-column-player = Player
board-column-workers = Workers
board-column-monks = Monks
board-column-cards = Cards
board-column-delivered = Swords
board-column-state = State
board-workers = { $workers } (+{ $blocked })
board-state-deciding = asked
board-state-passed = passed
board-other =
    { $player }: in the Forge { $forge }; Sashimonos { $sashimono }; Project { $project }; cards { $cards }.
board-sword-on = { $sword } on { $space }
board-ghost =
    The Ghost has { $points } points, { $workers } Workers, { $swords } Swords, Sashimonos { $sashimono }, { $deck } cards in
    its deck, and Honor cards: { $honors }.

## The Forge

board-forge = Forge of { $player } (capitals are on the Sword, * is decorated, ! is occupied)
board-own-forge = Your Forge (capitals are on the Sword, * is decorated, ! is occupied)
board-row = { $number } { $resource } { $letter }
board-gives = +{ $what }
board-katana = KATANA
board-flagged = { $sword } { $house }
board-starting-flag = start
board-complete = complete
board-next = { $taken ->
        [yes] { $letter } to { $space } !
       *[no] { $letter } to { $space }
    }
board-beneath-all = Cards under the Forge: { $lines }.
board-beneath = { $line } { $benefits }

## The Washitsu board

board-delivered = Delivered Swords:
board-made = { $sword } { $recipe }
board-sashimono = Sashimonos: { $flags }
board-flag = { $count } { $house }
board-project = Project for the Shogun: { $resources }
board-composition = SHOGUN NO KATANA: { $recipe }
board-cards = Cards
board-cards-used = Effect used; you can still pay for the benefit
board-cards-bought = Benefit paid for; you can still use the effect
board-own-honors = Honor cards
