# Tenno's Court im Browser.

## Der Plan

web-court-board = Armeen zu Hofbeamten
    .more = Wandelt so viele Armeen aus der Provinz der Karte in Hofbeamte um. Eine Armee muss bleiben. Eine Turmkarte nimmt deine aus der Schale.
web-court-tower-word = Turm
web-court-tower-bids = Zählt wie 0 Truhen
web-court-tip-tower = Turmkarte: Wähle ein Feld des Hofs. Deine Armeen in der Schale werden Hofbeamte.
web-court-converts-space =
    { $armies ->
        [one] 1 an den Hof
       *[other] { $armies } an den Hof
    }
web-court-converts-nothing = Nichts umgewandelt
web-court-converts-none = { $card }: keine
web-court-converts =
    { $from ->
        [tray] { $officials ->
            [one] 1 Hofbeamter aus der Schale
           *[other] { $officials } Hofbeamte aus der Schale
        }
       *[other] { $officials ->
            [one] 1 Hofbeamter
           *[other] { $officials } Hofbeamte
        }, { $stay } { $stay ->
            [one] Armee bleibt
           *[other] Armeen bleiben
        }
    }

## Gunstkarten: ein Titel, und was sie bewirken

web-court-favour-event = Ereignis entfernen
    .does = Das Ereignis dieser Runde hat keine Wirkung mehr. Du darfst es auch liegen lassen.
web-court-favour-marker = Ein Unruhemarker weg
    .does = Entferne einen Unruhemarker aus einer deiner Provinzen. Liegt in keiner einer, behältst du die Karte, und sie wehrt deinen nächsten Marker ab.
web-court-favour-armies =
    { $amount ->
        [one] 1 Armee
       *[other] { $amount } Armeen
    } in eine Provinz
    .does = { $amount ->
        [one] 1 Armee
       *[other] { $amount } Armeen
    } aus deinem Vorrat in eine Provinz: eine eigene, oder eine neutrale, die dir dann kampflos gehört.
web-court-favour-chests =
    { $amount ->
        [one] 1 Truhe
       *[other] { $amount } Truhen
    }
    .does = Du bekommst sofort { $amount ->
        [one] 1 Truhe
       *[other] { $amount } Truhen
    }.
web-court-favour-tray =
    { $amount ->
        [one] 1 Armee
       *[other] { $amount } Armeen
    } in die Schale
    .does = { $amount ->
        [one] 1 Armee kommt
       *[other] { $amount } Armeen kommen
    } aus deinem Vorrat in die Turmschale: Sie helfen in einem späteren Kampf.
web-court-favour-rice = { $amount } Reis
    .does = Du bekommst sofort { $amount } Reis.
web-court-favour-points =
    { $amount ->
        [one] 1 Punkt
       *[other] { $amount } Punkte
    }
    .does = Du bekommst sofort { $amount ->
        [one] 1 Siegpunkt
       *[other] { $amount } Siegpunkte
    }.
web-court-favour-castle = Eine Burg
    .does = Baue kostenlos eine Burg in einer deiner Provinzen mit freiem Bauplatz.
web-court-favour-temple = Ein Tempel
    .does = Baue kostenlos einen Tempel in einer deiner Provinzen mit freiem Bauplatz.
web-court-favour-theatre = Ein Theater
    .does = Baue kostenlos ein Theater in einer deiner Provinzen mit freiem Bauplatz.
web-court-favour-protection-a = Sicher vor Kampf A
    .does = In dieser Runde darf dich niemand mit Kampf A angreifen.
web-court-favour-protection-b = Sicher vor Kampf B
    .does = In dieser Runde darf dich niemand mit Kampf B angreifen.
web-court-favour-protection-both = Sicher vor Kampf A und B
    .does = In dieser Runde darf dich niemand mit Kampf A oder Kampf B angreifen.

## Der Hof neben dem Spielplan

web-court = Tenno's Court
web-court-favours = Gunst des Tenno
web-court-favour-label =
    { $favour } für { $officials ->
        [one] 1 Hofbeamten
       *[other] { $officials } Hofbeamte
    }
web-court-price =
    { $officials ->
        [one] 1 Hofbeamter
       *[other] { $officials } Hofbeamte
    }
web-court-costs = Karte { $number }. Sie kostet { $officials } deiner Hofbeamten im Audienzsaal; sie kommen zurück in deinen Vorrat.
web-court-gone = Vergeben
web-court-gone-to = Vergeben an { $player }
web-court-bare =
    Der Hof ist geschlossen.{ $over ->
        [yes] { "" }
       *[no] { " " }Zu Beginn der nächsten Runde werden neue Gunstkarten ausgelegt.
    }
web-court-short =
    { $missing ->
        [one] 1 Hofbeamter
       *[other] { $missing } Hofbeamte
    } zu wenig
web-court-paper =
    { $start ->
        [yes] Vom Aufbau: { $officials }
       *[no] Am Hof: { $officials }
    } { $officials ->
        [one] Hofbeamter
       *[other] Hofbeamte
    }
    .more =
        { $start ->
            [yes] Einer für jede deiner Armeen, die beim Aufbau aus dem Turm gefallen sind.
           *[no] Mit deinen Hofbeamten bezahlst du Gunstkarten.
        }
web-court-halls = Hofbeamte am Hof
web-court-hall-audience = Audienzsaal
web-court-hall-entrance = Empfangshalle
web-court-hall-officials = Vorrat
web-court-count =
    { $player }: { $count ->
        [one] 1 Hofbeamter
       *[other] { $count } Hofbeamte
    } { $hall ->
        [audience] im Audienzsaal
        [entrance] in der Empfangshalle
       *[officials] im Vorrat
    }
web-court-queue = Treten noch vor den Tenno: { $players }
web-court-kept =
    { $player } wehrt { $kept ->
        [one] den nächsten Unruhemarker
       *[other] die nächsten { $kept } Unruhemarker
    } ab
web-court-safe = { $player } ist in dieser Runde sicher vor { $actions }
web-court-row-safe = Sicher vor { $action }
web-court-row-kept =
    { $kept ->
        [one] Wehrt einen Unruhemarker ab
       *[other] Wehrt { $kept } Unruhemarker ab
    }
web-court-all = Alle 21 Gunstkarten
web-court-all-help = Jede Runde liegen drei aus, die höchste Ziffer auf dem teuersten Feld. Jede Karte kommt nur einmal im Spiel.
web-court-card-here = liegt aus
web-court-card-gone = weg

## Vor dem Tenno

web-court-take-title = Welche Gunst nimmst du?
web-court-take-help =
    Du kommst mit { $officials ->
        [one] 1 Hofbeamten
       *[other] { $officials } Hofbeamten
    }. Du darfst eine Gunst nehmen und ihren Preis zahlen.{ $next ->
        [0] { "" }
        [one] { " " }Nach dir kommt noch 1 Spieler.
       *[other] { " " }Nach dir kommen noch { $next } Spieler.
    }
web-court-why-not = Warum nicht?
web-court-too-dear =
    Sie kostet { $officials } Hofbeamte, und du hast { $brought } im Audienzsaal.
web-court-take-choose = Wähle eine Gunst
web-court-take-do =
    Für { $officials } Hofbeamte nehmen: { $favour }
web-court-decline = Keine nehmen
web-court-decline-note = Hofbeamte, die du nicht ausgibst, bleiben für die nächste Runde am Hof.
web-court-event-title = Das Ereignis dieser Runde entfernen?
web-court-event-remove = Ereignis entfernen
web-court-event-leave = Liegen lassen
web-court-event-note = Ein entferntes Ereignis bewirkt nichts mehr. Als gezogen gilt es trotzdem.
web-court-calm-province-title = Wo entfernst du einen Unruhemarker?
web-court-calm-province-help = Wähle eine deiner Provinzen auf dem Spielplan oder in der Liste.
web-court-calm-province-do = { $province } beruhigen
web-court-calm-line =
    { $markers ->
        [one] 1 Unruhemarker
       *[other] { $markers } Unruhemarker
    }
web-court-favoured-armies-title =
    { $armies ->
        [one] Wohin kommt deine Armee?
       *[other] Wohin kommen deine { $armies } Armeen?
    }
web-court-favoured-armies-help = In eine deiner Provinzen oder in eine neutrale: Sie gehört dir dann kampflos.
web-court-favoured-armies-do =
    { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } nach { $province } setzen
web-court-armies-line =
    { $owner ->
        [neutral] neutral → { $after ->
            [one] 1 Armee
           *[other] { $after } Armeen
        }
       *[own] { $armies } → { $after } Armeen
    }
web-court-favoured-building-title = { $building ->
        [Burg] Wo baust du die Burg?
        [Tempel] Wo baust du den Tempel?
       *[other] Wo baust du das { $building }?
    }
web-court-favoured-building-help = Es kostet nichts, braucht aber einen freien Bauplatz, und dort darf noch { $building ->
        [Burg] keine Burg
       *[other] kein { $building }
    } stehen.
web-court-favoured-building-do = { $building } in { $province } bauen
web-court-building-line =
    { $sites ->
        [one] 1 freier Bauplatz
       *[other] { $sites } freie Bauplätze
    }
web-court-province-choose = Wähle eine Provinz

## Nach dem Spiel

web-after-kind-favours = Gunst des Tenno

## Der Tisch

web-board-step-court = Hof
web-board-player-officials = Hofbeamte am Hof
web-board-page-court = Tenno's Court

## Entscheidungen

web-deciding-awaits-take-favour = { $player } tritt vor den Tenno
web-deciding-awaits-remove-event = { $player } darf das Ereignis entfernen
web-deciding-awaits-calm-province = { $player } beruhigt eine Provinz
web-deciding-awaits-favoured-armies = { $player } setzt Armeen durch eine Gunst
web-deciding-awaits-favoured-building = { $player } baut durch eine Gunst
web-deciding-not-court-favour-protects = Wem { $province } gehört, der hat die Gunst des Tenno: kein Angriff mit dieser Aktion.
web-deciding-not-court-favour-removes-marker = In { $province } liegt kein Unruhemarker von dir.
web-deciding-not-court-favour-places-armies = { $province } gehört jemand anderem.
web-deciding-not-court-favour-builds = { $province } gehört dir nicht.
web-deciding-does-court =
    Armeen werden Hofbeamte, wie alle es geplant haben. Dann tritt zuerst vor den Tenno, wer die meisten Hofbeamten in der
    Empfangshalle hat, und darf eine Gunst nehmen.

## So wird gespielt

howto-court = Tenno's Court
    .more = Entsende Hofbeamte zum Tenno, und jede Runde kannst du eine Gunst gewinnen.
howto-court-plan =
    Dein Plan hat drei Felder mehr: Sie wandeln 3, 2 und 1 Armee einer Provinz in Hofbeamte um. Eine Armee muss bleiben,
    und es gilt alles oder nichts.
howto-court-tower = Eine Turmkarte nimmt dort stattdessen deine Armeen aus der Schale. Überall sonst heißt sie: keine Aktion.
howto-court-audience = Wer die meisten Hofbeamten hat, wählt zuerst: eine Gunst für 4, 3 oder 2 Hofbeamte.
howto-court-stay = Hofbeamte, die du nicht ausgibst, bleiben für die nächste Runde.

## Planung

planning-space-convert-3 = 3 Beamte
planning-space-convert-2 = 2 Beamte
planning-space-convert-1 = 1 Beamter
planning-ask-convert-3 = 3 Armeen an den Hof: von wo?
planning-ask-convert-2 = 2 Armeen an den Hof: von wo?
planning-ask-convert-1 = 1 Armee an den Hof: von wo?
planning-vain-court-one-army-stays = Dort zu wenige Armeen
planning-vain-court-too-few-in-the-tray = Zu wenige eigene in der Schale
planning-vain-court-officials-are-limited = Zu wenige Hofbeamte
planning-funds-officials = { $short ->
        [yes] Zu wenige Hofbeamte für Gunst
       *[no] Hofbeamte am Hof
    }
    .more = Du hättest { $after }, und die billigste Gunst dieser Runde kostet { $least }. Hofbeamte bleiben für spätere Runden am Hof.

## Das Protokoll

web-log-kind-court = Tenno's Court

## Die Führung

web-tour-court =
    Diese Felder wandeln 3, 2 und 1 Armee aus der Provinz einer Karte in Hofbeamte um; eine Armee muss dort bleiben.
    Wer die meisten Hofbeamten hat, wählt als Erster unter den drei Gunstkarten der Runde.

## Der Bericht einer Runde

web-telling-officials = Hofbeamte am Hof
web-telling-officials-by = { $by } { $count ->
        [one] Hofbeamter am Hof
       *[other] Hofbeamte am Hof
    }
web-telling-brought-favour-taken = Du hast eine Gunst für { $officials } Hofbeamte genommen: { $favour }.
web-telling-brought-marker-parried = Eine Gunst hat einen Unruhemarker in { $province } abgewehrt.
web-telling-brought-armies-granted = Eine Gunst hat dir { $rule ->
        [court-favour-takes-neutral] das neutrale { $province } kampflos gebracht, mit { $armies ->
            [one] 1 Armee
           *[other] { $armies } Armeen
        }
       *[other] { $armies ->
            [one] 1 Armee
           *[other] { $armies } Armeen
        } in { $province } gebracht
    }.
web-telling-brought-favour-in-vain = Diese Gunst hatte für dich keine Wirkung: { $favour }.
