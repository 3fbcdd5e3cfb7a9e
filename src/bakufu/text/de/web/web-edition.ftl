# Die Ausgabe im Browser.

web-edition-title = Das Spiel wird vorbereitet
web-edition-download = Das Spiel herunterladen
web-edition-python = Python im Browser starten
web-edition-rules = Die Regeln beider Spiele laden
web-edition-bots = Die Bots wecken
web-edition-first = Der erste Start dauert am längsten. Danach startet das Spiel in wenigen Sekunden, auch ohne Verbindung.
web-edition-failed = Das Spiel konnte in diesem Browser nicht starten. Lade die Seite neu oder aktualisiere den Browser.
web-edition-reload = Seite neu laden
web-edition-seconds = { $seconds } Sek.
web-edition-update = Eine neue Version ist bereit. Deine Partien bleiben, wie sie sind.
web-edition-update-now = Neu starten und aktualisieren
web-edition-install = Installiere Bakufu auf diesem Gerät: Es spielt ohne Verbindung, und deine Partien bleiben hier.
web-edition-install-now = Installieren
web-edition-install-not = Nicht jetzt

## Aufzeichnungen als Dateien und Links

web-edition-records = Aufzeichnungen
web-edition-records-drop = Zieh eine Aufzeichnung hierher
web-edition-records-or = oder wähle eine Datei, um sie nachzuspielen, abzuzweigen oder weiterzuspielen
web-edition-records-choose = Datei öffnen
web-edition-records-large = Diese Datei ist zu groß für eine Aufzeichnung.
web-edition-records-here = Sie öffnet sich in der Offline-Ausgabe in diesem Browser. Nichts wird hochgeladen.
web-edition-record-title = Aufzeichnung · Bakufu
web-edition-record = Aufzeichnung
web-edition-record-cut-off = Dieser Link ist unvollständig, deshalb ist die Partie darin nicht lesbar. Bitte noch einmal darum oder um die Datei.
web-edition-record-game = Spiel
web-edition-record-players = Spieler
web-edition-record-result = Ergebnis
web-edition-record-points = { $player }, { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
web-edition-record-open = Nicht beendet
web-edition-record-fair = Fairness
web-edition-record-fair-yes = Startwert passt zur Festlegung
web-edition-record-fair-no = Kein Nachweis in der Datei
web-edition-record-go-on = Weiterspielen
web-edition-record-branch = Mit „Was wäre, wenn?“ kannst du beim Nachspielen von jedem Schritt aus weiterspielen.

## Mehrere an einem Gerät

web-edition-hotseat-title = Gerät weitergeben · Bakufu
web-edition-hotseat-pass = Gib das Gerät an { $player }
web-edition-hotseat-others = Andere sind am Zug
web-edition-hotseat-look-away = Alle anderen schauen weg.
web-edition-hotseat-hold = Ich bin { $player }: zum Öffnen halten
web-edition-hotseat-choose = { $player } schauen lassen
web-edition-hotseat-only = Nur für { $player }
web-edition-hotseat-hide = Verdecken
web-edition-hotseat-next = Als Nächstes
web-edition-hotseat-waiting = Wartet
web-edition-hotseat-done = Fertig
web-edition-hotseat-bot = Bot

## Ein Bildschirm, den alle sehen

web-edition-screen-open = Auf einem großen Bildschirm zeigen
web-edition-screen-title = Mit dem Handy mitspielen · Bakufu
web-edition-screen-join = Spiel mit deinem Handy mit
web-edition-screen-how = Scanne den Code oder öffne die Adresse. Deine Karten siehst du auf dem Handy, den Spielplan auf diesem Bildschirm.
web-edition-screen-code = QR-Code mit der Adresse dieses Tisches
