# Der Tisch als Text, für Terminals und Screenreader.

## Der Spielplan

board-title =
    Runde { $round } von { $rounds }, am Zug: { $player }. Eine Auslieferung bringt { $points } für die Runde; ein Mönch kostet { $coins }.
board-over = Das Spiel ist zu Ende.
board-letters = Rezepte:
board-letter = { $letter } { $resource }
board-houses = Häuser der Daimyos
board-house-cards = Ihre offenen Karten: Effekt / Preis für einen Bonus bei jeder Auslieferung
board-space = { $house } { $number }
board-no-card = keine Karte
board-left = noch { $count }
board-card = { $number }: { $effect } / { $coins } für { $benefit }
board-monk = { $player } (Mönch)
board-column-house = Haus
board-column-sword = Schwert
board-column-recipe = Rezept
board-column-points = Pkt.
board-column-coins = Münzen
board-column-strength = Stärke
board-column-figure = Figur
board-starting = Startschwerter
board-market = Markt ({ $prices }), { $figures }. Karten, und { $deck } im Stapel:
board-price = { $resource } { $coins }
board-number = { $number }
board-free = { $free ->
        [0] kein Feld frei
        [one] 1 Feld frei
       *[other] { $free } Felder frei
    }
board-figures = { $count ->
        [one] { $figure }
       *[other] { $figure } ×{ $count }
    }
board-standing = { $free ->
        [0] kein Feld frei
        [one] 1 Feld frei
       *[other] { $free } Felder frei
    }, besetzt von { $figures }
board-academy = Akademie, { $figures }. Münzen für eine Verzierung:
board-palace = Palast, { $figures }. Räume mit Familienmitgliedern:
board-komainu = Komainu: { $figure } beginnt die nächste Runde.
board-komainu-free = Komainu: frei.
board-honors = Ehrenkarten für alle, die passen

## Spieler

board-column-player = Spieler
board-column-workers = Arbeiter
board-column-monks = Mönche
board-column-cards = Karten
board-column-delivered = Werke
board-column-state = Stand
board-workers = { $workers } (+{ $blocked })
board-state-deciding = dran
board-state-passed = gepasst
board-other =
    { $player }: in der Schmiede { $forge }; Sashimonos { $sashimono }; Projekt { $project }; Karten { $cards }.
board-sword-on = { $sword } auf { $space }
board-ghost =
    Der Geist hat { $points } Punkte, { $workers } Arbeiter, { $swords } Schwerter, Sashimonos { $sashimono }, { $deck } Karten
    in seinem Stapel und Ehrenkarten: { $honors }.

## Die Schmiede

board-forge = Schmiede von { $player } (groß: aufgelegt, *: verziert, !: besetzt)
board-own-forge = Deine Schmiede (groß: liegt auf dem Schwert, *: verziert, !: besetzt)
board-row = { $number } { $resource } { $letter }
board-gives = +{ $what }
board-katana = KATANA
board-flagged = { $sword } { $house }
board-starting-flag = Start
board-complete = fertig
board-next = { $taken ->
        [yes] { $letter } nach { $space } !
       *[no] { $letter } nach { $space }
    }
board-beneath-all = Karten unter der Schmiede: { $lines }.
board-beneath = { $line } { $benefits }

## Das Washitsu-Tableau

board-delivered = Ausgelieferte Schwerter:
board-made = { $sword } { $recipe }
board-sashimono = Sashimonos: { $flags }
board-flag = { $count } { $house }
board-project = Projekt für den SHOGUN: { $resources }
board-composition = SHOGUN NO KATANA: { $recipe }
board-cards = Karten
board-cards-used = Karten, deren Effekt jetzt genutzt wurde; der Bonus kann noch bezahlt werden
board-cards-bought = Karten, deren Bonus jetzt bezahlt wurde; der Effekt kann noch genutzt werden
board-own-honors = Ehrenkarten
