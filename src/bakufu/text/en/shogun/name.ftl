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

name-space-castle = Build castle
name-space-temple = Build temple
name-space-theatre = Build theater
name-space-rice = Confiscate rice
name-space-tax = Collect taxes
name-space-deploy-5 = Deploy 5
name-space-deploy-3 = Deploy 3
name-space-deploy-1 = Deploy 1
name-space-battle-a = Battle A
name-space-battle-b = Battle B
name-space-bid = Bid

## Cards of a hand that are not provinces, and what may lie on a space instead of a card

name-card-chest = chest card { $chests }
name-board-chest =
    { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    }
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

name-special-one-more-chest = +1 chest
name-special-one-more-rice = +1 rice
name-special-six-armies = 6 armies
name-special-attack = +1 attack
name-special-defence = +1 defense

## What the events do. $first and $second are the numbers on the card.

name-effect-theatre-calms = a new theater removes a revolt marker
name-effect-two-farmers =
    { $first ->
        [one] 1 farmer defends a neutral province
       *[other] { $first } farmers defend a neutral province
    }
name-effect-castle-defends = an attacked castle adds 1 army
name-effect-temple-protects = provinces with a temple can't be attacked
name-effect-tax-at-most = taxes give at most { $first } chests
name-effect-tax-at-least = taxes give at least { $first } chests
name-effect-rice-at-least = confiscating gives at least { $first } rice
name-effect-rice-at-most = confiscating gives at most { $first } rice
name-effect-fewer-armies = Deploy 5 places { $first }, Deploy 3 places { $second }

## Seasons, sides, set-ups, buildings

name-season-spring = Spring
name-season-summer = Summer
name-season-autumn = Autumn
name-season-winter = Winter
name-side-sun = sun
name-side-moon = moon
name-setup-fixed = preset
name-setup-claim = claimed
name-building-castle = castle
name-building-temple = temple
name-building-theatre = theater

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
