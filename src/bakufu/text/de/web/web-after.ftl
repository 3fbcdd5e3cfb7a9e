# Nach einem Spiel, welches auch immer: die Seite des Endes und die Wiederholung.

web-after-title = Das Ende · Bakufu
web-after-over = Das Spiel ist zu Ende
web-after-still = Das Spiel ist noch nicht zu Ende.
web-after-loading = Blick zurück
web-after-no-line = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-after-to-table = Zum Tisch
web-after-why = Warum?
web-after-stands = { $name }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
web-after-rematch = Noch einmal
web-after-replay = Nachspielen
web-after-share = Link kopieren
web-after-copied = Kopiert
web-after-as-table = Als Tabelle
web-after-record = Aufzeichnung herunterladen
web-after-replay-title = Nachspielen · Bakufu
web-after-transport = Steuerung
web-after-slider = Moment des Spiels
web-after-told = Was hier geschah
web-after-moment = { $chapter }, Schritt { $at } von { $last }
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

## Die Analyse einer beendeten Partie.

web-after-review = Analyse
web-after-review-title = Partieanalyse · Bakufu
web-after-review-of = Analyse für
web-after-review-computing = Die Partie wird analysiert: { $done } von { $total }
web-after-review-left =
    { $minutes ->
        [0] Noch weniger als eine Minute.
        [one] Noch etwa 1 Minute.
       *[other] Noch etwa { $minutes } Minuten.
    }
web-after-review-waiting = Das kann eine Weile dauern
web-after-review-takes = Das dauert meist ein bis drei Minuten, bei viel Betrieb auch länger.
web-after-review-slow = Das ist länger als sonst: Vermutlich hat der Rechner gerade viel zu tun.
web-after-review-does = Jede Entscheidung wird in vielen gedachten Partien noch einmal gespielt und mit der besten Alternative verglichen. Dabei zählt nur, was der Spieler damals wissen konnte.
web-after-review-goes-on =
    Du kannst diese Seite verlassen. Die Analyse läuft inzwischen weiter{ $here ->
        [yes] , solange dieser Tab offen ist.
       *[no] .
    }
web-after-review-coming = Das siehst du gleich hier
web-after-review-coming-chances = Wo die Partie entschieden wurde
    .more = Die Siegchancen aller, von der ersten Entscheidung bis zur letzten.
web-after-review-coming-decision = Was besser gewesen wäre
    .more = Deine teuersten Entscheidungen, jeweils mit einer besseren, den Gründen und einem Knopf zum Ausprobieren.
web-after-review-coming-causes = Glück oder Können
    .more = Wie stark deine Entscheidungen, deine Gegner und das Glück deine Siegchance verändert haben.
web-after-review-chances = Siegchance
web-after-review-hidden = bis zu dieser Entscheidung
web-after-review-mark = { $stage }: { $change }
web-after-review-place = { $number } von { $count }
web-after-review-column-played = Gespielt
web-after-review-column-better = Besser
web-after-review-space = Aktion
web-after-review-played = Gespielt:
web-after-review-better = Besser:
web-after-review-good = Eindeutig besser als der Zug eines starken Bots.
web-after-review-try = Ab hier ausprobieren
web-after-review-show = Auf dem Spielplan zeigen
web-after-review-next = Weiter
web-after-review-guess = Ratemodus
web-after-review-guess-end = Ratemodus beenden
web-after-review-guess-which = Was ist besser?
web-after-review-guess-right = Du hast den besseren Zug gefunden.
web-after-review-guess-wrong = Der andere Zug war besser.
web-after-review-none = Keine Entscheidung hat diesen Spieler eindeutig mehr als 5 % der Siegchance gekostet.
web-after-review-causes = Glück und Können
web-after-review-sum = Eigene Entscheidungen { $play }, Glück { $luck }.
web-after-review-accuracy = Durch Entscheidungen bewahrte Siegchance
web-after-review-accuracy-all = Alle Entscheidungen
web-after-review-accuracy-note = 100 % heißt: Jede Entscheidung war so gut wie die beste gefundene. Bei 90 % haben die Entscheidungen ein Zehntel der Siegchance verschenkt, die möglich gewesen wäre.
web-after-review-before = Vor der Entscheidung: { $stage }
web-after-review-alone = Allein
    .more = „Allein“: was nur diese eine Karte gebracht hätte, wenn es mehr als Ungenauigkeit ist. Die Karte von dort käme an ihre Stelle.
web-after-review-same =
    { $count ->
        [one] 1 Karte ist gleich
       *[other] { $count } Karten sind gleich
    }
web-after-review-same-card = { $space }: { $card }
web-after-review-others =
    { $count ->
        [one] 1 weitere Entscheidung
       *[other] Alle { $count } anderen Entscheidungen
    }
web-after-review-other-plan =
    { $count ->
        [0] Plan
        [one] Plan: 1 Karte anders
       *[other] Plan: { $count } Karten anders
    }
web-after-review-within-noise = kein klarer Unterschied
web-after-review-noise = Kein klarer Unterschied zur besten Alternative, also kein Fehler.
web-after-review-best = Nichts Besseres gefunden.
web-after-review-first = Das ist die erste Entscheidung: Hier beginnt die Kurve.
web-after-review-rest = „{ $name }“: Dieselbe Stellung, noch einmal geschätzt, ergibt nicht genau denselben Wert.
web-after-review-note = Siegchancen sind Schätzungen. Entscheidungen werden nur mit dem beurteilt, was der Spieler wissen konnte. Was im Rahmen der Ungenauigkeit liegt, gilt nicht als Fehler.
web-after-review-marks = Die Linien kennen alle Karten, auch verdeckte. Eine Marke steht bei der Siegchance nach der Entscheidung, beurteilt nur mit dem, was der Spieler damals wissen konnte.
web-after-review-deeper = Die Analyse sucht viel länger als ein Tipp während der Partie. Sie kann etwas Besseres finden als den vorgeschlagenen Zug.

## Aufgaben.

web-after-puzzle-title = Aufgaben · Bakufu
web-after-puzzle-game = Spiel
web-after-puzzle-about = Thema
web-after-puzzle-difficulty = Schwierigkeit
web-after-puzzle-any-theme = Alle Themen
web-after-puzzle-any-level = Jede Schwierigkeit
web-after-puzzle-theme = { $title } ({ $solved }/{ $count })
web-after-puzzle-level =
    { $level ->
        [easy] Leicht
        [medium] Mittel
       *[hard] Schwer
    }
web-after-puzzle-then = { $move }. Und dann?
web-after-puzzle-back = Zurück
web-after-puzzle-hint = Tipp
web-after-puzzle-right = Richtig!
web-after-puzzle-wrong = Nicht der beste Zug.
web-after-puzzle-answered = Deine Wahl: { $move }
web-after-puzzle-best = Am besten: { $move }
web-after-puzzle-gain = Damit gewinnst du zu { $chance } %, das sind { $gain } Prozentpunkte mehr als mit der nächstbesten Antwort.
web-after-puzzle-next = Nächste Aufgabe
web-after-puzzle-list = Auf dem Plan wählen, oder aus einer Liste von { $count }
web-after-puzzle-mine = Wertung { $rating } · Serie { $streak } · gelöst { $solved } von { $tried }
web-after-puzzle-none = Du hast alle Aufgaben dieser Art gelöst. Probier ein anderes Thema oder eine andere Schwierigkeit.

## Die Tagespartie

web-after-daily-title =
    { $kind ->
        [week] Partie der Woche
        [past] Tagespartie
       *[today] Partie des Tages
    }
web-after-daily-about = Karten, Ereignisse, Turm und Bots sind für alle dieselben. Dein erstes Spiel an diesem Tag zählt.
web-after-daily-about-week = Derselbe Anfang für jede Runde. Bring deine Freunde mit und vergleiche, was andere Runden daraus gemacht haben.
web-after-daily-from = Woche vom { $day }
web-after-daily-left = Nächste Partie in { $hours } Std. { $minutes } Min.
web-after-daily-left-days = Noch { $days } Tg. { $hours } Std.
web-after-daily-today = Partie des Tages
web-after-daily-week = Partie der Woche
web-after-daily-players =
    { $count ->
        [one] 1 Spieler
       *[other] { $count } Spieler
    }
web-after-daily-bots = Gegner: { $bots }
web-after-daily-times = { $count } × { $name }
web-after-daily-played =
    { $count ->
        [0] Noch niemand ist fertig
        [one] 1 Person ist fertig
       *[other] { $count } Personen sind fertig
    }
web-after-daily-groups-played =
    { $count ->
        [0] Noch keine Runde ist fertig
        [one] 1 Runde ist fertig
       *[other] { $count } Runden sind fertig
    }
web-after-daily-play = Spielen
web-after-daily-continue = Weiterspielen
web-after-daily-practice = Zur Übung spielen
web-after-daily-counts = Dieses Spiel zählt: keine Tipps, kein Rückgängig, keine Zuschauer und kein zweiter Versuch. Spiel es vor Mitternacht (UTC) zu Ende.
web-after-daily-gather = Tisch eröffnen
web-after-daily-gather-how = Eröffne einen Tisch, gib seinen Link weiter und starte, wenn alle da sind. Jede Wochenpartie kannst du einmal spielen.
web-after-daily-to-table = Zu deinem Tisch
web-after-daily-mine = Platz { $place } von { $players } ({ $margin } Punkte)
web-after-daily-ahead = Besser als { $percent } % der anderen
web-after-daily-share = Dein Ergebnis als Text
web-after-daily-review = Mein Spiel auswerten
web-after-daily-late = Dein Spiel endete erst nach der Partie und zählt daher nicht.
web-after-daily-sealed = Ergebnisse siehst du, sobald du dein eigenes Spiel beendet hast.
web-after-daily-rank = Rang
web-after-daily-player = Name
web-after-daily-points = Punkte
web-after-daily-margin = Abstand
web-after-daily-place = Platz
web-after-daily-you = { $name } (du)
web-after-daily-of = { $place } von { $players }
web-after-daily-who = Wessen Ergebnisse
web-after-daily-everyone = Alle
web-after-daily-met = Leute, mit denen du gespielt hast
web-after-daily-spread = Alle { $count } Ergebnisse nach Punkten
web-after-daily-spread-middle = Median { $median }, bestes { $best }
web-after-daily-spread-you = Du, { $points }
web-after-daily-spread-bar =
    { $count ->
        [one] { $low }–{ $high } Punkte: { $count } Spiel
       *[other] { $low }–{ $high } Punkte: { $count } Spiele
    }
web-after-daily-group = Runde { $number }
web-after-daily-past = Frühere Partien
web-after-daily-day = { $game }: { $points } Punkte, Platz { $place } von { $players }
web-after-daily-average = Punkte im Schnitt
web-after-daily-wins =
    { $count ->
        [one] Sieg
       *[other] Siege
    }
web-after-daily-streak =
    { $count ->
        [one] Tag in Folge
       *[other] Tage in Folge
    }
web-after-daily-missed = Einen Tag verpasst? Du kannst ihn jederzeit zur Übung spielen. Nur am Tag selbst zählt es.
web-after-daily-fair = Geht es mit rechten Dingen zu?
web-after-daily-fair-how = Aller Zufall folgt aus einem Geheimnis, auf das sich der Server vorher festlegt: Sein Fingerabdruck steht hier, das Geheimnis selbst folgt, wenn die Partie vorbei ist. Dann kann jeder nachprüfen, dass nichts vertauscht wurde.
web-after-daily-fair-alone = Auf diesem Gerät folgt die Partie allein aus dem Datum. Ohne Server gibt es kein Geheimnis, jeder könnte also nachsehen: Gespielt wird zum eigenen Vergnügen.
web-after-daily-commitment = Fingerabdruck (SHA-256)
web-after-daily-next = Fingerabdruck der nächsten Partie
web-after-daily-secret = Geheimnis
web-after-daily-check = Nachprüfen mit
web-after-daily-back = Zurück zur Partie

## Statistik

web-after-stats = Statistik
web-after-stats-about = Wie deine Spiele ausgingen, auch die privaten. Lektionen, Verzweigungen und Übungen zählen nicht.
web-after-stats-none = Hier gibt es noch nichts zu zählen. Beende ein Spiel, dann steht es gleich hier.
web-after-stats-kind =
    { $kind ->
        [game] Nach Spiel
        [opponent] Nach Gegner
        [opening] Nach Eröffnung
        [seat] Nach Platz am Tisch
        [players] Nach Spielerzahl
        [module] Nach Modul
       *[thing] Liebste Provinzen und Schwerter
    }
web-after-stats-by =
    { $kind ->
        [game] Spiel
        [opponent] Gegner
        [opening] Eröffnung
        [seat] Platz
        [players] Spieler
        [module] Modul
       *[thing] Am Ende im Besitz, oder geliefert
    }
web-after-stats-played = Spiele
web-after-stats-won = Gewonnen
web-after-stats-ahead = Du vorn
web-after-stats-average = Punkte im Schnitt
web-after-stats-points = Punkte: { $game }
web-after-stats-points-label = Punkte der letzten { $count } Spiele, davon { $won } gewonnen
web-after-stats-points-how = Ein Balken je Spiel, das letzte rechts. Gewonnene Spiele sind grün.
web-after-stats-luck = Glück im Lauf der Zeit
web-after-stats-luck-label = Glück der letzten { $count } Spiele, zusammen { $sum } Würfel
web-after-stats-luck-how = Balken: wie viele deiner Würfel mehr als erwartet aus dem Turm kamen, Spiel für Spiel. Die Linie zählt sie zusammen.
web-after-stats-csv = Daten als CSV herunterladen
web-after-stats-thing =
    { $played ->
        [one] { $title }: { $played } Spiel, { $won } % gewonnen
       *[other] { $title }: { $played } Spiele, { $won } % gewonnen
    }
web-after-stats-favourites =
    { $game ->
        [katana] Am häufigsten gelieferte Schwerter
       *[other] Am häufigsten kontrollierte Provinzen
    }
web-after-stats-rating = Wertung im Lauf der Zeit
web-after-stats-rating-label =
    { $count ->
        [one] { $game }: { $last } nach { $count } Spiel
       *[other] { $game }: von { $first } auf { $last } in { $count } Spielen
    }
web-after-stats-rating-how = Nach jedem öffentlichen Spiel gegen andere mit eigenem Konto. Alle beginnen bei 1500.
web-after-stats-csv-of = { $of } als CSV
web-after-together = Gemeinsam ansehen
web-after-together-you = Du führst. Die anderen sehen, was du dir ansiehst.
web-after-together-leads = { $name } führt.
web-after-together-nobody = Noch führt niemand.
web-after-together-lead = Führen
web-after-together-stop = Nicht mehr führen
web-after-together-follow = { $name } folgen
web-after-together-draw = Pfeile zeichnen
web-after-together-draw-how = Zieh von einem Ort zum anderen. Ein Klick umkreist einen Ort.
web-after-together-clear = Pfeile löschen
web-after-together-branch = { $name } probiert von hier aus etwas anderes.
web-after-together-branch-yours = An einem anderen Tisch kannst du von hier aus weiterspielen; die anderen können zusehen.
web-after-together-watch = Zusehen
web-after-together-invite = Andere einladen
