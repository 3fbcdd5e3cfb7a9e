# Was SHOGUN NO KATANA am Terminal sagt.

play-column-tie-break = Katana
play-you-win = Du bist der Meisterschmied des Shogun!

## Entscheiden

play-status = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $coins }, { $stock }; { $workers ->
        [one] 1 Arbeiter
       *[other] { $workers } Arbeiter
    }, { $monks ->
        [one] 1 Mönch
       *[other] { $monks } Mönche
    } (je { $offering })
play-passing = Mit einer Ehrenkarte passen:
play-at-any-moment = Jederzeit:
play-stuck = Jetzt nicht zu bewegen: { $swords }.
play-enter = Enter allein heißt genug.
play-monk-how = Eine Zahl schickt einen Arbeiter. Für einen Mönch tippe monk davor: monk 1.

## Was die Wörter an der Eingabe tun, für ?

play-command-board = alle Tableaus; board WORT zeigt main, mine, einen Spieler oder einen Bereich wie market
play-command-forge = deine Schmiede, und was ein Arbeiter oder Mönch in jeder Reihe und Spalte bewegen würde; forge SPIELER zeigt eine andere
play-command-score = Punkte nach dem, wofür es sie gab, und wie viele es am Ende wären

## Ansehen

play-forge-lines = Was eine Figur neben der Schmiede bewirken würde:
play-no-line = Nichts würde sich bewegen.
play-figure = { $figure ->
        [worker] Arbeiter
       *[monk] Mönch
    }
play-score-sheet = Punkte
play-sum = Zusammen
play-if-it-ended = Wenn es jetzt endete

## Der ganze Bildschirm

play-box-houses = Häuser
play-box-town = Stadt
play-box-taken = besetzt
play-box-stock = Vorrat
play-box-figures = { $workers }A { $monks }M
play-box-have = Arbeiter { $workers } · Mönche { $monks } · Karten { $cards }
play-title-round = Runde { $round } von { $rounds }
play-title-worth = +{ $points } je Schwert · Mönch { $coins } Münzen
play-as-monk = Stattdessen einen Mönch einsetzen
play-as-worker = Stattdessen einen Arbeiter einsetzen
