# Die Seite der Regeln.

web-rules-of = Die Regeln von { $game }
web-rules-lead = Jede Regel, die Bakufu anwendet, in eigenen Worten. Im Zweifel gilt die gedruckte Spielregel; die Seite steht neben jeder Regel.
web-rules-search = Regeln durchsuchen
web-rules-found = { $count ->
        [0] Keine Regel gefunden. Versuch ein anderes Wort oder weniger Wörter.
        [one] 1 Regel
       *[other] { $count } Regeln
    }
web-rules-rulings-only = Nur unsere Auslegungen
web-rules-chapters = Kapitel
web-rules-ruling = Unsere Auslegung
web-rules-page = Seite { $page }
web-rules-refusal = Meldung im Spiel: „{ $text }“
web-rules-link = Link zu dieser Regel
web-rules-doubts = Was nicht sicher ist
web-rules-doubts-lead = Nicht jede gedruckte Zahl ist uns bekannt. Diese sind aus Bekanntem erschlossen oder in dessen Grenzen rekonstruiert. Ein Gastgeber kann sie berichtigen.
web-rules-inferred = erschlossen
web-rules-reconstructed = rekonstruiert
web-rules-read = In den Regeln nachlesen
web-rules-failed = Die Regeln konnten nicht geladen werden. Versuch es gleich noch einmal.
