# Heerführer im Browser.

## Der Spielplan und die Spieler

web-leaders-at = Heerführer
web-leaders-card = Dein Heerführer ist dort: verbessert diese Aktion
web-leaders-away = nicht da
    .more = Der Heerführer ist nicht auf dem Spielplan. Er kommt in eine eigene Provinz, sobald die Reihenfolge feststeht.
web-leaders-left = Denkmäler übrig
web-leaders-statues = Denkmäler
web-leaders-standing = Denkmäler auf dem Spielplan
web-leaders-trophy-row = Trophäen
web-leaders-trophies = { $count ->
        [one] 1 Trophäe
       *[other] { $count } Trophäen
    }: { $statues }
web-leaders-of = { $count } von { $colour }
web-leaders-leader-here = { $mine ->
        [yes] dein Heerführer ist hier
       *[no] der Heerführer von { $player } ist hier
    }
web-leaders-statues-here = { $count ->
        [one] { $mine ->
            [yes] ein Denkmal von dir
           *[no] ein Denkmal von { $player }
        }
       *[other] { $mine ->
            [yes] { $count } Denkmäler von dir
           *[no] { $count } Denkmäler von { $player }
        }
    }

## Den Heerführer ziehen

web-leaders-badge = { $meaning ->
        [statue] (Denkmal)
        [no-statue] (nebenan)
       *[flee] (Flucht)
    }
web-leaders-meaning = { $meaning ->
        [statue] Denkmal möglich
        [no-statue] Kein Denkmal mehr übrig
       *[flee] Kein Denkmal, da nicht angrenzend
    }
web-leaders-improves = { $kind ->
        [rice] { $action }: { $after } statt { $before } Reis
        [armies] { $action }: { $after } statt { $before ->
            [one] 1 Armee
           *[other] { $before } Armeen
        }
       *[chests] { $action }: { $after } statt { $before ->
            [one] 1 Truhe
           *[other] { $before } Truhen
        }
    }
web-leaders-improves-there = Dort wertet er auf:
web-leaders-change = { $before } → { $after }
web-leaders-no-battle = Er wertet jede Aktion auf außer dem Kämpfen und Bewegen. Im Kampf und bei einem Aufstand hilft er nicht.
web-leaders-gains-nothing = Nichts, was du dort geplant hast, profitiert von ihm
web-leaders-to = { $from ->
        [yes] Von { $origin } nach { $target }
       *[no] Dein Heerführer kommt nach { $target }
    }
web-leaders-means = { $meaning ->
        [statue] { $target } grenzt an { $origin }: Dein Heerführer zieht im Triumph ab, und du darfst in { $origin } ein Denkmal errichten.
        [no-statue] { $target } grenzt an { $origin }, aber du hast kein Denkmal mehr für { $origin }.
        [flee] { $target } grenzt nicht an { $origin }: Dein Heerführer flieht. Das heißt nur, dass er kein Denkmal hinterlässt.
       *[place] Solange er in { $target } ist, kosten Gebäude dort weniger, und Steuern, Reis und aufgestellte Armeen werden mehr.
    }
web-leaders-next-to = { $count ->
        [0] Keine deiner anderen Provinzen grenzt an { $origin }: Wohin dein Heerführer auch zieht, er flieht. Das heißt nur, dass er kein Denkmal hinterlässt.
       *[other] Angrenzend an { $origin }: { $provinces }.
    }
web-leaders-means-trophies = { $count ->
        [one] Das Denkmal eines anderen Spielers in { $target } wird deine Trophäe.
       *[other] Die { $count } Denkmäler anderer in { $target } werden deine Trophäen.
    }
web-leaders-go = { $from ->
        [yes] Nach { $target } ziehen
       *[no] Nach { $target } setzen
    }
web-leaders-place = Heerführer nach { $province } setzen
web-leaders-place-later = Später
web-leaders-raise = Denkmal errichten
web-leaders-raise-none = Keines errichten
web-leaders-statues-left = Du hast noch { $left ->
        [one] 1 Denkmal
       *[other] { $left } Denkmäler
    }.

## Nach dem Spiel

web-after-kind-statues = Denkmäler
web-after-kind-trophies = Trophäen

## Entscheidungen

web-deciding-not-leaders-own-provinces-only = { $province } gehört dir nicht.
web-deciding-not-leaders-must-leave = Dein Heerführer muss { $province } verlassen.
web-deciding-awaits-place-leader = { $player } setzt den Heerführer ein
web-deciding-awaits-claim-with-leader = { $player } darf den Heerführer nach { $province } setzen
web-deciding-awaits-move-leader = { $player } zieht mit dem Heerführer aus { $origin } weiter
web-deciding-awaits-raise-statue = { $player } darf in { $province } ein Denkmal errichten
web-deciding-leaders = Heerführer
web-deciding-does-leaders =
    Heerführer werden eingesetzt, wenn die Reihenfolge feststeht, und ziehen nach jeder Runde in eine andere Provinz.
    Zieht einer nach nebenan, darf hinter ihm ein Denkmal errichtet werden.
web-deciding-winter-line-score-statues = Denkmäler auf dem Spielplan
web-deciding-winter-line-score-trophies = Trophäen

## So wird gespielt

howto-leaders = Heerführer
    .more = Dein Heerführer steht in einer deiner Provinzen.
howto-leaders-helps = Was du dort tust, kostet weniger oder bringt mehr.
howto-leaders-moves =
    Nach jeder Runde muss er in eine andere deiner Provinzen ziehen. Liegt sie nebenan, darfst du ein Denkmal
    zurücklassen.
howto-leaders-trophy = Wo er ankommt, werden die Denkmäler anderer zu deinen Trophäen. Fällt seine Provinz, fehlt er bis nach dem Winter.
howto-leaders-points = Am Ende bringen deine Denkmäler auf dem Spielplan und deine Trophäen Punkte.

## Das Protokoll

web-log-kind-leaders = Heerführer und Denkmäler

## Die Führung

web-tour-leaders =
    Sobald die Reihenfolge feststeht, ist dein Heerführer in einer deiner Provinzen: Was du dort tust, kostet weniger
    oder bringt mehr. Nach jeder Runde muss er weiterziehen und kann ein Denkmal hinterlassen, das am Ende Punkte bringt.

## Der Bericht einer Runde

web-telling-statues = Denkmäler
web-telling-statues-by = { $by } { $count ->
        [one] Denkmal
       *[other] Denkmäler
    }
web-telling-trophies = Trophäen
web-telling-trophies-by = { $by } { $count ->
        [one] Trophäe
       *[other] Trophäen
    }
web-telling-brought-leader-lost = Du hast { $province } verloren, und dein Heerführer hat den Spielplan verlassen.
web-telling-brought-statue-raised = In { $province } steht jetzt ein Denkmal von dir; du hast { $left ->
        [0] keines mehr
       *[other] noch { $left }
    }.
web-telling-brought-trophies-taken = Du hast in { $province } { $statues ->
        [one] ein Denkmal von { $seats } als Trophäe
       *[other] { $statues } Denkmäler von { $seats } als Trophäen
    } genommen.
