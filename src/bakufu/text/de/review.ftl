# Analysen beendeter Partien.

review-running = Analyse läuft
review-title = Analyse: { $game }
review-unfinished = die Partie ist noch nicht zu Ende; nur beendete Partien lassen sich analysieren
review-result = { $scores }. { $count ->
        [0] Der Geist hat gewonnen.
        [one] Gewonnen hat { $winners }.
       *[other] Gewonnen haben { $winners }.
    }
review-chances = Siegchance
review-percent = { $percent } %
review-end = Spielende
review-player = { $player }: Entscheidungen bewahrten { $percent } % der Siegchance ({ $parts })
review-causes = Was die Siegchance verändert hat
review-accuracy = Durch Entscheidungen bewahrte Siegchance
review-none-costly = Keine Entscheidung hat eindeutig mehr als 5 % der Siegchance gekostet.
review-decision = { $stage }, Zug { $number }: { $moves }
review-better = Besser: { $moves } ({ $after } % statt { $before } %)
review-good = Eindeutig besser als der Zug eines starken Bots.
review-note = Siegchancen sind Schätzungen: Jede Entscheidung wird in denselben simulierten Welten mit der besten gefundenen Alternative verglichen, und zwar nur mit dem, was der Spieler wissen konnte. Was im Rahmen der Ungenauigkeit liegt, gilt nicht als Fehler. Die Analyse sucht viel länger als ein Tipp während der Partie. Sie kann etwas Besseres finden als den vorgeschlagenen Zug.
review-marks = Die Linien kennen alle Karten, auch verdeckte. Eine Marke steht bei der Siegchance nach der Entscheidung, beurteilt nur mit dem, was der Spieler damals wissen konnte.

review-reason = { $space }: { $reason }
review-share = { $what } { $percent } %
review-cause = { $what } { $change }

review-kind-all = alle Entscheidungen
review-kind-plan = Pläne
review-kind-order = Spielerreihenfolge
review-kind-battle = Angriffe
review-kind-move = Truppenbewegungen
review-kind-turn = Züge
review-kind-other = andere Entscheidungen

review-change-own = eigene Entscheidungen
review-change-rivals = Gegner
review-change-tower = Turm
review-change-order = Gebotsgleichstand
review-change-cards = Karten
review-change-rest = nicht erklärt

review-stage-spring = Frühling, Jahr { $number }
review-stage-summer = Sommer, Jahr { $number }
review-stage-autumn = Herbst, Jahr { $number }
review-stage-winter = Winter, Jahr { $number }
review-stage-round = Runde { $number }

# Aufgaben: Stellungen, in denen ein Zug klar der beste ist.

review-puzzles-making = Suche Aufgaben
review-puzzles-no-file = mit { $option } eine Datei für die Aufgaben angeben
review-puzzles-stopped = abgebrochen; { $file } enthält { $count } Aufgaben. Derselbe Befehl macht dort weiter.
review-puzzles-made = { $count } Aufgaben in { $file }, je { $seconds } Sekunden eines Kerns
review-puzzles-none = Du hast alle diese Aufgaben gelöst.
review-puzzles-level =
    { $level ->
        [easy] leicht
        [medium] mittel
       *[hard] schwer
    }
review-puzzles-seat = Du spielst { $player }.
review-puzzles-prompt = Deine Antwort (h Tipp, s Lösung, q Ende):
review-puzzles-what = Gib die Nummer einer Antwort ein, oder h, s oder q.
review-puzzles-right = Richtig!
review-puzzles-wrong = Nicht der beste Zug.
review-puzzles-best = Am besten: { $move }
review-puzzles-gain = Damit gewinnst du zu { $chance } %, das sind { $gain } Prozentpunkte mehr als mit der nächstbesten Antwort.
review-puzzles-mine = Wertung { $rating }, Serie { $streak }, gelöst { $solved } von { $tried }
