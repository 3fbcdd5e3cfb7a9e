# Künste in Japan im Browser.

## Das Tableau und sein Kasten

web-chambers = Künste in Japan
web-chambers-how = Wie Künstler Punkte bringen
web-chambers-how-season =
    Jede Runde werden sechs Künstlerplättchen offen ausgelegt. Am Ende der Runde geht es die Regionen in der Reihenfolge
    ihrer Karten durch: Wer in einer Region die meisten Provinzen hat, darf ein offenes Plättchen durch einen eigenen
    Marker ersetzen. Bei Gleichstand gilt, wer in der Reihenfolge weiter vorn ist.
web-chambers-how-end =
    Am Spielende gibt jede Zeile und jede Spalte ihre Punkte an den Spieler mit den meisten Markern darin. Bei Gleichstand
    bekommt jeder der Beteiligten einen Punkt weniger.
web-chambers-how-neutral =
    Plättchen, die niemand genommen hat, werden umgedreht. Sie zählen für einen neutralen Spieler, der eine Linie gewinnen
    oder teilen kann, aber nie Punkte bekommt.
web-chambers-board = Das Künstetableau
web-chambers-regions = Regionenkarten, und wer in jeder Region vorn liegt
web-chambers-neutral = der neutrale Spieler
web-chambers-space =
    { $state ->
        [taken] { $chamber }: { $player }
        [neutral] { $chamber }: verdeckt, neutraler Spieler
        [open] { $chamber }: offen
       *[empty] { $chamber }: geschlossen, noch nicht gezogen
    }
web-chambers-line =
    { $line }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }: { $count ->
        [0] niemand
        [one] { $names }
       *[other] { $names }, gleichauf
    }
web-chambers-leads =
    { $place }. { $region }: { $sharing ->
        [nobody] niemand hat dort eine Provinz
        [leads] { $names } führt mit { $count }
        [first] { $names } haben je { $count }; { $first } ist in der Reihenfolge weiter vorn
       *[tied] { $names } haben je { $count }; die Reihenfolge entscheidet
    }
web-chambers-row = Die meisten Provinzen dort, Region für Region
web-chambers-worth = Wenn das Spiel jetzt endete
web-chambers-legend = In Gold: Punkte für die meisten Marker in einer Zeile oder Spalte. Schraffiert: der neutrale Spieler. Geschlossen: noch nicht gezogen.
web-chambers-markers = Marker übrig
web-chambers-left = { $player } hat noch { $markers ->
        [one] 1 Marker
       *[other] { $markers } Marker
    }

## Einen Künstler nehmen

web-chambers-take-title = Ein Künstler für Region { $region }
web-chambers-take-help =
    { $tied ->
        [yes] Du und { $names } habt dort die meisten Provinzen, und du bist in der Reihenfolge weiter vorn.
       *[no] Du hast dort die meisten Provinzen.
    } Du darfst ein offenes Plättchen durch einen eigenen Marker ersetzen. Du hast noch { $markers ->
        [one] 1 Marker
       *[other] { $markers } Marker
    }.
web-chambers-take-choose = Wähle eines der offenen Plättchen. Du siehst, was es für seine Zeile und seine Spalte bewirkt.
web-chambers-take-nothing = Kein Plättchen liegt mehr offen.
web-chambers-take-first = Wähle ein Plättchen
web-chambers-take = { $chamber } nehmen
web-chambers-take-none = Keines nehmen
web-chambers-outlook-line = { $line }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-chambers-outlook =
    { $state ->
        [lead] Du hättest die meisten. Am Ende bringt das { $points ->
            [one] 1 Punkt.
           *[other] { $points } Punkte.
        }
        [share] Du wärst gleichauf mit { $names }. Am Ende bringt dir das { $points ->
            [0] nichts.
            [one] 1 Punkt.
           *[other] { $points } Punkte.
        }
       *[behind] Immer noch vorn: { $names }.
    }

## Nach dem Spiel

web-after-kind-chambers = Künste in Japan

## Der Tisch

web-board-page-chambers = Künste in Japan

## Entscheidungen

web-deciding-awaits-take-chamber = { $player } darf für Region { $region } einen Künstler nehmen
web-deciding-chambers = Künste in Japan
web-deciding-does-chambers =
    Für jede Region, in der Reihenfolge der Regionenkarten, darf der Spieler mit den meisten Provinzen dort einen eigenen
    Marker auf das Künstetableau setzen.
web-deciding-winter-line-chambers = Zeilen und Spalten der Künste

## So wird gespielt

howto-chambers = Künste in Japan
    .more = Ein eigenes Tableau mit Punkten für seine Zeilen und Spalten.
howto-chambers-drawn = Jede Runde werden sechs Künstlerplättchen offen ausgelegt.
howto-chambers-most = Nach der Runde, Region für Region: Wer dort die meisten Provinzen hat, darf eines davon durch einen eigenen Marker ersetzen.
howto-chambers-lines =
    Am Ende bringen die meisten Marker in einer Zeile oder Spalte deren Punkte. Wer sich die Mehrheit teilt, bekommt einen
    weniger. Plättchen, die niemand genommen hat, gehören einem neutralen Spieler, der auch die meisten haben kann.

## Das Protokoll

web-log-kind-chambers = Künste in Japan

## Die Führung

web-tour-chambers =
    Das Tableau der Künste: In jeder Runde liegen sechs Künstlerplättchen offen, die hellen Felder. Wer nach der Runde in
    einer Region die meisten Provinzen hat, darf eines durch einen eigenen Marker ersetzen. Am Ende zählen die Zeilen und
    Spalten.

## Der Bericht einer Runde

web-telling-chambers = Künstler
web-telling-chambers-by = { $by } { $count ->
        [one] Künstler
       *[other] Künstler
    }
web-telling-brought-chamber-taken = Künstler { $chamber } ({ $region }) ist jetzt deiner; du hast noch { $left ->
        [one] 1 Marker
       *[other] { $left } Marker
    }.
