# Names of things. What people type at a prompt is matched against these as well as against the notation's words.

## Players, by the colour of their pieces; they stand at the start of sentences

name-colour-blue = Blue
name-colour-yellow = Yellow
name-colour-red = Red
name-colour-black = Black
name-colour-purple = Purple

## Cubes, counted: "3 blue"

name-cube-blue = { $count } blue
name-cube-yellow = { $count } yellow
name-cube-red = { $count } red
name-cube-black = { $count } black
name-cube-purple = { $count } purple
name-cube-farmers =
    { $count ->
        [one] 1 farmer
       *[other] { $count } farmers
    }

## Regions have no printed names, only colours

name-region-brown = brown
name-region-green = green
name-region-purple = purple
name-region-red = red
name-region-yellow = yellow

## Actions, and the space of the bid

name-space-castle = Castle
name-space-temple = Temple
name-space-theatre = Theatre
name-space-rice = Rice
name-space-tax = Tax
name-space-deploy-5 = Deploy 5
name-space-deploy-3 = Deploy 3
name-space-deploy-1 = Deploy 1
name-space-battle-a = Battle A
name-space-battle-b = Battle B
name-space-bid = Bid

## Cards of a hand that are not provinces, and what may lie on a space instead of a card

name-card-chest = chest-{ $chests }
name-card-empty = no card
name-card-nothing = nothing
name-card-unplanned = nothing yet
name-card-surrendered = card lost
name-card-face-down = face down

## What a player who claims may pick

name-card-left = left
name-card-right = right
name-card-pile = pile
name-card-bury = bury

## Special cards

name-special-one-more-chest = one more chest
name-special-one-more-rice = one more rice
name-special-six-armies = six armies
name-special-attack = attack
name-special-defence = defence

## What the events do. $first and $second are the numbers on the card.

name-effect-theatre-calms = a new theatre takes a revolt marker away
name-effect-two-farmers =
    { $first ->
        [one] 1 farmer defends a neutral province
       *[other] { $first } farmers defend a neutral province
    }
name-effect-castle-defends = a castle under attack adds 1 army
name-effect-temple-protects = nobody may attack where a temple stands
name-effect-tax-at-most = Tax brings { $first } at most
name-effect-tax-at-least = Tax brings { $first } at least
name-effect-rice-at-least = Rice brings { $first } at least
name-effect-rice-at-most = Rice brings { $first } at most
name-effect-fewer-armies = Deploy 5 places { $first }, Deploy 3 places { $second }

## Seasons, sides, set-ups, buildings

name-season-spring = Spring
name-season-summer = Summer
name-season-autumn = Autumn
name-season-winter = Winter
name-side-sun = sun
name-side-moon = moon
name-setup-fixed = fixed
name-setup-claim = claimed
name-building-castle = castle
name-building-temple = temple
name-building-theatre = theatre

## Provinces

name-province-aki = Aki
name-province-awa-boso = Awa-Boso
name-province-awa-shikoku = Awa-Shikoku
name-province-bingo = Bingo
name-province-bitchu = Bitchu
name-province-bizen = Bizen
name-province-echigo = Echigo
name-province-echizen = Echizen
name-province-etchu = Etchu
name-province-harima = Harima
name-province-hida = Hida
name-province-hitachi = Hitachi
name-province-hoki = Hoki
name-province-ise = Ise
name-province-iwami = Iwami
name-province-iyo = Iyo
name-province-izu = Izu
name-province-izumo = Izumo
name-province-kaga = Kaga
name-province-kai = Kai
name-province-kazusa = Kazusa
name-province-kii = Kii
name-province-kozuke = Kozuke
name-province-mikawa = Mikawa
name-province-mimasaka = Mimasaka
name-province-mino = Mino
name-province-musashi = Musashi
name-province-mutsu = Mutsu
name-province-noto = Noto
name-province-omi = Omi
name-province-owari = Owari
name-province-sagami = Sagami
name-province-sanuki = Sanuki
name-province-settsu = Settsu
name-province-shima = Shima
name-province-shimosa = Shimosa
name-province-shimotsuke = Shimotsuke
name-province-shinano = Shinano
name-province-suruga = Suruga
name-province-tajima = Tajima
name-province-tamba = Tamba
name-province-tosa = Tosa
name-province-totomi = Totomi
name-province-wakasa = Wakasa
name-province-yamato = Yamato
