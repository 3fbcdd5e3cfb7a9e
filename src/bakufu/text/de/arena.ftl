# Was die Arena berichtet.

arena-played =
    { $games ->
        [one] 1 Partie
       *[other] { $games } Partien
    } { $game } mit { $players ->
        [one] 1 Spieler
       *[other] { $players } Spielern
    }, Startwert { $seed }. Jede Ausgangslage wird mit jeder Drehung der Plätze gespielt.
arena-fair = Ein fairer Anteil ist { NUMBER($share, style: "percent", maximumFractionDigits: 1) }; ein Bot mit mehreren Plätzen hat den Anteil von einem davon. Konfidenz: 95 %.
arena-going-on =
    { $games ->
        [one] 1 Partie ist
       *[other] { $games } Partien sind
    } schon da.
arena-playing = Partien
arena-stopped = abgebrochen; { $games } Partien liegen in { $folder }, und derselbe Befehl macht dort weiter
arena-written = Geschrieben nach { $folder }: { $files }.
arena-no-plot = Ohne matplotlib keine Grafik: pip install 'bakufu[arena]'
arena-column-bot = Bot
arena-column-wins = Siege
arena-column-share = Anteil
arena-column-interval = Intervall
arena-column-rating = Wertung
arena-column-points = Punkte
arena-column-seat = Platz
arena-column-mean = Millisekunden pro Entscheidung
arena-column-longest = Längste
arena-wins = { NUMBER($wins, maximumFractionDigits: 1) }
arena-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-interval = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-rating = { NUMBER($mu, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($sigma, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-points = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-milliseconds = { NUMBER($amount, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-seat = { $seat } { $player }
arena-speed = { NUMBER($rate, maximumFractionDigits: 2) } Partien pro Sekunde.

## Die Grafik

arena-plot-victories = Anteil der Siege (%)
arena-plot-points = Punkte nach Herkunft
