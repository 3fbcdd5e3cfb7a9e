# Der Rahmen im Browser: Lobby, Protokoll, Einstellungen und was neben dem Spiel gesagt wird.

web-description = Der digitale Tisch für SHOGUN und SHOGUN NO KATANA: Spiel mit Freunden oder gegen Bots.
web-no-such-page = Diese Seite gibt es nicht.
web-to-lobby = Alle Tische
web-connecting = Du kommst an den Tisch
web-name-default = Gast

## Wer wo sitzt

web-daimyo-blue = Uesugi Kenshin
    .clan = Uesugi
web-daimyo-yellow = Mori Motonari
    .clan = Mori
web-daimyo-red = Tokugawa Ieyasu
    .clan = Tokugawa
web-daimyo-black = Takeda Shingen
    .clan = Takeda
web-daimyo-purple = Hashiba Hideyoshi
    .clan = Hashiba
web-smith-purple = Masamune aus Sagami
    .clan = Masamune
web-smith-yellow = Munechika aus Kyoto
    .clan = Munechika
web-smith-black = Muramasa aus Ise
    .clan = Muramasa
web-smith-orange = Kanesada aus Mino
    .clan = Kanesada
web-smith-ghost = Der Geist
web-bot-random = Bot, leicht
    .shogun = spielt auf gut Glück
    .katana = spielt auf gut Glück
web-bot-ashigaru = Bot, mittel
    .shogun = plant für die laufende Runde
    .katana = nimmt, was gerade am besten ist
web-bot-samurai = Bot, stark
    .shogun = plant voraus und rechnet mit Angriffen
    .katana = plant seine Schmiede voraus
web-bot-daimyo = Bot, sehr stark
    .shogun = probiert seine Pläne aus, bevor er wählt
    .katana = probiert seine Züge aus, bevor er wählt

## Warum, und warum nicht

web-why = Warum?
web-why-not = Warum nicht?
web-why-asked = Wird nachgeschlagen
web-why-unknown = Diese Regel steht nicht im Verzeichnis.
web-why-failed = Die Regeln waren nicht zu erreichen. Schließe dies und frag noch einmal.
web-why-ruling = Die Spielregel lässt das offen. { $reason }
web-why-page = Spielregel, Seite { $page }
web-close = Schließen

## Hinweise für das erste Mal

web-first-time = Ein Hinweis für das erste Mal
web-first-time-done = Verstanden

## Das Protokoll

web-log-player = Wessen Zeilen
web-log-all-players = Alle
web-log-kind = Was geschehen ist
web-log-all-kinds = Alles
web-log-kind-battles = Kämpfe und Aufstände
web-log-kind-actions = Andere Aktionen
web-log-kind-order = Pläne und Reihenfolge
web-log-kind-winter = Winter und Punkte
web-log-kind-court = Tenno's Court
web-log-kind-samurai = Samurai
web-log-kind-leaders = Heerführer und Denkmäler
web-log-kind-chambers = Künste in Japan
web-log-replay = Diesen Moment zeigen
web-log-before = Vor dem ersten Zug
web-log-empty = Noch ist nichts geschehen.
web-log-telling = Was geschieht
web-log-more = noch { $count }
web-log-skip = Überspringen
web-log-skip-key = Leertaste
web-log-skip-keys = Weiter bis jetzt (Leertaste oder Escape)
web-undo = Zurücknehmen
web-undo-why = Zurücknehmen: warum nicht?
web-undo-not = Du kannst nichts zurücknehmen: Etwas wurde aufgedeckt, der Zufall hat entschieden, oder jemand anders hat gezogen.
web-log-undo = { $player } nimmt den letzten Zug zurück.
web-log-away = Ein Bot vertritt { $player }.
web-log-back = { $player } ist zurück.

## Tischgespräch

web-talk = Tischgespräch
web-talk-bots = Bots reden nicht.
web-talk-empty = Noch hat niemand etwas gesagt.
web-talk-say = Sag etwas
web-talk-send = Senden

## Einstellungen

web-settings = Einstellungen
web-language = Sprache
web-settings-theme = Farben
web-settings-theme-system = Wie das System
web-settings-theme-light = Hell
web-settings-theme-dark = Dunkel
web-settings-motion = Bewegung
web-settings-motion-system = Wie das System
web-settings-motion-reduced = Reduziert
web-settings-pace = Was andere tun
web-settings-pace-calm = In Ruhe
web-settings-pace-brisk = Zügig
web-settings-pace-once = Sofort
web-settings-sounds = Töne
web-settings-printed-order = Wie gedruckt
    .more = Das Tableau in der gedruckten Ordnung, nicht in der Reihenfolge der Runde
web-settings-notes = Hinweise für das erste Mal wieder zeigen
web-settings-notes-all = Hinweise für das erste Mal werden gezeigt

## Der eigene Name

web-tools = Werkzeuge
web-name-suggestions = Haru, Ren, Sora, Kaede, Aki, Nao, Rei, Yuki
web-account = Dein Name: { $name }
web-account-none = So sehen dich die anderen, wenn du keinen anderen Namen nimmst. Mehr wird nicht gefragt.
web-account-guest = Als Gast: Dieser Browser merkt sich den Namen. Mit einem Passwort gehört er dir überall.
web-account-claimed = Dein eigener Name, mit Passwort.
web-account-rename = Ändern
web-account-claim = Behalten
web-account-enter = Anderer Name
web-account-name = Name
web-account-password = Passwort
web-account-do-rename = Diesen Namen nehmen
web-account-do-claim = Namen behalten
web-account-do-enter = Diesen Namen hier benutzen
web-account-forget = Hier vergessen
web-account-done-rename = Du bist { $name }.
web-account-done-claim = { $name } gehört jetzt dir.
web-account-done-enter = Willkommen zurück, { $name }.
web-account-failed = Der Server antwortet nicht. Versuch es gleich noch einmal.

## Die Lobby

web-title-lobby = Bakufu: Tische für SHOGUN
web-title-lobby-turn =
    { $count ->
        [one] Du bist an 1 Tisch am Zug - Bakufu
       *[other] Du bist an { $count } Tischen am Zug - Bakufu
    }
web-hero = Nimm Platz
web-hero-more = Pläne, Armeen und Reis im alten Japan. Gegen Bots oder mit Freunden.
web-play-bots = Sofort gegen 3 Bots spielen
web-play-ghost = Allein spielen: SHOGUN NO KATANA
    .more = Das Spiel der Schwertschmiede, allein gegen den Geist
web-join-code = Mit einem Link beitreten
web-join-code-what = Der Link, den du bekommen hast
web-join-go = Zum Tisch
web-join-unknown = Das ist nicht der Link eines Tisches.
web-intro = Was ist { $game }?
web-intro-shogun-more =
    Du führst einen Clan im alten Japan. Plane heimlich zehn Aktionen, schicke deine Armeen durch den Würfelturm und
    versorge deine Bauern. Nach zwei Jahren gewinnt der Clan mit den meisten Siegpunkten.
web-intro-shogun-facts = Für 3 bis 5 Personen. Bots nehmen die freien Plätze.
web-intro-katana-more =
    Du bist ein Meister der Schmiedekunst. Schicke Arbeiter und Mönche nach Schwertern aus, schmiede sie Material für
    Material, verziere sie und liefere sie aus. Nach vier Runden gewinnt, wer die meisten Punkte hat.
web-intro-katana-facts = Für 1 bis 4 Personen. Allein spielst du gegen den Geist.
web-mine = Deine Partien
web-mine-play = Du bist am Zug
web-mine-open = Hingehen
web-open = Offene Tische
web-open-join = Beitreten
web-open-watch = Zuschauen
web-open-none = Kein Tisch wartet auf Mitspieler. Eröffne einen.
web-finished = Beendete Partien
web-finished-search = Nach Spieler suchen
web-finished-none = Keine solche Partie.
web-finished-more = Ältere Partien
web-finished-replay = Nachspielen
web-finished-result = Ergebnis
web-table-bots =
    { $count ->
        [one] 1 Bot
       *[other] { $count } Bots
    }
web-table-free =
    { $count ->
        [0] alle Plätze besetzt
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }, { $setup ->
        [claim] Startprovinzen werden gewählt
       *[fixed] Startprovinzen vorgegeben
    }, { $side ->
        [moon] Spielplan Mond
       *[sun] Spielplan Sonne
    }
web-table-your-turn = Du bist am Zug
web-table-free-katana =
    { $count ->
        [0] alle Plätze besetzt
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }, { $rooms ->
        [random] Räume gezogen
       *[first] empfohlene Räume
    }
web-table-modules = Mit { $modules }
web-table-running = Läuft
web-table-finished = { $winners }: Sieg mit { $points } Punkten, { DATETIME($at, day: "numeric", month: "short", year: "numeric") }
web-table-finished-alone = { $player } kam auf { $points } Punkte, { DATETIME($at, day: "numeric", month: "short", year: "numeric") }

## Ein neuer Tisch

web-new-title = Stell dein eigenes Spiel zusammen
web-new-what = Wähle, wer mitspielt und wie. Lass einen Platz für Freunde frei, und du bekommst einen Link zum Verschicken.
web-new-filled = { $taken } von { $seats } Plätzen besetzt
web-new-game = Welches Spiel
web-game-shogun = SHOGUN
    .more = Pläne, Armeen und Reis: Führe einen Clan durch zwei Jahre. Für 3 bis 5 Personen.
web-game-katana = SHOGUN NO KATANA
    .more = Meister der Schmiedekunst fertigen Schwerter für die Daimyos und den Shogun. Allein oder bis zu viert.
web-new-alone = Allein
web-new-rooms = Räume des Palasts
web-new-rooms-first = Empfohlen
    .more = Die fünf Räume, die sich für die erste Partie am besten eignen.
web-new-rooms-random = Gezogen
    .more = Fünf der sieben Räume, zufällig gezogen.
web-new-seats = Wie viele spielen
web-new-players = { $count } Personen
web-seat-number = Platz { $seat }
web-seat-you = Du
web-seat-open = Freier Platz
web-seat-bot = Ein Bot
web-new-side = Spielplan
web-new-side-sun = Sonne
    .more = Die übliche Seite, am besten für die erste Partie.
web-new-side-moon = Mond
    .more = Dieselben Provinzen, aber zu anderen Regionen zusammengefasst.
web-new-setup = Startprovinzen
web-new-setup-fixed = Vorgegeben
    .more = Alle beginnen mit festgelegten Provinzen und Armeen.
web-new-setup-claim = Reihum gewählt
    .more = Reihum wählt jeder seine Provinzen. Das dauert länger.
web-module-how = So spielt sich { $module }
web-new-modules = Module: mehr Regeln, wenn du das Spiel kennst
web-module-court = Tenno's Court
    .more = Entsende Hofbeamte an den Kaiserhof und gewinne die Gunst des Tenno.
web-module-samurai = Samurai
    .more = Mit Provinzen in vier Regionen bringen dir Samurai jede Runde mehr.
web-module-leaders = Heerführer
    .more = Ein Heerführer auf dem Spielplan, mit eigenen Kräften, und Denkmäler.
web-module-chambers = Künste in Japan
    .more = Gewinne Künstler für Punkte am Spielende.
web-new-hints = Hilfe im Spiel
web-new-hints-on = An
    .shogun = Du siehst deine Chancen im Kampf und kannst fragen, was ein Bot tun würde.
    .katana = Du kannst fragen, was ein Bot tun würde.
web-new-hints-off = Aus
    .shogun = Niemand sieht Chancen oder bekommt Vorschläge.
    .katana = Niemand bekommt Vorschläge.
web-new-visible = Wer beitreten darf
web-new-visible-listed = Alle
    .more = Der Tisch steht auf dieser Seite.
web-new-visible-link = Nur mit dem Link
    .more = Sonst findet niemand den Tisch.
web-new-pace = Zeit pro Entscheidung
    .more = Ist die Zeit um, entscheidet ein Bot, bis die Person zurück ist.
web-new-pace-short = 3 Minuten
web-new-pace-long = 10 Minuten
web-new-pace-hour = 1 Stunde
web-new-pace-day = 1 Tag
web-new-pace-week = 1 Woche
web-new-no-hurry = Beginnt sofort. Niemand drängt dich.
web-new-then-invite = Du bekommst einen Link zum Verschicken. Das Spiel beginnt, wenn du es sagst.
web-new-start = Spiel beginnen
web-new-open =
    { $count ->
        [one] Tisch eröffnen, 1 Platz frei
       *[other] Tisch eröffnen, { $count } Plätze frei
    }

## Der Warteraum

web-copy = Kopieren
web-copied = Kopiert
web-title-room = { $host } wartet auf Mitspieler - Bakufu
web-room-title = Der Tisch von { $host }
web-room-your-name = Dein Name
web-room-you = du
web-room-host = Gastgeber
web-room-here = Da
web-room-leave = Verlassen
web-room-sit = Hier sitzen
web-room-add-bot = Bot dazu
web-room-remove-bot = Bot wegschicken
web-room-invitation = Link zu diesem Tisch
web-room-start = { $count ->
        [2] Zu zweit beginnen
        [3] Zu dritt beginnen
        [4] Zu viert beginnen
       *[other] Zu fünft beginnen
    }
web-room-missing =
    { $count ->
        [one] Beginnen: noch 1 Platz frei
       *[other] Beginnen: noch { $count } Plätze frei
    }
web-room-wait = { $host } beginnt das Spiel.
web-room-seated =
    Am Tisch: { $people }. { $count ->
        [0] Alle Plätze sind besetzt.
        [one] 1 Platz ist frei.
       *[other] { $count } Plätze sind frei.
    }
web-room-note-host = Schick den Link an deine Freunde oder setz Bots an den Tisch. Beginne, wenn alle Plätze besetzt sind.
web-room-note-guest = Du hast einen Platz. Das Spiel beginnt, wenn der Gastgeber es sagt. Lass diese Seite offen.
web-room-note-new = Wähle einen Platz mit „Hier sitzen“. Die Plätze unterscheiden sich nur in der Farbe und darin, wo man auf dem Spielplan beginnt.
web-room-rules = Dieses Spiel
web-room-side = { $side ->
        [moon] Spielplan Mond
       *[sun] Spielplan Sonne
    }
web-room-setup = { $setup ->
        [claim] Die Startprovinzen werden reihum gewählt
       *[fixed] Die Startprovinzen sind vorgegeben
    }
web-room-hints = { $hints ->
        [on] { $game ->
            [katana] Mit Vorschlägen
           *[other] Mit Chancen und Vorschlägen
        }
       *[off] { $game ->
            [katana] Ohne Vorschläge
           *[other] Ohne Chancen und Vorschläge
        }
    }
web-room-rooms = { $rooms ->
        [random] Die Räume des Palasts werden gezogen
       *[first] Die empfohlenen Räume des Palasts
    }
web-room-module = Mit { $module }
web-room-pace =
    { $pace ->
        [days] { $days ->
            [one] 1 Tag pro Entscheidung
           *[other] { $days } Tage pro Entscheidung
        }
       *[live] { $minutes ->
            [one] 1 Minute pro Entscheidung
           *[other] { $minutes } Minuten pro Entscheidung
        }
    }
web-room-listed = Alle dürfen beitreten
web-room-private = Nur mit dem Link
web-room-fair = Fairer Zufall
web-room-fair-what = Mit diesem Fingerabdruck lässt sich nach dem Spiel prüfen, dass niemand geschummelt hat.
web-room-fair-more =
    Der Server hat ein Geheimnis gezogen und zeigt davon diesen Fingerabdruck. Alle Spieler geben vor Beginn einen
    eigenen zufälligen Text dazu, und aus allem zusammen ergeben sich die Karten und Würfel des Spiels. Nach dem Spiel
    zeigt die Aufzeichnung das Geheimnis, und wer will, kann prüfen, ob es zum Fingerabdruck passt.

## Am Tisch

web-lost-title = Hier ist kein Tisch
web-lost-unplayable = Diese Partie lässt sich nicht öffnen
web-menu = Tisch
web-menu-text = Als Text
web-menu-record = Aufzeichnung herunterladen
web-menu-link = Link zu diesem Tisch
web-menu-result = Ergebnis und Wertung
web-menu-rematch = Noch einmal mit denselben Leuten
web-menu-back = Platz wieder einnehmen
web-menu-resign = Platz einem Bot überlassen
web-menu-resign-what = Ein Bot spielt für dich weiter. Du kannst den Platz wieder einnehmen, solange das Spiel läuft.
web-menu-resign-yes = Dem Bot überlassen
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
web-talk-said = { $name } sagt: { $text }

## Tasten

web-keys = Tasten
web-keys-text = der Tisch als Text
web-keys-map = zum Spielplan
web-keys-target = das nächste Ziel
web-keys-go = nächste Karte, nächstes Feld, nächste Provinz
web-keys-take = auswählen
web-keys-space = die Karte auf das Gebot oder ein Feld legen
web-keys-court = dasselbe auf den Feldern von Tenno's Court
web-keys-back = die Karte zurücknehmen
web-keys-undo = Zug zurücknehmen
web-keys-hint = was ein Bot tun würde
web-keys-ready = fertig
web-keys-howto = wie man spielt; auf einem Feld des Plans: warum?
web-keys-skip = überspringen, was gerade erzählt wird
web-keys-escape = einen Schritt zurück

## The rules page

web-rules-title = Die Regeln
web-rules-of = Die Regeln von { $game }
web-rules-lead = Jede Regel, an die sich dieser Tisch hält, in eigenen Worten. Es gilt die gedruckte Spielregel; die Seite steht neben jeder Regel.
web-rules-search = Regeln durchsuchen
web-rules-found = { $count ->
        [0] Davon spricht keine Regel. Versuch ein anderes Wort oder weniger Wörter.
        [one] 1 Regel
       *[other] { $count } Regeln
    }
web-rules-rulings-only = Nur unsere Auslegungen
web-rules-chapters = Kapitel
web-rules-ruling = Unsere Auslegung
web-rules-page = Seite { $page }
web-rules-refusal = Du würdest hören: „{ $text }“
web-rules-link = Link zu dieser Regel
web-rules-doubts = Was nicht sicher ist
web-rules-doubts-lead = Nicht jede gedruckte Zahl ist uns bekannt. Diese sind aus Bekanntem erschlossen oder in dessen Grenzen rekonstruiert. Ein Gastgeber kann sie berichtigen.
web-rules-inferred = erschlossen
web-rules-reconstructed = rekonstruiert
web-rules-all = Alle Regeln
web-rules-read = In den Regeln nachlesen
web-rules-failed = Die Regeln sind gerade nicht zu bekommen. Versuch es gleich noch einmal.
