# Tenno's Court: was geschieht.

event-officials-sent =
    { $officials ->
        [0] { $seat } entsendet keinen Hofbeamten an den Hof.
        [one] { $seat } entsendet 1 Hofbeamten an den Hof, für eine Armee aus der ersten Füllung.
       *[other] { $seat } entsendet { $officials } Hofbeamte an den Hof, für Armeen aus der ersten Füllung.
    }
event-favours-laid-out = Gunst des Tenno, die teuerste zuerst: { $favours }.
event-court-opened = Am Kaiserhof: Armeen werden Hofbeamte.
event-armies-converted =
    { $rule ->
        [court-from-the-tray] { $seat } wandelt { $officials ->
            [one] 1 Armee aus der Schale in einen Hofbeamten
           *[other] { $officials } Armeen aus der Schale in Hofbeamte
        } um und hat { $entrance } in der Empfangshalle.
       *[other] { $seat } wandelt { $officials ->
            [one] 1 Armee aus { $card } in einen Hofbeamten
           *[other] { $officials } Armeen aus { $card } in Hofbeamte
        } um und hat { $entrance } in der Empfangshalle.
    }
event-last-army-left = In { $province } bleibt nur 1 Armee: { $seat } muss die anderen umwandeln.
event-nothing-converted =
    { $rule ->
        [court-one-army-stays] { $seat } hat in { $card } zu wenige Armeen für „{ $space }“.
        [court-too-few-in-the-tray] { $seat } hat in der Schale zu wenige Armeen für „{ $space }“.
        [court-officials-are-limited] { $seat } hat zu wenige Hofbeamte für „{ $space }“.
        [court-chest-card-declines] { $seat } verzichtet bei „{ $space }“ mit einer Truhenkarte.
       *[other] { $seat } hat keine Karte auf „{ $space }“ gelegt.
    }
event-audience-began = Audienz beim Tenno, der Reihe nach: { $order }.
event-audience-missed = Ohne Hofbeamten am Hof: { $seats }.
event-audience-tied = Gleich viele Hofbeamte, also entscheidet die Spielerreihenfolge: { $seats }.
event-officials-entered =
    { $officials ->
        [one] { $seat } tritt mit 1 Hofbeamten vor den Tenno.
       *[other] { $seat } tritt mit { $officials } Hofbeamten vor den Tenno.
    }
event-favours-too-dear =
    { $officials ->
        [one] { $seat } hat nur 1 Hofbeamten und kann keine Gunst bezahlen.
       *[other] { $seat } hat nur { $officials } Hofbeamte und kann keine Gunst bezahlen.
    }
event-favour-taken = { $seat } nimmt eine Gunst für { $officials } Hofbeamte: { $favour }.
event-favour-declined = { $seat } nimmt keine Gunst.
event-audience-ended = Alle Gunstkarten sind vergeben. Zu spät: { $seats }.
event-favours-removed = Niemand nimmt, also aus dem Spiel: { $favours }.
event-officials-returned =
    { $officials ->
        [one] 1 Hofbeamter von { $seat } kehrt in die Empfangshalle zurück.
       *[other] { $officials } Hofbeamte von { $seat } kehren in die Empfangshalle zurück.
    }
event-favour-brought =
    { $rule ->
        [court-favour-gives-chests] Die Gunst bringt { $seat } { $amount ->
            [one] 1 Truhe
           *[other] { $amount } Truhen
        }, zusammen { $total }.
        [court-favour-fills-tray] { $seat } legt { $amount ->
            [one] 1 Armee
           *[other] { $amount } Armeen
        } in die Schale und hat dort { $total }.
       *[other] Die Gunst bringt { $seat } { $amount } Reis, zusammen { $total }.
    }
event-favour-short = Der Vorrat hat nur { $after } von { $before }, die { $seat } zustehen.
event-favour-in-vain = Diese Gunst hat für { $seat } keine Wirkung: { $favour }.
event-favour-lost = { $seat } verliert die Gunstkarte ungenutzt: { $favour }.
event-event-removed = { $seat } entfernt das Ereignis: { $effect }.
event-event-left = { $seat } lässt das Ereignis liegen: { $effect }.
event-favour-kept = { $seat } hat keinen Unruhemarker und behält die Gunst für den nächsten.
event-marker-parried = { $seat } wehrt mit einer Gunst einen Unruhemarker in { $province } ab.
event-armies-granted =
    { $rule ->
        [court-favour-takes-neutral] { $seat } nimmt das neutrale { $province } kampflos ein, mit { $armies ->
            [one] 1 Armee
           *[other] { $armies } Armeen
        }.
       *[other] { $seat } setzt durch die Gunst des Tenno { $armies ->
            [one] 1 Armee
           *[other] { $armies } Armeen
        } nach { $province }.
    }
event-protection-granted = In dieser Runde kann { $seat } nicht mit { $actions } angegriffen werden.
event-protection-ended = Der Schutz für { $seat } endet.
event-action-skipped-court-tower-card-declines = { $seat } verzichtet mit einer Würfelturmkarte.
