# Heerführer: was am Tisch gesagt wird, im Browser und im Terminal.

## Entscheidungen

decision-place-leader = Wohin setzt du deinen Heerführer?
    .help =
        In eine eigene Provinz. Was du dort mit einer Aktion tust, wird billiger oder bringt mehr, solange der Heerführer
        dort ist. Nach der Runde muss er weiter; zieht er nach nebenan, darfst du hinter ihm ein Denkmal errichten.
decision-claim-with-leader = Setzt du deinen Heerführer nach { $province }?
    .help = Er kommt in eine der Provinzen, die du wählst, spätestens in die letzte.
decision-move-leader = Wohin zieht dein Heerführer von { $origin } aus?
    .help =
        In eine andere eigene Provinz. Grenzt sie zu Land oder über See an { $origin }, darfst du dort ein Denkmal
        zurücklassen. Alles andere ist Flucht, das heißt nur: kein Denkmal. Denkmäler anderer am Ziel werden deine Trophäen.
decision-raise-statue = Ein Denkmal in { $province }?
    .help =
        Es bringt dir am Ende 1 Punkt, wenn kein fremder Heerführer es nimmt.

## Züge

move-place-leader = den Heerführer nach { $province } setzen
move-claim-with-leader =
    { $answer-id ->
        [yes] den Heerführer nach { $province } setzen
       *[nothing] den Heerführer später einsetzen
    }
move-move-leader = den Heerführer von { $origin } nach { $target } ziehen
move-raise-statue =
    { $answer-id ->
        [yes] in { $province } ein Denkmal errichten
       *[nothing] in { $province } kein Denkmal errichten
    }

## Ereignisse

event-leader-placed =
    { $rule ->
        [leaders-return-after-winter] Der Heerführer von { $seat } kehrt zurück, nach { $province }.
       *[other] { $seat } setzt den Heerführer nach { $province }.
    }
event-leaders-summoned = Die Heerführer werden eingesetzt, in Spielerreihenfolge: { $order }.
event-leader-moved =
    { $rule ->
        [leaders-adjacent-is-victory] Der Heerführer von { $seat } zieht von { $origin } nach { $target }.
        [leaders-statues-are-limited]
            Der Heerführer von { $seat } zieht von { $origin } nach { $target }, aber kein Denkmal ist übrig.
       *[leaders-not-adjacent-is-flight] Der Heerführer von { $seat } flieht von { $origin } nach { $target }.
    }
event-leader-stayed = { $seat } hat keine andere Provinz, und der Heerführer bleibt in { $province }.
event-leader-lost = { $seat } verliert { $province }, und der Heerführer verlässt den Spielplan.
event-leaders-rested = Nach dem Winter zieht kein Heerführer. Auf dem Spielplan bleiben: { $seats }.
event-leader-stood-aside = Der Heerführer in { $province } bringt { $seat } im Kampf keinen Vorteil.
event-leaders-away =
    { $rule ->
        [leaders-return-in-autumn-order]
            { $seats-count ->
                [one] Der Winter ist vorbei, und ein verlorener Heerführer kehrt zurück: { $seats }.
               *[other] Der Winter ist vorbei, und verlorene Heerführer kehren zurück: { $seats }.
            }
        [leaders-no-province-to-return-to]
            { $seats-count ->
                [one] Ein verlorener Heerführer hat keine Provinz, in die er zurückkehren kann: { $seats }.
               *[other] Verlorene Heerführer haben keine Provinz, in die sie zurückkehren können: { $seats }.
            }
       *[leaders-no-return-at-the-end]
            { $seats-count ->
                [one] Ein verlorener Heerführer kehrt nicht mehr zurück: { $seats }.
               *[other] Verlorene Heerführer kehren nicht mehr zurück: { $seats }.
            }
    }
event-price-lowered =
    { $after ->
        [0] Dank des Heerführers in { $province } zahlt { $seat } nichts für { $building ->
            [Burg] die Burg
            [Tempel] den Tempel
           *[other] das { $building }
        }.
       *[other] Dank des Heerführers in { $province } zahlt { $seat } für { $building ->
            [Burg] die Burg
            [Tempel] den Tempel
           *[other] das { $building }
        } nur { $after } statt { $before }.
    }
event-statue-raised = { $seat } errichtet ein Denkmal in { $province }; { $left ->
        [0] keines ist mehr übrig
        [one] 1 ist noch übrig
       *[other] { $left } sind noch übrig
    }.
event-statue-declined = { $seat } errichtet kein Denkmal in { $province }.
event-statues-stayed =
    { $statues ->
        [one] Das Denkmal in { $province } bleibt.
       *[other] Die { $statues } Denkmäler in { $province } bleiben.
    }
event-trophies-taken =
    { $statues ->
        [one] { $seat } nimmt ein Denkmal von { $seats } aus { $province } als Trophäe und hat { $trophies }.
       *[other] { $seat } nimmt { $statues } Denkmäler von { $seats } aus { $province } als Trophäen und hat { $trophies }.
    }
event-adjusted-leaders-more-rice = Der Heerführer in { $province } macht daraus { $after } Reis statt { $before }.
event-adjusted-leaders-more-taxes = Der Heerführer in { $province } macht daraus { $after } Truhen statt { $before }.
event-adjusted-leaders-more-armies = Der Heerführer in { $province } macht daraus { $after } Armeen statt { $before }.
event-adjusted-leaders-after-event-and-card = Der Heerführer in { $province } macht daraus dann { $after }.
event-adjusted-leaders-never-a-hindrance = Der Vorrat hat nicht mehr als { $after } Armeen für den Heerführer in { $province }.

## Der Tisch im Terminal

board-leaders = Heerführer:
board-leader =
    { $there ->
        [yes] { $player } in { $province }
       *[no] { $player } fort
    }
board-statues = Denkmäler auf dem Spielplan:
board-statue = { $province } { $statues }
board-trophies = Trophäen:
board-trophy = { $player } { $trophies }
board-statues-left = Denkmäler übrig:
board-statue-left = { $player } { $statues }

## Gründe für einen Vorschlag

reason-leader = Von { $province } aus kann dein Heerführer { $count ->
        [0] in keine deiner Provinzen weiterziehen, aber dort ist er sicher
        [one] in 1 deiner Provinzen weiterziehen
       *[other] in { $count } deiner Provinzen weiterziehen
    }.
reason-leader-improves = { $action ->
        [castle] Dein Heerführer macht die Burg in { $province } billiger.
        [temple] Dein Heerführer macht den Tempel in { $province } billiger.
        [theatre] Dein Heerführer macht das Theater in { $province } billiger.
        [rice] Dein Heerführer holt mehr Reis aus { $province }.
        [tax] Dein Heerführer holt mehr Truhen aus { $province }.
       *[other] Dein Heerführer bringt mehr Armeen nach { $province }.
    }
reason-leader-leaves = Dein Heerführer darf dann in { $province } ein Denkmal hinterlassen.
reason-leader-stays = { $province } ist der sicherste Ort für deinen Heerführer.
reason-leader-trophies = In { $province } nimmt dein Heerführer { $count ->
        [one] ein fremdes Denkmal als Trophäe
       *[other] { $count } fremde Denkmäler als Trophäen
    }.
reason-leader-comes = { $province } hat { $count ->
        [0] keinen Nachbarn von dir, aber spätere sind vielleicht schlechter
        [one] 1 Nachbarn von dir, in den er weiterziehen kann
       *[other] { $count } Nachbarn von dir, in die er weiterziehen kann
    }.
reason-leader-waits = Eine Provinz mit mehr eigenen Nachbarn passt besser zu deinem Heerführer.
reason-statue = Ein Denkmal bringt am Ende { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, und { $province } ist kaum in Gefahr.
reason-statue-risk = Du könntest { $province } verlieren, und dann nimmt ein Gegner das Denkmal.

## Punkte in der Arena

arena-source-statues = Denkmäler
arena-source-trophies = Trophäen
