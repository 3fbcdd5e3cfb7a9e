# Die Seite des Tisches: der Spielplan, die Spieler und was neben dem Spielplan liegt.

## Der Spielplan

web-board-map = Spielplan mit den Provinzen. Pfeiltasten führen zu einer Nachbarprovinz, Enter wählt, T geht zum nächsten Ziel.
web-board-map-role = Spielplan
web-board-tools = Werkzeuge für den Spielplan
web-board-tools-short = Ansicht
web-board-layer-armies = Armeen und Bauplätze
    .short = Armeen
web-board-layer-yields = Was Provinzen geben: Truhen und Reis
    .short = Truhen, Reis
web-board-layer-unrest = Unruhemarker
    .short = Unruhe
web-board-list = Provinzen als Liste
    .short = Liste
web-board-zoom-in = Vergrößern
    .short = Näher
web-board-zoom-out = Verkleinern
    .short = Weiter weg
web-board-fit = Den ganzen Spielplan zeigen
    .short = Alles
web-board-legend-yields = Truhen, dann Reis
web-board-legend-unrest = Eine Flamme ist ein Unruhemarker. Wer in so einer Provinz einzieht, löst einen Aufstand aus.

## Eine Provinz

web-board-nobody = Niemand
web-board-out = nicht im Spiel
web-board-armies =
    { $count ->
        [one] 1 Armee
       *[other] { $count } Armeen
    }
web-board-free = { $count } frei
web-board-free-sites =
    { $count ->
        [0] kein freier Bauplatz
        [one] 1 freier Bauplatz
       *[other] { $count } freie Bauplätze
    }
web-board-markers =
    { $count ->
        [one] 1 Unruhemarker
       *[other] { $count } Unruhemarker
    }
web-board-yields = Steuern { $tax }, Reis { $rice }
web-board-borders = Grenzt an { $provinces }.
web-board-by-sea = Auf dem Seeweg: { $provinces }.
web-board-card-used = Deine Karte: { $space }
web-board-card-free = Deine Karte ist diese Runde nicht im Einsatz.

## Die Leiste

web-board-year = Jahr { $year }
web-board-chapter = { $season }, Jahr { $year }
web-board-steps = Schritte der Runde
web-board-step-lay-out = Auslegen
web-board-step-plan = Planen
web-board-step-event = Ereignis
web-board-step-order = Reihenfolge
web-board-step-actions = Aktionen
web-board-step-claim = Startprovinzen
web-board-step-rice = Reis
web-board-step-revolts = Aufstände
web-board-step-points = Wertung

## Spieler

web-board-status-away = Abwesend
web-board-status-ready = Fertig
web-board-status-planning =
    { $mine ->
        [yes] Plant
       *[no] Plant …
    }
web-board-status-choosing =
    { $mine ->
        [yes] Wählt
       *[no] Wählt …
    }
web-board-status-turn =
    { $mine ->
        [yes] Am Zug
       *[no] Am Zug …
    }
web-board-status-waiting = wartet
web-board-place =
    { $place ->
        [1] Zuerst dran
       *[other] Platz { $place }
    }
web-board-nth = { $place }.
web-board-took-place = Platz { $place }
web-board-chip = { $name }: { $status }, Punkte { $points }, Truhen { $chests }, Reis { $rice }. Alles zeigen
web-board-player-points = Punkte
web-board-player-chests = Kriegskassen (Truhen)
web-board-player-rice = Reis für den Winter
web-board-player-provinces = Provinzen
web-board-player-armies = Armeen auf dem Spielplan
web-board-player-supply = Armeen im Vorrat
web-board-player-inside = Armeen im Turm
web-board-player-special = Sonderkarte
web-board-player-no-special = keine in dieser Runde

## Neben dem Spielplan

web-board-winter = Wäre jetzt Winter
web-board-winter-how = Was geschieht im Winter?
web-board-winter-when = { $season ->
        [spring] Der Winter kommt nach dieser und zwei weiteren Runden.
        [summer] Der Winter kommt nach dieser und einer weiteren Runde.
        [autumn] Der Winter kommt gleich nach dieser Runde.
       *[winter] Es ist Winter.
    }
web-board-winter-loss = Alle verlieren so viel Reis, wie die letzte Ereigniskarte angibt: { $least ->
        [0] nichts
       *[other] { $least }
    }{ $range ->
        [yes] { " " }bis { $most }
       *[no] {""}
    }.
web-board-winter-feed = Jede Provinz braucht 1 Reis. Wem Reis fehlt, bei dem gibt es in einigen Provinzen Aufstände.
web-board-winter-own = Du hast { $rice } Reis für { $provinces ->
        [one] 1 Provinz
       *[other] { $provinces } Provinzen
    }.
web-board-winter-score = Punkte: 1 für jede Provinz, 1 für jedes Gebäude. Die meisten Burgen einer Region: 3. Die meisten Tempel: 2. Die meisten Theater: 1. Wer sich die Mehrheit teilt, bekommt 1 weniger.
web-board-winter-then = { $year ->
        [1] Danach verfällt aller Reis, alle Unruhemarker werden entfernt, und Jahr 2 beginnt mit vier neuen Ereignissen.
       *[2] Danach endet das Spiel. Die meisten Punkte gewinnen.
    }
web-board-winter-most = Wer jetzt die Mehrheit hat, nach Regionen
web-board-winter-points = Punkte, die das brächte
web-board-leads =
    { $tied ->
        [yes] { $names } gleichauf mit je { $count }
       *[no] { $names } mit { $count }
    }
web-board-tracks = Leisten
web-board-track-points = Punkte
web-board-track-rice = Reis
web-board-order = Reihenfolge
web-board-specials = Sonderkarten
web-board-special-one-more-chest = +1 Truhe
    .does = Steuern einziehen bringt 1 Truhe mehr
web-board-special-one-more-rice = +1 Reis
    .does = Reis einziehen bringt 1 Reis mehr
web-board-special-six-armies = 6 Armeen
    .does = 6 statt 5 Armeen aufstellen
web-board-special-attack = +1 Angriff
    .does = 1 Armee mehr, wenn du angreifst
web-board-special-defence = +1 Abwehr
    .does = 1 Armee mehr, wenn ein Mitspieler dich angreift
web-board-place-of = Platz { $place } in der Reihenfolge
web-board-place-label = Platz { $place }: { $special }{ $taken ->
        [yes] , { $name }
       *[no] , frei
    }. Was ist das?
web-board-place-does = { $taken ->
        [yes] { $name } hat diesen Platz genommen,
       *[no] Diesen Platz hat in dieser Runde noch niemand. Nach dem Planen wählt das höchste Gebot zuerst. Wer ihn nimmt,
    } { $place ->
        [1] ist bei jeder Aktion zuerst dran
        [2] ist bei jeder Aktion an zweiter Stelle dran
        [3] ist bei jeder Aktion an dritter Stelle dran
        [4] ist bei jeder Aktion an vierter Stelle dran
       *[5] ist bei jeder Aktion zuletzt dran
    } und { $taken ->
        [yes] hat
       *[no] bekommt
    } für diese Runde die Karte, die dort liegt:
web-board-events = Ereignisse
web-board-events-say = { $stage ->
        [now] Eines gilt in dieser Runde. { $left ->
            [one] Das übrige bringt im Winter Reisverlust.
           *[other] Das letzte bringt im Winter Reisverlust.
        }
        [winter] Das übrige bestimmt den Reisverlust des Winters.
        [none] Eine Gunst hat das Ereignis dieser Runde entfernt.
       *[comes] Nach dem Planen wird eines davon gezogen und gilt in dieser Runde. Das letzte bringt im Winter Reisverlust.
    }
web-board-events-line = { $stage ->
        [winter] Das übrige bestimmt den Reisverlust
        [none] Das Ereignis wurde entfernt
       *[comes] Eines davon gilt in dieser Runde
    }
web-board-event-label = { $words }, { $state ->
        [now] in dieser Runde
        [gone] vorbei
        [left] der Reisverlust des Winters
       *[open] noch möglich
    }. Was ist das?
web-board-event-now = Diese Runde
# On the card, above what winter takes; { $effect } tells what it is of.
web-board-event-amount = { $effect ->
        [tax-at-most] ≤{ $first }
        [rice-at-most] ≤{ $first }
        [tax-at-least] ≥{ $first }
        [rice-at-least] ≥{ $first }
        [fewer-armies] { $first }/{ $second }
       *[other] { "" }
    }
web-board-event-is-now = Es gilt jetzt, für alle, bis diese Runde endet.
web-board-event-is-gone = Es ist vorbei. Es galt in einer früheren Runde dieses Jahres.
web-board-event-is-left = { $loss ->
        [0] Es blieb als letztes übrig: Der Winter nimmt keinen Reis.
       *[other] Es blieb als letztes übrig: Der Winter nimmt allen { $loss } Reis.
    }
web-board-event-is-open = { $stage ->
        [comes] Es könnte dieses werden: Nach dem Planen wird zufällig eines von { $count } gezogen und gilt in dieser Runde.
       *[now] In dieser Runde gilt es nicht. In einer späteren Runde dieses Jahres kann es kommen.
    }
web-board-explain-theatre-calms = Wer ein Theater baut, entfernt 1 Unruhemarker aus dieser Provinz.
web-board-explain-two-farmers = Wird eine Provinz angegriffen, die niemandem gehört, verteidigen sie { $first } Bauern statt 1.
web-board-explain-castle-defends = Wird eine Provinz mit Burg angegriffen, wirft ihr Besitzer 1 Armee aus dem Vorrat zusätzlich in den Turm.
web-board-explain-temple-protects = Provinzen mit einem Tempel können nicht angegriffen werden.
web-board-explain-tax-at-most = Steuern einziehen bringt höchstens { $first } Truhen, was die Provinz auch gibt.
web-board-explain-tax-at-least = Steuern einziehen bringt mindestens { $first } Truhen, auch wo die Provinz weniger gibt.
web-board-explain-rice-at-least = Reis einziehen bringt mindestens { $first } Reis, auch wo die Provinz weniger gibt.
web-board-explain-rice-at-most = Reis einziehen bringt höchstens { $first } Reis, was die Provinz auch gibt.
web-board-explain-fewer-armies = Statt 5 Armeen gibt es nur { $first } und statt 3 nur { $second }, zum selben Preis.
web-board-one-of =
    { $count ->
        [one] das letzte
       *[other] eines von { $count }
    }
web-board-winter-takes = Winter { $loss ->
        [0] ±0
       *[other] −{ $loss } Reis
    }
web-board-rice-loss = Bleibt es als letztes übrig, verlieren im Winter alle { $loss } Reis.
web-board-effect-theatre-calms = Neues Theater: 1 Unruhemarker weg
web-board-effect-two-farmers =
    { $first ->
        [one] Angriff auf Neutral: 1 Bauer
       *[other] Angriff auf Neutral: { $first } Bauern
    }
web-board-effect-castle-defends = Angriff auf Burg: 1 Armee mehr
web-board-effect-temple-protects = Kein Angriff auf Tempel
web-board-effect-tax-at-most = Steuern: höchstens { $first }
web-board-effect-tax-at-least = Steuern: mindestens { $first }
web-board-effect-rice-at-least = Reis: mindestens { $first }
web-board-effect-rice-at-most = Reis: höchstens { $first }
web-board-effect-fewer-armies = { $first } und { $second } statt 5 und 3 Armeen
web-board-actions = Aktionen der Runde
web-board-dock = Unter dem Spielplan
web-board-no-action = Keine Aktion
web-board-face-down = Verdeckt: Noch weiß niemand, welche Aktion hier kommt
# Die Aktionen, die beim Planen verdeckt liegen: Sie finden statt, aber niemand weiß wann.
web-board-unknown = { $count ->
        [one] Auch diese eine kommt noch
       *[other] Auch diese { $count } kommen, in unbekannter Reihenfolge
    }
web-board-unknown-row = { $count ->
        [one] Zuletzt: { $actions }
       *[other] Noch { $count } finden statt, die Reihenfolge kennt niemand: { $actions }. Nach jeder Aktion wird eine aufgedeckt.
    }
web-board-strip = Aktion { $position } von 10: { $action }
web-board-strip-next = Danach: { $action }
web-board-strip-last = Die letzte
web-board-strip-order = Die Reihenfolge wird gewählt
web-board-strip-show = Alle Aktionen zeigen
web-board-hidden = verdeckt

## Die Leiste auf dem Telefon

web-board-sheet = Neben dem Spielplan
web-board-sheet-up = Leiste hochziehen
web-board-sheet-down = Leiste herunterschieben
web-board-tab-plan = Plan
web-board-tab-turn = Zug
web-board-tab-round = Runde
web-board-tab-boards = Module
web-board-boards = Tableaus der Module
web-board-pages = Tableaus neben dem Spielplan
web-board-page-winter = Wäre jetzt Winter
web-board-page-events = Ereignisse
web-board-page-tower = Turm
web-board-tab-score = Punkte
web-board-tab-tower = Turm
web-board-tab-log = Verlauf

## Das Ende

