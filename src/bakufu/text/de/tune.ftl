# Was das Abstimmen berichtet.

tune-begun =
    { $weights } Gewichte von { $level } werden abgestimmt, in { $generations } Generationen zu { $population } Versuchen; { $there } Versuche sind schon da.
tune-trying = Versuche
tune-judging = Beurteilung
tune-generation = Generation { $number }: mittlerer Erfolg { NUMBER($value, minimumFractionDigits: 3, maximumFractionDigits: 3) }
tune-stopped = abgebrochen; { $trials } Versuche stehen in { $file }, und derselbe Befehl macht dort weiter
tune-changed = Am meisten geändert:
tune-change = { $weight }: aus { $old } wird { $new }
tune-judged =
    In { $games } Partien mit eigenen Startwerten gewinnen die neuen Gewichte { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } gegen die alten ({ NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } bis { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }, mit 95 % Konfidenz); ein fairer Anteil ist { NUMBER($fair, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }.
tune-verdict =
    { $verdict ->
        [better] Sie sind besser.
        [worse] Sie sind schlechter.
       *[open] Das zeigt nicht, dass sie besser sind: Mehr Versuche oder mehr Partien könnten es.
    }
tune-written = Geschrieben nach { $file }.
