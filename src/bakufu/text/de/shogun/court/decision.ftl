# Tenno's Court: die Fragen.

decision-take-favour = Welche Gunst des Tenno nimmst du?
    .help =
        Du darfst eine nehmen, für so viele deiner Hofbeamten im Audienzsaal, wie ihr Feld zeigt. Hofbeamte, die du nicht
        ausgibst, kehren in die Empfangshalle zurück und zählen in der nächsten Runde.
decision-remove-event = Entfernst du das Ereignis der Runde?
    .help = Ohne das Ereignis ändert sich in dieser Runde für niemanden etwas. Sonst bleibt es, wie es ist.
decision-calm-province = Wo entfernst du einen Unruhemarker?
    .help = In einer deiner Provinzen, in der ein Unruhemarker liegt.
decision-favoured-armies = Wohin setzt du die Armeen?
    .help = Alle in eine eigene Provinz oder in eine neutrale, die dir dann kampflos gehört.
decision-favoured-building = { $building ->
        [Burg] Wo baust du die Burg?
        [Tempel] Wo baust du den Tempel?
       *[other] Wo baust du das { $building }?
    }
    .help = In einer eigenen Provinz mit freiem Bauplatz, in der noch keines dieser Sorte steht. Es kostet nichts.
