# Der Rahmen der Seite eines Tisches: was rund um jedes Spiel gesagt wird.

web-first-time = Tipp
web-first-time-done = Verstanden
web-undo = Zurücknehmen
web-undo-why = Zurücknehmen: warum nicht?
web-undo-not = Du kannst nichts zurücknehmen: Etwas wurde aufgedeckt, der Zufall hat entschieden, oder jemand anders hat gezogen.
web-copy = Kopieren
web-copied = Kopiert
web-title-room = { $host } wartet auf Mitspieler - Bakufu
web-lost-title = Hier ist kein Tisch
web-lost-unplayable = Diese Partie lässt sich nicht öffnen
web-banner-lost = Verbindung verloren. Was du getan hast, ist sicher; es wird wieder versucht.
web-banner-away = Ein Bot spielt für dich.
web-text-title = Der Tisch als Text
web-text-failed = Der Text war nicht zu erreichen. Schließe dies und versuch es noch einmal.
web-title-turn = Du bist am Zug - { $chapter }
web-title-waiting = { $player } entscheidet - { $chapter }
web-title-table = { $chapter } - Bakufu
web-title-over = Das Spiel ist zu Ende - Bakufu
web-turn = Du bist am Zug.
web-turn-plan = Plane die Runde: Du bist am Zug.
web-told-title = { $title }.
web-told-more = { $count ->
        [one] Noch etwas ist geschehen
       *[other] Noch { $count } Dinge sind geschehen
    }; im Protokoll steht alles.
web-finished = Beendete Partien
web-finished-search = Nach Spieler suchen
web-finished-none = Keine solche Partie.
web-finished-more = Ältere Partien
web-finished-replay = Nachspielen
web-finished-result = Ergebnis
