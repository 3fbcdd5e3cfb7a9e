# Nach einem Spiel, welches auch immer: die Seite des Endes und die Wiederholung.

web-after-title = Das Ende · Bakufu
web-after-over = Das Spiel ist zu Ende
web-after-still = Das Spiel ist noch nicht zu Ende.
web-after-loading = Blick zurück
web-after-no-line = Der Server antwortet nicht. Versuch es gleich noch einmal.
web-after-to-table = Zum Tisch
web-after-why = Warum?
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
web-after-review-chances = Siegchance
web-after-review-hidden = bis zu dieser Entscheidung
web-after-review-mark = { $stage }: { $change }
web-after-review-place = { $number } von { $count }
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
web-after-review-none = Keine Entscheidung hat diesen Spieler eindeutig mehr als 5 % der Siegchance gekostet.
web-after-review-causes = Glück und Können
web-after-review-sum = Eigene Entscheidungen { $play }, Glück { $luck }.
web-after-review-accuracy = Durch Entscheidungen bewahrte Siegchance
web-after-review-accuracy-all = Alle Entscheidungen
web-after-review-note = Siegchancen sind Schätzungen. Sie beruhen nur auf dem, was der Spieler wissen konnte. Was im Rahmen der Ungenauigkeit liegt, gilt nicht als Fehler.

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
web-after-puzzle-gain = Damit gewinnst du zu { $chance } %, das sind { $gain } Prozentpunkte mehr als mit der nächstbesten Antwort.
web-after-puzzle-next = Nächste Aufgabe
web-after-puzzle-mine = Wertung { $rating } · Serie { $streak } · gelöst { $solved } von { $tried }
web-after-puzzle-none = Du hast alle Aufgaben dieser Art gelöst. Probier ein anderes Thema oder eine andere Schwierigkeit.
