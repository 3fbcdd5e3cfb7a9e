# Das Formular eines neuen Tisches; es kommt, wenn es geöffnet wird.

web-new-filled = { $taken } von { $seats } Plätzen besetzt
web-new-interrupt = Zeit für Reaktionen im Zug anderer
    .more = Danach wird eine Frage im Zug anderer für dich beantwortet, damit niemand wartet.
web-new-interrupt-seconds = { $count } Sekunden
web-new-rooms = Räume des Palasts
web-new-rooms-first = Empfohlen
    .more = Die fünf Räume, die sich für die erste Partie am besten eignen.
web-new-rooms-random = Gezogen
    .more = Fünf der sieben Räume, zufällig gezogen.
web-new-seats = Wie viele spielen
web-new-side = Spielplan
web-new-side-sun = Sonne
    .more = Die übliche Seite, am besten für die erste Partie.
web-new-side-moon = Mond
    .more = Dieselben Provinzen, aber zu anderen Regionen zusammengefasst.
web-new-setup = Startprovinzen
web-new-setup-fixed = Vorgegeben
    .more = Alle beginnen mit festgelegten Provinzen und Armeen.
web-new-setup-claim = Reihum gewählt
    .more = Reihum wählt jeder seine Provinzen. Das dauert länger.
web-new-modules = Module: mehr Regeln, wenn du das Spiel kennst
web-new-hints = Hilfe im Spiel
web-new-hints-on = An
    .shogun = Du siehst deine Chancen im Kampf und kannst fragen, was ein Bot tun würde.
    .katana = Du kannst fragen, was ein Bot tun würde.
web-new-hints-off = Aus
    .shogun = Niemand sieht Chancen oder bekommt Vorschläge.
    .katana = Niemand bekommt Vorschläge.
web-new-visible = Wer mitspielen kann
web-new-visible-nobody = Nur ich und Bots
    .more = Niemand sonst kann mitspielen.
web-new-visible-listed = Alle
    .more = Der Tisch steht auf dieser Seite.
web-new-visible-link = Mit dem Link
    .more = Sonst findet niemand den Tisch.
web-new-pace = Zeit pro Entscheidung
    .more = Ist die Zeit um, entscheidet ein Bot, bis die Person zurück ist.
    .bank = Alle haben einen Zeitvorrat, und mit jedem Zug kommt etwas dazu. Ist er verbraucht, entscheidet ein Bot, bis die Person zurück ist.
web-new-pace-short = 3 Minuten
web-new-pace-long = 10 Minuten
web-new-pace-hour = 1 Stunde
web-new-pace-bank = 15 min + 30 s pro Zug
web-new-pace-day = 1 Tag
web-new-pace-week = 1 Woche
web-new-pace-reserve = 3 Tage + 12 h pro Zug
web-new-begins = Das Spiel beginnt sofort.
web-new-then-invite = Du bekommst einen Link zum Verschicken. Das Spiel beginnt, wenn du es sagst.
web-new-start = Spiel beginnen
web-new-open =
    { $count ->
        [one] Tisch eröffnen, 1 Platz frei
       *[other] Tisch eröffnen, { $count } Plätze frei
    }
