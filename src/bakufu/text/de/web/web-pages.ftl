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
web-banner-paused = Die Partie pausiert, keine Uhr läuft.
web-banner-pause = { $player } möchte eine Pause.
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
web-finished-none = Keine passende Partie gefunden.
web-finished-more = Ältere Partien
web-finished-replay = Nachspielen
web-finished-result = Ergebnis
web-away-play = Offline spielen
web-close = Schließen
web-account-name = Name
web-join-code-what = Der Link, den du bekommen hast
web-join-go = Zum Tisch
web-join-unknown = Das ist nicht der Link eines Tisches.
web-connecting = Verbindung zum Tisch wird hergestellt
web-module-how = So spielt sich { $module }

## Wer wo sitzt und wie es an Tischen steht

web-bot-random = Leichter Bot
    .shogun = spielt auf gut Glück
    .katana = spielt auf gut Glück
web-bot-ashigaru = Mittlerer Bot
    .shogun = plant für die laufende Runde
    .katana = nimmt, was gerade am besten ist
web-bot-samurai = Starker Bot
    .shogun = plant voraus und rechnet mit Angriffen
    .katana = plant seine Schmiede voraus
web-bot-daimyo = Sehr starker Bot
    .shogun = probiert seine Pläne aus, bevor er wählt
    .katana = probiert seine Züge aus, bevor er wählt
web-bot-shogun = Meisterhafter Bot
    .shogun = hat aus Zehntausenden von Partien gelernt
    .katana = hat aus Tausenden von Partien gelernt
web-seat-number = Platz { $seat }
web-seat-you = Du
web-seat-open = Freier Platz
web-seat-guest = An diesem Gerät
web-seat-guest-name = Name an Platz { $seat }
web-seat-bot = Ein Bot
web-seat-character = Charakter auf Platz { $seat }
web-seat-anybody = Egal wer
web-tour = Führung: { $module }
web-tour-skip = Überspringen
howto-title = Wie man spielt
howto-page = { $page } von { $pages }
howto-back = Zurück
howto-next = Weiter
howto-done = Fertig
howto-offer = Zum ersten Mal hier?
howto-offer-yes = Wie man spielt
howto-show = Am Tisch zeigen
web-why = Warum?
web-why-not = Warum nicht?
web-why-asked = Wird nachgeschlagen
web-why-unknown = Diese Regel steht nicht im Verzeichnis.
web-why-failed = Die Regeln waren nicht zu erreichen. Schließe dies und frag noch einmal.
web-why-ruling = Die Spielregel lässt das offen. { $reason }
web-why-page = Spielregel, Seite { $page }
