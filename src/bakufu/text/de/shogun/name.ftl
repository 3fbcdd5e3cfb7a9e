# Namen der Dinge. Was jemand eintippt, wird mit ihnen ebenso verglichen wie mit den Wörtern der Notation. Provinzen,
# Regionen und Spieler stehen überall so da, dass kein Fall sichtbar wird; nach Gebäuden wird mit „Burg“ und „Tempel“
# ausgewählt.

## Spieler, nach der Farbe ihrer Armeen; sie stehen am Satzanfang

name-colour-blue = Blau
name-colour-yellow = Gelb
name-colour-red = Rot
name-colour-black = Schwarz
name-colour-purple = Lila

## Würfel, gezählt wie Armeen: „3 blaue“

name-cube-blue = { $count } blaue
name-cube-yellow = { $count } gelbe
name-cube-red = { $count } rote
name-cube-black = { $count } schwarze
name-cube-purple = { $count } lila
name-cube-farmers =
    { $count ->
        [one] 1 Bauernarmee
       *[other] { $count } Bauernarmeen
    }

## Regionen haben keine gedruckten Namen, nur Farben

name-region-brown = Braun
name-region-green = Grün
name-region-purple = Lila
name-region-red = Rot
name-region-yellow = Gelb

## Aktionen und das Versteigerungsfeld

name-space-castle = Burg
name-space-temple = Tempel
name-space-theatre = Theater
name-space-rice = Reis
name-space-tax = Steuern
name-space-deploy-5 = 5 Armeen
name-space-deploy-3 = 3 Armeen
name-space-deploy-1 = 1 Armee
name-space-battle-a = Kampf A
name-space-battle-b = Kampf B
name-space-bid = Gebot

## Handkarten, die keine Provinzen sind, und was statt einer Karte auf einem Feld liegen kann

name-card-chest = Truhenkarte { $chests }
name-board-chest =
    { $chests ->
        [one] 1 Truhe
       *[other] { $chests } Truhen
    }
name-card-empty = keine Karte
name-card-nothing = nichts
name-card-unplanned = noch nichts
name-card-surrendered = Karte verloren
name-card-face-down = verdeckt

## Was man beim Verteilen der Startprovinzen wählen kann

name-card-left = links
name-card-right = rechts
name-card-pile = Stapel
name-card-bury = weglegen

## Sonderkarten

name-special-one-more-chest = +1 Truhe
name-special-one-more-rice = +1 Reis
name-special-six-armies = 6 Armeen
name-special-attack = +1 Angriff
name-special-defence = +1 Verteidigung

## Was die Ereignisse bewirken. $first und $second sind die Zahlen auf der Karte.

name-effect-theatre-calms = ein neues Theater entfernt einen Unruhemarker
name-effect-two-farmers =
    { $first ->
        [one] 1 Bauer verteidigt eine neutrale Provinz
       *[other] { $first } Bauern verteidigen eine neutrale Provinz
    }
name-effect-castle-defends = eine angegriffene Burg bringt 1 Armee
name-effect-temple-protects = Provinzen mit Tempel sind vor Angriffen sicher
name-effect-tax-at-most = Steuern bringen höchstens { $first }
name-effect-tax-at-least = Steuern bringen mindestens { $first }
name-effect-rice-at-least = Reis bringt mindestens { $first }
name-effect-rice-at-most = Reis bringt höchstens { $first }
name-effect-fewer-armies = nur { $first } statt 5 und { $second } statt 3 Armeen

## Jahreszeiten, Spielplanseiten, Startprovinzen, Gebäude

name-season-spring = Frühling
name-season-summer = Sommer
name-season-autumn = Herbst
name-season-winter = Winter
name-side-sun = Sonne
name-side-moon = Mond
name-setup-fixed = vorgegeben
name-setup-claim = gewählt
name-building-castle = Burg
name-building-temple = Tempel
name-building-theatre = Theater

## Provinzen

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
