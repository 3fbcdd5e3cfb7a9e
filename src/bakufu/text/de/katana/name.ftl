# Namen der Dinge. Was jemand eintippt, wird mit ihnen ebenso verglichen wie mit den Wörtern der Notation. Orte stehen
# ohne Artikel da („Markt“, „Reihe Lack“), damit kein Fall sichtbar wird. Die Farben der Häuser sind Stämme, an die eine
# Endung kommt: „rotes Haus“.

## Spieler, nach der Farbe ihrer Figuren; sie stehen am Satzanfang

name-colour-purple = Lila
name-colour-yellow = Gelb
name-colour-black = Schwarz
name-colour-orange = Orange
name-player-ghost = Der Geist

## Materialien: mit Namen, mit dem Buchstaben im Rezept und gezählt

name-resource-lacquer = Lack
name-resource-wood = Holz
name-resource-steel = Stahl
name-resource-leather = Leder

name-letter-lacquer = L
name-letter-wood = H
name-letter-steel = S
name-letter-leather = R

name-some-lacquer = { $count } Lack
name-some-wood = { $count } Holz
name-some-steel = { $count } Stahl
name-some-leather = { $count } Leder

## Häuser, und woher eine Karte kommt

name-house-red = rot
name-house-blue = blau
name-house-white = weiß
name-house-green = grün

name-source-red = vom roten Haus
name-source-blue = vom blauen Haus
name-source-white = vom weißen Haus
name-source-green = vom grünen Haus
name-source-market = vom Markt

## Bereiche des Spielplans und Linien der Schmiede: Reihen nach ihrem Material, Spalten mit Buchstaben

name-place-market = Markt
    .short = Markt
name-place-academy = Akademie
    .short = Akademie
name-place-palace = Palast
    .short = Palast
name-place-komainu = Komainu
    .short = Komainu

name-line-row-1 = Reihe Lack
    .short = Reihe Lack
name-line-row-2 = Reihe Holz
    .short = Reihe Holz
name-line-row-3 = Reihe Stahl
    .short = Reihe Stahl
name-line-row-4 = Reihe Leder
    .short = Reihe Leder
name-line-column-1 = Spalte a
    .short = Spalte a
name-line-column-2 = Spalte b
    .short = Spalte b
name-line-column-3 = Spalte c
    .short = Spalte c
name-line-column-4 = Spalte d
    .short = Spalte d
name-line-column-5 = Spalte e
    .short = Spalte e

## Das Schwert ohne Nummer

name-sword-katana = SHOGUN NO KATANA

## Räume, nach dem, was sie gewähren

name-room-coins = { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }
name-room-leather = Leder für { $amount }
name-room-lacquer = Lack für { $amount }
name-room-move = ein Schwert bewegen
name-room-advance = einen Verzierer vorrücken
name-room-steel = { $amount } Stahl
name-room-decorate = ein Material verzieren

## Die Soforteffekte der Karten

name-effect-cheaper-monk = ein Mönch für { $monk ->
        [one] 1 Münze
       *[other] { $monk } Münzen
    }
name-effect-double-coins = doppelte Münzen in der Akademie
name-effect-double-line = Reihe oder Spalte bei einer Auslieferung doppelt
name-effect-second-benefit = zweiter Bonus für Reihe oder Spalte
name-effect-double-points = Punkte eines Plättchens bei einer Auslieferung doppelt
name-effect-decorate-one = ein Material verzieren
name-effect-rearrange = deine Familie umstellen
name-effect-exchange = bis zu 3 { $first } und { $second } tauschen
name-effect-advance = einen Verzierer vorrücken
name-effect-room = { $room }

## Ehrenkarten, nach dem, was sie zählen

name-honor-sashimono = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jedes { $of }e Sashimono
name-honor-strength = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jedes Schwert ab Stärke { $of }
name-honor-resource = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jedes Schwert mit { $of }
name-honor-decorated = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jedes Schwert mit { $of } oder mehr Verzierungen
name-honor-certain = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } auf jeden Fall
name-honor-total-strength = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jede Stärkestufe aller deiner Schwerter
name-honor-strength-levels = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jede verschiedene Stärke
name-honor-benefits = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jede Karte unter der Schmiede
name-honor-figures = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jede Figur am Ende auf dem Spielplan
name-honor-decorators = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jede Münze deiner Verzierer
name-honor-unused-cards = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jede ungenutzte Karte
name-honor-flowers = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jede auf der Punkteleiste erreichte Blüte
name-honor-coins = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für je { $of } Münzen, Materialien eingerechnet
name-honor-decorations = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jede Verzierung auf anderen Schwertern als dem KATANA
name-honor-katana-decorations = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } für jede Verzierung auf dem SHOGUN NO KATANA

## Die Karten des Geistes

name-ghost-daimyo = Daimyo
name-ghost-palace = Palast
name-ghost-market = Markt
name-ghost-academy = Akademie
name-ghost-first-player = Startspieler
