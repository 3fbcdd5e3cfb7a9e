# Der Tisch von SHOGUN NO KATANA im Browser: Stadt, Schmieden, Washitsu-Tableaus, Karten, und was kommen würde.

## Schwerter in Worten

web-bench-tile-words = { $sword }: { $points } bei der Auslieferung, { $coins }, wenn du es nimmst. Stärke { $strength } zählt für manche Ehrenkarten. Rezept: { $recipe }.
web-bench-made-words = { $sword }: { $points } bei der Auslieferung. Stärke { $strength } zählt für manche Ehrenkarten. Rezept: { $recipe }. { $left ->
        [none] Fertig.
       *[some] { $placed } von { $all } gelegt, als Nächstes: { $next }.
    }{ $ornaments ->
        [0] { "" }
       *[other] {" "}Verziert: { $decorated }.
    }
web-bench-key = Ein Schwert lesen
web-bench-key-points = Punkte
web-bench-key-number = Nummer
web-bench-key-strength = Stärke
web-bench-key-needed = nötig
web-bench-key-placed = aufgelegt
web-bench-key-decorated = verziert
web-bench-key-coins = Münzen, sobald du es nimmst
web-bench-line-moves = { $count ->
        [one] 1 Schwert würde ziehen
       *[other] { $count } Schwerter würden ziehen
    }
web-bench-peg = { $frees ->
        [yes] Hierher kommt dein { $number }. ausgeliefertes Schwert und befreit einen Arbeiter
       *[no] Hierher kommt dein { $number }. ausgeliefertes Schwert
    }
web-bench-sets-more = Was deine Sätze aus Sashimonos verschiedener Häuser am Ende bringen, nach jetzigem Stand
web-bench-figure = { $monk ->
        [yes] { $player }, Mönch
       *[no] { $player }, Arbeiter
    }

## Die Stadt

web-bench-town = Der Spielplan
web-bench-house = { $house ->
        [red] Rotes Haus
        [blue] Blaues Haus
        [white] Weißes Haus
       *[green] Grünes Haus
    }
web-bench-house-card = Offene Karte, { $cards ->
        [one] die letzte
       *[other] { $cards } im Stapel
    }
web-bench-take-sword = Vom { $house }en Haus nehmen: { $sword }
web-bench-no-sword = Hier liegt kein Schwert
web-bench-deck-empty = Keine Karte mehr
web-bench-market = Markt
web-bench-price = { $resource }: { $coins }
web-bench-buy = { $resource } für { $coins } kaufen
web-bench-take-card = Karte nehmen: { $effect }
web-bench-academy = Akademie
web-bench-monk = Mönch
web-bench-academy-note = in Münzen
web-bench-advance = Verzierer für { $resource } von { $coins } auf { $after } Münzen vorrücken
web-bench-decorators = Verzierer für { $resource }: { $steps }
web-bench-decorator-of = { $player } { $coins }
web-bench-palace = Palast
web-bench-in-room = { $room }{ $count ->
        [0] { "" }
       *[other] ; { $players }
    }
web-bench-room-coins = { $amount ->
        [one] 1 Münze
       *[other] { $amount } Münzen
    }
web-bench-room-leather = Leder für { $amount }
web-bench-room-lacquer = Lack für { $amount }
web-bench-room-move = Schwert +1
web-bench-room-advance = Schritt +1
web-bench-room-steel = { $amount } Stahl
web-bench-room-decorate = Verzieren
web-bench-project-add = { $resources } zum Projekt legen
web-bench-put-under = Karte anlegen: { $line }
web-bench-compose-with = { $resource } anfügen
web-bench-use-room = Raum nutzen: { $room }
web-bench-family-in = Familienmitglied im Raum: { $room }
web-bench-family-rooms = { $count ->
        [one] das Familienmitglied in diesen Raum setzen: { $rooms }
       *[other] die Familienmitglieder in diese Räume setzen: { $rooms }
    }
web-bench-family-left = { $left ->
        [0] alle eingesetzt
       *[other] noch { $left } einzusetzen
    }
web-bench-family-place = { $left ->
        [0] Familie einsetzen
       *[other] Noch { $left } einzusetzen
    }
web-bench-temple = Tempel
web-bench-monks-of = { $player }: { $monks ->
        [one] 1 Mönch
       *[other] { $monks } Mönche
    }
web-bench-no-monks = Alle Mönche sind unterwegs
web-bench-komainu = Komainu
web-bench-komainu-first = Du beginnst die nächste Runde
web-bench-place-for-sword = { $figure ->
        [monk] einen Mönch für { $sword } einsetzen: { $house }es Haus
       *[worker] einen Arbeiter für { $sword } einsetzen: { $house }es Haus
    }
web-bench-place-at-line = { $figure ->
        [monk] einen Mönch in deiner Schmiede einsetzen: { $line }
       *[worker] einen Arbeiter in deiner Schmiede einsetzen: { $line }
    }
web-bench-place-here = Figur einsetzen: { $place }, { $free ->
        [one] 1 Feld frei
       *[other] { $free } Felder frei
    }
web-bench-starting = Startschwerter
web-bench-begin-with = Beginnen mit { $sword }

## Warum dort keine Figur hinkann

web-bench-blocked = Blockiert
web-bench-not-houses-first-space-free = Das Feld deiner Schmiede, auf dem es begänne, ist besetzt
web-bench-not-market-free-space = Kein Feld frei
web-bench-not-academy-free-space = Kein Feld frei
web-bench-not-palace-free-space = Kein Feld frei
web-bench-not-komainu-only-space = In dieser Runde besetzt
web-bench-not-cards-pay-the-benefit = Der Bonus kostet { $cost }
web-bench-not-temple-two-monks = Deine beiden Mönche sind unterwegs
web-bench-not-temple-pay-first = Dir fehlen die Münzen für die Opfergabe

## Ehrenkarten

web-bench-honors = Ehrenkarten
web-bench-honors-note = wenn du passt
web-bench-no-honors = Keine mehr übrig
web-bench-honors-taken = Genommene Ehrenkarten
web-bench-pass-with = Passen und nehmen: { $honor }
web-bench-worth-now = { $points ->
        [one] jetzt 1 Punkt wert
       *[other] jetzt { $points } Punkte wert
    }
web-bench-worth-most = Höchstwert

## Schmieden

web-bench-your-forge = Deine Schmiede
web-bench-forge-swords = Schwerter in der Schmiede
web-bench-forge-of = Die Schmiede von { $player }
web-bench-forge-note = wähle eine Reihe oder Spalte
web-bench-only-pass = Keine Arbeiter oder Mönche mehr: Wähle eine Ehrenkarte
web-bench-others = Andere Schmieden
web-bench-workshop-of = Die Werkstatt von { $player }
web-bench-line-label = { $line }: { $text }
web-bench-line-gives = Eine Auslieferung in { $line } gibt { $gives }
web-bench-slide-at = Karte unterschieben: { $line }
web-bench-move-sword = { $way ->
        [up] { $sword } mit { $resource } nach oben bewegen
        [down] { $sword } mit { $resource } nach unten bewegen
       *[right] { $sword } mit { $resource } nach rechts bewegen
    }
web-bench-swap = Die Schwerter auf { $space } und { $below } tauschen
web-bench-decorate = { $resource } auf { $sword } verzieren und { $coins } bekommen
web-bench-deliver = Ausliefern +{ $points }
web-bench-deliver-label = { $sword } für { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } ausliefern
web-bench-stride = { $way ->
        [up] { $sword } nach oben auf { $to }
        [down] { $sword } nach unten auf { $to }
       *[right] { $sword } nach rechts auf { $to }
    }
web-bench-line-cost = Verbraucht
web-bench-line-nothing = Nichts würde sich bewegen.

## Was käme

web-bench-look-sword = { $sword } vom { $house }en Haus
web-bench-look-house = Es beginnt auf { $space } und zahlt { $coins } im Voraus, mit einem { $house }en Sashimono.
web-bench-look-house-card = Karte: { $effect }; oder { $cost } für { $benefit } bei jeder Auslieferung in einer Reihe oder Spalte.
web-bench-look-market = Kaufe beliebig viele Materialien, dann nimm eine der drei Karten.
web-bench-look-academy = Rücke einen Verzierer vor, dann verziere ein Material jeder Art. Die anderen verzieren eines.
web-bench-look-palace = Schicke ein Familienmitglied hinein und nutze jeden Raum mit einem von dir. Die anderen nutzen einen.
web-bench-look-komainu = Du bekommst { $coins } und beginnst die nächste Runde.
web-bench-look-line = Jedes Schwert der Reihe oder Spalte darf ein Feld weiterrücken, mit dem nächsten Material seines Rezepts.
web-bench-look-monk-house = Mönch: noch ein Sashimono deiner Wahl.
web-bench-look-monk-market = Mönch: eine zweite Karte.
web-bench-look-monk-academy = Mönch: ein zweiter Schritt, desselben Verzierers oder eines anderen.
web-bench-look-monk-palace = Mönch: ein Raum noch einmal.
web-bench-look-monk-komainu = Mönch: der Mönchseffekt eines anderen Bereichs.
web-bench-look-monk-line = Mönch: noch eine Bewegung, eines beliebigen Schwerts.
web-bench-look-pass = Für diese Runde passen
web-bench-look-honor = { $honor }: { $points ->
        [one] jetzt 1 Punkt wert.
       *[other] jetzt { $points } Punkte wert.
    }
web-bench-look-passing = Bis zum Rundenende bekommst du nur noch die Geschenke von Akademie und Palast: keine Figuren, keine Auslieferungen, keine Karten.
web-bench-look-leave = Zurück
web-bench-figure-choice = Wer geht dorthin
web-bench-figure-worker = Arbeiter (noch { $left })
web-bench-figure-monk = Mönch ({ $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    })
web-bench-do-worker = Arbeiter einsetzen
web-bench-do-monk = Mönch für { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } einsetzen
web-bench-do-pass = Passen

## Washitsu-Tableaus

web-bench-washitsu = Washitsu
web-bench-delivered = { $count ->
        [0] kein Schwert ausgeliefert
        [one] 1 Schwert ausgeliefert
       *[other] { $count } Schwerter ausgeliefert
    }
web-bench-workers = { $workers } verfügbar, { $blocked } blockiert
web-bench-frees = befreit
web-bench-take-sashimono = Ein { $house }es Sashimono nehmen
web-bench-sashimono-of = { $house }: { $count ->
        [one] 1 Sashimono
       *[other] { $count } Sashimonos
    }
web-bench-sets = Sätze: { $points }
web-bench-katana = SHOGUN NO KATANA
web-bench-katana-made = { $placed } von { $all } Materialien aufgelegt
web-bench-project = Projekt für den SHOGUN
web-bench-project-empty = Noch nichts
web-bench-project-none = Jedes ausgelieferte Schwert darf bis zu zwei seiner Materialien geben. Mit einem jeder Art kannst du dein SHOGUN NO KATANA komponieren.
web-bench-composition = Komposition
web-bench-composition-add = { $resource } dazu, noch { $left } im Projekt
web-bench-composition-remove = { $resource } von Stelle { $at } nehmen
web-bench-composition-fine = Kann geschmiedet werden: von { $begins } bis { $ends }, Wert { $value }{ $cost ->
        [0] .
        [one] . Das Projekt zu ändern, kostet 1 Punkt.
       *[other] . Das Projekt zu ändern, kostet { $cost } Punkte.
    }
web-bench-composition-katana-before-passing = Du hast in dieser Runde gepasst.
web-bench-composition-katana-each-resource = { $count ->
        [one] Es fehlt { $about }: Eines jeder Art muss hinein.
       *[other] Es fehlen { $about }: Eines jeder Art muss hinein.
    }
web-bench-composition-project-at-most-seven = Es hat mehr als sieben Materialien.
web-bench-composition-katana-adjacent-rows = { $about } können nicht aufeinander folgen: Ihre Reihen grenzen nicht aneinander.
web-bench-composition-katana-first-space = Das erste Feld der Reihe { $about } ist von einem anderen Schwert besetzt.
web-bench-composition-project-no-back-and-forth = { $about }: nicht dazulegen und wieder wegnehmen.
web-bench-composition-project-late-from-delivered = Deine ausgelieferten Schwerter können { $about } nicht mehr geben.
web-bench-compose = Ins Spiel bringen

## Karten

web-bench-cards = Karten
web-bench-your-cards = Deine Karten
web-bench-no-cards = Noch keine
web-bench-card-benefit = Bonus: { $cost } für { $benefit } bei jeder Auslieferung
web-bench-card-used = Genutzt: Bezahle jetzt den Bonus, sonst ist sie weg
web-bench-card-bought = Unter der Schmiede; ihr Effekt ist jetzt noch nutzbar
web-bench-effect-cheaper-monk = Mönch für { $monk }
web-bench-effect-double-coins = Akademie ×2
web-bench-effect-double-line = Reihe oder Spalte ×2
web-bench-effect-second-benefit = Zweiter Bonus
web-bench-effect-double-points = Punkte ×2
web-bench-effect-decorate-one = Eines verzieren
web-bench-effect-rearrange = Familie umstellen
web-bench-effect-exchange = ×3
web-bench-effect-advance = Verzierer +1
web-bench-play = Nutzen
web-bench-play-card = Karte nutzen: { $effect }
    .apart = Karte nutzen: { $effect } (ihr Bonus: { $benefit } je Auslieferung)
web-bench-pay = Zahlen
web-bench-pay-card = { $coins } für den Bonus der Karte zahlen: { $effect }

## Züge, nach dem, was zu sehen ist

web-bench-pay-benefit = { $coins } zahlen für { $benefit } bei jeder Auslieferung in einer Reihe oder Spalte
    .apart = { $coins } zahlen für die Karte „{ $effect }“: { $benefit } bei jeder Auslieferung in einer Reihe oder Spalte
web-bench-take-line = { $doubled ->
        [yes] { $line } doppelt nehmen: { $gives }
       *[no] { $line } nehmen: { $gives }
    }
web-bench-double-points = Karte nutzen: Die Punkte des Plättchens zählen doppelt

## Ehrenkarten in wenigen Worten, unter Bild und Punkten

web-bench-honor-sashimono = je { $of }es Sashimono
web-bench-honor-strength = je Schwert ab { $of }
web-bench-honor-resource = je Schwert mit { $of }
web-bench-honor-decorated = je Schwert ab { $of }
web-bench-honor-certain = auf jeden Fall
web-bench-honor-total-strength = je Stufe Stärke
web-bench-honor-strength-levels = je andere Stärke
web-bench-honor-benefits = je Karte unter der Schmiede
web-bench-honor-figures = je Arbeiter und Mönch in der Stadt
web-bench-honor-decorators = je Münze der Verzierer
web-bench-honor-unused-cards = je freie Karte
web-bench-honor-flowers = je erreichte Blüte
web-bench-honor-coins = je { $of } Münzen
web-bench-honor-decorations = je Verzierung
web-bench-honor-katana-decorations = je eine am KATANA

## What a number is

web-bench-stock-of = { $resource }: { $count } im Vorrat
web-bench-stock-coins = { $coins } zum Ausgeben
web-bench-stock-workers = Noch { $count } Arbeiter einzusetzen
web-bench-stock-monks = Noch { $count ->
        [one] 1 Mönch
       *[other] { $count } Mönche
    } einzusetzen
web-bench-card-effect = Soforteffekt: { $effect }
web-bench-monk-costs = Einen Mönch einzusetzen kostet in dieser Runde { $coins }
