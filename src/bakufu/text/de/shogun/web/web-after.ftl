# Nach dem Spiel: das Ergebnis, und das Nachspielen jeder Partie.

web-after-title = Das Ende · Bakufu
web-after-over = Das Spiel ist zu Ende
web-after-still = Das Spiel ist noch nicht zu Ende.
web-after-loading = Blick zurück
web-after-no-line = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-after-to-table = Zum Tisch

## Wer gewonnen hat

web-after-won = { $count ->
        [one] { $names } wird Shogun
       *[other] { $names } teilen sich den Sieg
    }
web-after-by-points = { $ahead ->
        [one] { $points } Punkte, 1 vor { $second }.
       *[other] { $points } Punkte, { $ahead } vor { $second }.
    }
web-after-by-chests = { $points } Punkte, ebenso viele wie { $others }. Die Truhen entscheiden: { $chests } zu { $less }.
web-after-shared = Je { $points } Punkte und { $chests } Truhen.
web-after-why = Warum?
web-after-rematch = Noch einmal
web-after-replay = Nachspielen
web-after-share = Link kopieren
web-after-copied = Kopiert

## Die Wertung, Zeile für Zeile

web-after-scoring = Schlusswertung
web-after-kind-provinces = Provinzen
web-after-kind-buildings = Gebäude
web-after-kind-castle = Meiste Burgen
web-after-kind-temple = Meiste Tempel
web-after-kind-theatre = Meiste Theater
web-after-why-kind = Punkte für: { $kind }
web-after-majority = { $count ->
        [one] { $region }: { $names }
       *[other] { $region }: { $names } gleichauf
    }
web-after-sum = Summe Winter { $year }
web-after-points = Punkte
web-after-chests = Truhen, bei Gleichstand
web-after-place = Platz
web-after-regions = Regionen am Ende
web-after-nobody = niemand

## Wie es kam

web-after-as-table = Als Tabelle
web-after-chart-points = Punkte
    .note = nach jeder Runde
web-after-chart-provinces = Provinzen
    .note = im Besitz nach jeder Runde
web-after-chart-rice = Reis
    .note = am Ende jeder Runde
web-after-chart-armies = Armeen
    .note = in den Provinzen
web-after-chart-luck = Glück im Lauf der Zeit
    .note = Würfel mehr oder weniger als erwartet, zusammengezählt
web-after-luck = Die Laune des Turms
web-after-luck-note = herausgefallene Würfel in allen Würfen
web-after-luck-of = { $sign ->
        [less] von { $expected }, −{ $more }
       *[more] von { $expected }, +{ $more }
    }
web-after-luck-said = { $throws ->
        [one] { $came } Würfel fielen heraus, { $expected } waren zu erwarten, in 1 Wurf.
       *[other] { $came } Würfel fielen heraus, { $expected } waren zu erwarten, in { $throws } Würfen.
    }
web-after-luck-came = herausgefallen
web-after-luck-expected = zu erwarten
web-after-tenths = { $value }
web-after-signed = { $sign ->
        [-1] −{ $value }
        [0] 0
       *[1] +{ $value }
    }

## Fairness

web-after-fair = Ein fairer Turm
web-after-fair-how = Vor dem Spiel hat sich der Server auf ein Geheimnis festgelegt, ohne es zu zeigen, und der Browser jedes Spielers hat einen eigenen Text dazugegeben. Beides zusammen ist der Startwert für allen Zufall: Niemand konnte ihn wählen.
web-after-fair-branch = Diese Partie ging aus einer beendeten hervor, deren Startwert bekannt war. Sie beweist nichts.
web-after-fair-promise = Das Versprechen, gezeigt vor dem Spiel
web-after-fair-secret = Das Geheimnis, jetzt enthüllt
web-after-fair-given = Was jeder Platz dazugab
web-after-fair-nothing = nichts
web-after-fair-check = Hier prüfen
web-after-record = Aufzeichnung herunterladen
web-after-fair-promise-kept = Das Geheimnis ist das versprochene.
web-after-fair-promise-broken = Das Geheimnis ist nicht das versprochene.
web-after-fair-seed-follows = Der Startwert ergibt sich aus dem Geheimnis und dem, was die Plätze dazugaben.
web-after-fair-seed-wrong = Der Startwert ergibt sich nicht aus dem Geheimnis und dem, was die Plätze dazugaben.
web-after-fair-verify = Um jede Karte und jeden Würfel auf deinem eigenen Rechner aus dem Startwert nachzuspielen:

## Nachspielen

web-after-replay-title = Nachspielen · Bakufu
web-after-transport = Steuerung
web-after-slider = Moment des Spiels
web-after-beside = Spieler, Turm und Protokoll
web-after-told = Was hier geschah
web-after-moment = { $chapter }, Schritt { $at } von { $last }
web-after-year = Jahr { $year }
web-after-round-back = Zurück zum Beginn der Runde
web-after-back = Einen Schritt zurück
web-after-play = Abspielen
web-after-pause = Pause
web-after-on = Einen Schritt weiter
web-after-round-on = Weiter zur nächsten Runde
web-after-seen-by = Gesehen von
web-after-seen-by-me = mir selbst
web-after-seen-by-all = Zuschauern
web-after-share-moment = Link zu diesem Moment
web-after-to-end = Schlusswertung
web-after-what-if = Was wäre, wenn?
web-after-what-if-title = Was wäre, wenn es anders weitergegangen wäre?
web-after-what-if-how = Ein neues Spiel beginnt in diesem Moment: du auf dem Platz deiner Wahl, Bots auf allen anderen.
web-after-what-if-seat = Weiter als { $player }
web-after-what-if-over = Hier ist das Spiel zu Ende. Geh zurück zu einem Moment davor.
