# Das Planen im Browser. Kurz: Das meiste steht auf Karten und Knöpfen.

## Das Tableau

planning-heading =
    { $season ->
        [spring] Plane deinen Frühling
        [summer] Plane deinen Sommer
       *[autumn] Plane deinen Herbst
    }
planning-board = Dein Tableau
planning-hand = Deine Hand
planning-hand-empty = Alle deine Karten sind gelegt.
planning-space-bid = Gebot
planning-space-castle = Burg bauen
planning-space-temple = Tempel bauen
planning-space-theatre = Theater bauen
planning-space-rice = Reis einziehen
planning-space-tax = Steuern einziehen
planning-space-deploy-5 = 5 Armeen
planning-space-deploy-3 = 3 Armeen
planning-space-deploy-1 = 1 Armee
planning-space-battle-a = Kampf A
planning-space-battle-b = Kampf B

# Wofür ein Feld da ist, gefragt, solange es leer ist
planning-ask-bid = Wie viele Truhen bietest du, um zuerst zu wählen?
planning-ask-castle = Welche Provinz bekommt eine Burg?
planning-ask-temple = Welche Provinz bekommt einen Tempel?
planning-ask-theatre = Welche Provinz bekommt ein Theater?
planning-ask-rice = Welche Provinz gibt Reis?
planning-ask-tax = Welche Provinz gibt Truhen?
planning-ask-deploy-5 = Wohin kommen 5 neue Armeen?
planning-ask-deploy-3 = Wohin kommen 3 neue Armeen?
planning-ask-deploy-1 = Wohin kommt 1 neue Armee? Danach dürfen Armeen weiterziehen.
planning-ask-battle-a = Von wo ziehen Armeen los? Wenn sie können, müssen sie.
planning-ask-battle-b = Von wo ziehen Armeen los? Wenn sie können, müssen sie.
planning-stays-empty = Keine Karte mehr, keine Aktion

planning-place-known = Aktion { $place }
planning-place-unknown = Aktion 6 bis 10, Reihenfolge unbekannt
planning-cost =
    { $price ->
        [one] kostet 1 Truhe
       *[other] kostet { $price } Truhen
    }

## Karten

planning-chest-word =
    { $chests ->
        [one] Truhe
       *[other] Truhen
    }
planning-tax = Steuern
planning-rice = Reis
planning-sites =
    { $sites ->
        [one] 1 freier Bauplatz
       *[other] { $sites } freie Bauplätze
    }
planning-armies = Armeen
planning-revolt-markers =
    { $markers ->
        [one] 1 Unruhemarker
       *[other] { $markers } Unruhemarker
    }
planning-no-action = Keine Aktion
planning-pays =
    { $chests ->
        [0] Kostet nichts
        [one] 1 Truhe zahlen
       *[other] { $chests } Truhen zahlen
    }
planning-one-more = +1 Unruhemarker
planning-effect-bid = Gratis, vor 0 Truhen
planning-effect-build =
    { $sites ->
        [0] Letzter Bauplatz
        [one] Noch 1 Bauplatz
       *[other] Noch { $sites } Bauplätze
    }
planning-effect-tax = { $range ->
        [yes] +{ $least }–{ $most } Truhen
       *[no] +{ $most ->
            [one] 1 Truhe
           *[other] { $most } Truhen
        }
    }
planning-effect-rice = { $range ->
        [yes] +{ $least }–{ $most } Reis
       *[no] +{ $most } Reis
    }
planning-effect-revolt = { $brings }, Aufstand
planning-effect-deploy = { $range ->
        [yes] { $before } → { $least }–{ $most } Armeen
       *[no] { $before } → { $most } Armeen
    }
planning-effect-march = { $armies ->
        [one] 1 Armee zieht
       *[other] 1–{ $armies } Armeen ziehen
    }
planning-card-described = { $name }: Steuern { $tax }, Reis { $rice }, { $sites ->
        [0] kein freier Bauplatz
        [one] 1 freier Bauplatz
       *[other] { $sites } freie Bauplätze
    }, { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    }{ $markers ->
        [0]{""}
        [one] , 1 Unruhemarker
       *[other] , { $markers } Unruhemarker
    }
planning-space-described = { $space }{ $known ->
        [yes] , { $place }
       *[no]{""}
    }{ $price ->
        [0]{""}
        [one] , kostet 1 Truhe
       *[other] , kostet { $price } Truhen
    }: { $card ->
        [none] leer
       *[other] { $card }
    }{ $effect ->
        [none]{""}
       *[other] , { $effect }
    }
planning-place-here = Hierher legen
planning-place-instead = Stattdessen legen
planning-swap = Tauschen
planning-place-card = { $card } hierher legen
planning-percent = { $percent } %
planning-why-space = { $space }: warum nicht?
planning-why-revolt = Warum ein Aufstand in { $province }?
planning-revolt-case = In { $province } { $markers ->
        [one] liegt ein Unruhemarker
       *[other] liegen { $markers } Unruhemarker
    }. Ziehst du dort ein, { $farmers ->
        [one] kämpft 1 Bauer
       *[other] kämpfen { $farmers } Bauern
    } gegen { $armies ->
        [one] deine einzige Armee
       *[other] deine { $armies } Armeen
    }.{ $hints ->
        [yes] {" "}Mit { $percent } % Wahrscheinlichkeit behältst du die Provinz.
       *[no]{""}
    }
planning-why = Warum?
planning-suggested = Vorschlag: { $why }
planning-why-suggested = Warum hier { $card }?

## Was nicht reicht: in wenigen Worten und als Satz

planning-in-vain = Bewirkt hier nichts
planning-vain-build-one-of-a-kind = Steht dort schon
planning-vain-build-free-site = Kein Bauplatz frei
planning-vain-build-tiles-are-limited = Keine mehr übrig
planning-vain-march-one-army-stays = 1 Armee: kann nicht ziehen
planning-vain-march-nowhere-to-go = Kein Ziel
planning-unpaid = { $price } nicht bezahlbar
planning-perhaps-unpaid = { $price } evtl. zu teuer
planning-no-armies = Vorrat zu klein
planning-perhaps-no-armies = Vorrat reicht evtl. nicht
planning-bid-short = Mehr als du hast
planning-short-chests =
    { $payable ->
        [never] du kannst dann { $price ->
            [one] 1 Truhe
           *[other] { $price } Truhen
        } nicht bezahlen
       *[perhaps] kommen andere Aktionen zuerst, kannst du { $price ->
            [one] 1 Truhe
           *[other] { $price } Truhen
        } nicht bezahlen
    }
planning-short-armies =
    { $payable ->
        [never] dein Vorrat hat zu wenige Armeen
       *[perhaps] kommen andere Aktionen zuerst, hat dein Vorrat zu wenige Armeen
    }
planning-bid-too-high = du hast nur { $chests ->
        [0] 0 Truhen
        [one] 1 Truhe
       *[other] { $chests } Truhen
    }
planning-warning-line = { $space }: { $text }

## Was als Nächstes zu tun ist

planning-first-time = Lege auf jede der zehn Aktionen eine Karte. Eine Truhenkarte heißt: keine Aktion. Eine Karte ist dein Gebot für die Spielerreihenfolge. Drücke dann auf „Fertig“.

planning-tip-first = Wähle eine Karte, dann ihr Feld. Jede Provinz handelt einmal pro Runde: Wer Armeen bekommt, kann nicht auch angreifen.
planning-tip-held = { $card } ist gewählt und handelt einmal in dieser Runde: Wähle das Feld.
planning-tip-held-placed = { $card }: Wähle ein anderes Feld, oder noch einmal diese Karte, um sie zurückzunehmen.
planning-tip-held-chests = { $chests ->
        [one] 1 Truhe
       *[other] { $chests } Truhen
    }: Auf einer Aktion heißt das „keine Aktion“; als Gebot zahlst du { $chests ->
        [0] nichts
       *[other] { $chests }
    }.
planning-tip-aimed = { $space }: Wähle jetzt eine Karte dafür.
planning-tip-more = { $count ->
        [one] Noch 1 Karte zu legen.
       *[other] Noch { $count } Karten zu legen.
    } Eine Aktion willst du nicht? Gib ihr eine Truhenkarte.
planning-tip-full = Dein Plan ist vollständig. Ändere ihn, wie du magst, dann drücke auf „Fertig“.
planning-tip-warned = Dein Plan ist vollständig, aber { $count ->
        [one] 1 Aktion könnte
       *[other] { $count } Aktionen könnten
    } scheitern. „Fertig“ geht trotzdem.
planning-tip-ready = Du bist fertig. { $count ->
        [0] Die Runde beginnt.
        [one] { $names } plant noch; bis dahin kannst du deinen Plan ändern.
       *[other] { $names } planen noch; bis dahin kannst du deinen Plan ändern.
    }

## Die Zusammenfassung

planning-sum = Dein Plan
planning-sum-if = wenn nichts dazwischenkommt
planning-flow = Truhen im Lauf der Runde: jetzt { $now }, mindestens { $lowest }, am Ende { $end }
planning-flow-now = jetzt
planning-flow-open = 6–10
planning-chests-line = Kostet { $spent }, bringt { $range ->
        [yes] { $least }–{ $most }
       *[no] { $most }
    }
planning-rice-line = Winter braucht { $provinces }{ $most ->
        [0]{""}
       *[other] , Ereignis { $range ->
            [yes] { $least }–{ $most }
           *[no] { $most }
        }
    }
planning-rice-short = { $range ->
        [yes] { $least } bis { $most }
       *[no] { $most }
    } zu wenig.
planning-rice-colon = { ": " }
planning-rice-means = Aufstände drohen
planning-rice-case = Jede Provinz braucht im Winter 1 Reis, und vorher nimmt das Ereignis des Winters Reis aus deinem Vorrat, höchstens was da ist: Je mehr du lagerst, desto mehr kann es nehmen. { $season ->
        [autumn] Dies ist die letzte Runde, um Reis zu sammeln
       *[other] Bis zum Ende des Herbstes kannst du noch Reis einziehen
    }: Je mehr Provinzen unversorgt bleiben, desto mehr Aufstände gibt es.
planning-why-short = Was, wenn der Reis fehlt?
planning-markers = +{ $count ->
        [one] 1 Unruhemarker
       *[other] { $count } Unruhemarker
    }: { $provinces }
planning-why-markers = Was ist ein Unruhemarker?
planning-markers-case = Wer Reis oder Steuern einzieht, hinterlässt in der Provinz einen Unruhemarker. Ziehst du dort in diesem Jahr noch einmal ein, gibt es einen Aufstand. Die Ebene „Unruhemarker“ des Spielplans zeigt, wo welche liegen.
planning-arrow = { $before } → { $range ->
        [yes] { $least }–{ $most }
       *[no] { $most }
    }
planning-chests = Truhen
planning-revolt-count = { $count ->
        [one] 1 Aufstand
       *[other] { $count } Aufstände
    }
planning-warning-count = { $count ->
        [one] 1 Warnung
       *[other] { $count } Warnungen
    }
planning-short-count = { $range ->
        [yes] { $least } bis { $most } zu wenig
       *[no] { $most } zu wenig
    }
planning-revolt-line = Aufstand in { $province }{ $hints ->
        [yes] : du behältst sie
       *[no]{""}
    }

## Knöpfe

planning-left =
    { $count ->
        [one] Noch 1 Karte legen
       *[other] Noch { $count } Karten legen
    }
planning-left-short =
    { $count ->
        [one] Noch 1 Karte
       *[other] Noch { $count } Karten
    }
planning-ready = Fertig
planning-not-ready = Plan ändern
planning-tried-better = Besseren Plan auslegen
planning-tried-played = Gespielten Plan auslegen
planning-reason-card = { $space }: { $card }
planning-reason-skip = { $space }: keine Aktion (Karte: { $card })
planning-suggest = Plan vorschlagen
planning-suggest-other = { $card ->
        [none] keine Karte auf { $space }
       *[other] { $card } auf { $space }
    }
planning-reasons = Warum diese Karten?
planning-harmed = { $card } würde ich nicht auf „{ $space }“ legen: { $what }.
planning-harmed-vain = dort bewirkt die Karte nichts
planning-harmed-unpaid = das kannst du nicht bezahlen
planning-harmed-anger = dort gäbe es einen Aufstand
planning-harmed-thin = nur 1 Armee könnte ziehen
planning-harmed-hopeless = von dort hat kein Angriff gute Chancen
planning-harmed-doomed = ein starker Gegner nebenan könnte die Provinz erobern
planning-reasons-hide = Gründe ausblenden
planning-more-cards = Mehr Karten
planning-suggesting = Denkt nach
planning-undo = Zurücknehmen
planning-nothing-to-undo = Es gibt nichts zurückzunehmen.
planning-watching = Die Spieler planen.

## Was ein Screenreader vorliest

planning-said-placed = { $card } auf „{ $space }“{ $effect ->
        [none]{""}
       *[other] : { $effect }
    }. { $left ->
        [0] Der Plan ist vollständig.
        [one] Noch 1 Karte zu legen.
       *[other] Noch { $left } Karten zu legen.
    }
planning-said-swapped = { $card } auf „{ $space }“, { $other } auf „{ $former }“.
planning-said-taken = { $card } ist wieder auf deiner Hand. { $left ->
        [one] Noch 1 Karte zu legen.
       *[other] Noch { $left } Karten zu legen.
    }
planning-said-held = { $card } ist gewählt. Wähle ein Feld.
planning-said-undone = Zurückgenommen. { $left ->
        [0] Der Plan ist vollständig.
        [one] Noch 1 Karte zu legen.
       *[other] Noch { $left } Karten zu legen.
    }
planning-said-suggested = Ein Plan wird vorgeschlagen, mit Gründen. „So machen“ legt seine Karten.
planning-said-ready = Du bist fertig.
planning-said-not-ready = Du planst wieder.
