# Die Seite der Moderatoren.

web-moderation = Moderieren
web-moderation-running =
    { $count ->
        [one] 1 laufende Partie
       *[other] { $count } laufende Partien
    }
web-moderation-reports = Meldungen
web-moderation-none = Keine offenen Meldungen.
web-moderation-waiting = Offen
web-moderation-closed = Erledigt
web-moderation-none-closed = Keine erledigten Meldungen.
web-moderation-player = Spieler
web-moderation-reason = Grund
web-moderation-by = Gemeldet von
web-moderation-when = Wann
web-moderation-account = Konto
web-moderation-guest = Gast
web-moderation-count =
    { $count ->
        [one] 1 Meldung
       *[other] { $count } Meldungen
    }
web-moderation-silent = An diesem Tisch hat niemand etwas geschrieben.
web-moderation-open = Tisch { $table } öffnen
web-moderation-shown = Grund, den { $name } sieht
web-moderation-mute = 24 Stunden stumm
web-moderation-ban = 7 Tage sperren
web-moderation-end = Tisch beenden
web-moderation-close = Meldung schließen
web-moderation-done = Erledigt.
web-moderation-note = Alles steht mit deinem Namen im Protokoll. Wer stummgeschaltet oder gesperrt ist, sieht den Grund.
web-moderation-force = Stumm oder gesperrt
web-moderation-force-none = Niemand ist stumm oder gesperrt.
web-moderation-until = { $kind ->
        [ban] Gesperrt bis { $until }
       *[mute] Stumm bis { $until }
    }
web-moderation-forever = { $kind ->
        [ban] Ohne Ende gesperrt
       *[mute] Ohne Ende stumm
    }
web-moderation-lift = Aufheben
web-moderation-audit = Protokoll
web-moderation-audit-none = Noch ist nichts geschehen.
web-moderation-export = Exportieren
web-moderation-who = Wer
web-moderation-what = Was
web-moderation-console = Kommandozeile
web-moderation-did-mute = { $about } stummgeschaltet
web-moderation-did-ban = { $about } gesperrt
web-moderation-did-lift = Maßnahmen gegen { $about } aufgehoben
web-moderation-did-end = Tisch { $about } beendet
web-moderation-did-close = Meldung { $about } geschlossen
web-moderation-did-appoint = { $about } zum Moderator gemacht
web-moderation-did-dismiss = { $about } moderiert nicht mehr
