# Tenno's Court: was am Tisch gesagt wird, im Browser und im Terminal.

## Entscheidungen

decision-take-favour = Welche Gunst des Tenno nimmst du?
    .help =
        Du darfst eine nehmen, für so viele deiner Hofbeamten im Audienzsaal, wie ihr Feld zeigt. Hofbeamte, die du nicht
        ausgibst, kehren in die Empfangshalle zurück und zählen in der nächsten Runde.
decision-remove-event = Entfernst du das Ereignis der Runde?
    .help = Ohne das Ereignis ändert sich in dieser Runde für niemanden etwas. Sonst bleibt es, wie es ist.
decision-calm-province = Wo entfernst du einen Unruhemarker?
    .help = In einer deiner Provinzen, in der ein Unruhemarker liegt.
decision-favoured-armies = Wohin setzt du die Armeen?
    .help = Alle in eine eigene Provinz oder in eine neutrale, die dir dann kampflos gehört.
decision-favoured-building = { $building ->
        [Burg] Wo baust du die Burg?
        [Tempel] Wo baust du den Tempel?
       *[other] Wo baust du das { $building }?
    }
    .help = In einer eigenen Provinz mit freiem Bauplatz, in der noch keines dieser Sorte steht. Es kostet nichts.

## Züge

move-take-favour =
    { $favour-id ->
        [none] keine Gunst nehmen
       *[other] die Gunst für { $officials } Hofbeamte nehmen: { $favour }
    }
move-remove-event =
    { $effect-id ->
        [none] das Ereignis liegen lassen
       *[other] das Ereignis entfernen: { $effect }
    }
move-calm-province = einen Unruhemarker aus { $province } entfernen
move-favoured-armies =
    { $armies ->
        [one] 1 Armee nach { $province } setzen
       *[other] { $armies } Armeen nach { $province } setzen
    }
move-favoured-building = { $building ->
        [Burg] eine Burg
        [Tempel] einen Tempel
       *[other] ein { $building }
    } in { $province } bauen

## Ereignisse

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
event-audience-missed = Keine Hofbeamten, also keine Audienz: { $seats }.
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
event-audience-ended = Keine Gunstkarten mehr für { $seats }.
event-favours-removed = Nicht gewählt und aus dem Spiel: { $favours }.
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
event-action-skipped-court-tower-card-declines = { $seat } verzichtet mit einer Turmkarte.

## Namen

name-space-convert-3 = 3 umwandeln
name-space-convert-2 = 2 umwandeln
name-space-convert-1 = 1 umwandeln
name-card-tower-1 = Turmkarte 1
name-card-tower-2 = Turmkarte 2
name-card-tower-3 = Turmkarte 3
name-board-tower = Turmkarte

## Gunstkarten

name-favour-event = Ereignis entfernen
name-favour-marker = Unruhemarker entfernen
name-favour-armies = { $amount ->
        [one] 1 Armee
       *[other] { $amount } Armeen
    } in eine Provinz
name-favour-chests = { $amount ->
        [one] 1 Truhe
       *[other] { $amount } Truhen
    }
name-favour-tray = { $amount ->
        [one] 1 Armee
       *[other] { $amount } Armeen
    } in die Schale
name-favour-rice = { $amount } Reis
name-favour-points = { $amount ->
        [one] 1 Siegpunkt
       *[other] { $amount } Siegpunkte
    }
name-favour-castle = eine Burg
name-favour-temple = ein Tempel
name-favour-theatre = ein Theater
name-favour-protection-a = Schutz vor Kampf A
name-favour-protection-b = Schutz vor Kampf B
name-favour-protection-both = Schutz vor Kampf A und B

## Der Tisch im Terminal

board-favours = Gunstkarten:
board-favour = { $officials } Hofbeamte: { $favour }
board-court = Hofbeamte am Hof und im Vorrat:
board-officials = { $player } { $here }/{ $left }
board-favoured = In der Gunst des Tenno:
board-kept = { $player } wehrt den nächsten Unruhemarker ab
board-protected = { $player } ist sicher vor { $actions }

## Was Karten bewirken würden

effect-convert = { $armies ->
        [one] 1 Armee aus { $province } wird Hofbeamter
       *[other] { $armies } Armeen aus { $province } werden Hofbeamte
    }
effect-convert-tray = { $armies ->
        [one] 1 Armee in der Schale wird Hofbeamter
       *[other] { $armies } Armeen in der Schale werden Hofbeamte
    }
effect-cannot-convert =
    { $rule ->
        [court-one-army-stays] vergeblich: dort sind zu wenige Armeen
        [court-too-few-in-the-tray] vergeblich: zu wenige deiner Armeen in der Schale
       *[court-officials-are-limited] vergeblich: zu wenige Hofbeamte im Vorrat
    }

## Gründe für einen Vorschlag

reason-convert = { $province } kann { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } für den Hof entbehren.
reason-convert-tray = { $armies ->
        [one] 1 Armee in der Schale nützt
       *[other] { $armies } Armeen in der Schale nützen
    } am Hof mehr.
reason-convert-none = Armeen nützen auf dem Spielplan mehr als am Hof.

## Gunstkarten und wofür sie genutzt werden

reason-favour = Die Gunst ist mehr wert, als { $officials } Hofbeamte nächste Runde bekommen können.
reason-favour-last = Hofbeamte nützen später nichts mehr, also nimm die beste Gunst.
reason-favour-none = Keine Gunst ist jetzt ihre Hofbeamten wert. Sie warten auf die nächste Runde.
reason-favour-none-last = Keine dieser Gunstkarten hilft dir jetzt.
reason-event-harms = Das Ereignis schadet deinem eigenen Plan.
reason-event-stays = Das Ereignis schadet deinem Plan nicht, also lass es liegen.
reason-calm = In { $province } { $markers ->
        [one] liegt 1 Unruhemarker
       *[other] liegen { $markers } Unruhemarker
    }, und dort hast du am meisten zu verlieren.
reason-favoured-takes = { $armies ->
        [one] 1 Armee nimmt
       *[other] { $armies } Armeen nehmen
    } das neutrale { $province } ohne Kampf.
reason-favoured-armies = { $province } braucht { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } am dringendsten.

## Punkte in der Arena

arena-source-favours = Gunst
