# Was schiefging, in je einer Zeile: was falsch war und was stattdessen möglich ist.

error-one-of =
    { $meant ->
        [yes] meintest du { $near }?
       *[no] möglich: { $known }
    }
error-told = { $words }
error-illegal-move = die Regel { $rule } erlaubt diesen Zug nicht
error-illegal-action = Spiel { $game }: die Regel { $rule } erlaubt Platz { $seat } die Aktion { $action } nicht; möglich: { $legal }
error-illegal-opponent = die Strategie eines Gegners, auf Platz { $seat }, wählt die Aktion { $action }, die die Regel { $rule } nicht erlaubt; möglich: { $legal }
error-system = { $what }: { $why }
error-stopped = abgebrochen

## Namen und Optionen

error-unknown-option = unbekannte Option { $wrong }; { error-one-of }
error-unknown-module = unbekanntes Modul { $wrong }; { error-one-of }
error-unknown-game = unbekanntes Spiel { $wrong }; { error-one-of }
error-unknown-query = unbekannte Frage { $wrong }; { error-one-of }
error-query-about = die Abfrage { $query } kennt kein { $name }
error-unknown-bot = unbekannter Bot { $wrong }; { error-one-of }
error-unknown-language = unbekannte Sprache { $wrong }; { error-one-of }
error-unknown-province = unbekannte Provinz { $wrong }; { error-one-of }
error-unknown-space = unbekanntes Feld { $wrong }; { error-one-of }
error-unknown-card = unbekannte Karte { $wrong }; { error-one-of }
error-unknown-resource = unbekanntes Material { $wrong }; { error-one-of }
error-unknown-reward = unbekannte Belohnung { $wrong }; { error-one-of }
error-option = { $option } ist { $value }; möglich: { $possible }
error-option-modules = modules ist { $value }; möglich: eine Liste von Modulnamen
error-option-moon = setup ist 'fixed', das gibt es nur auf der Sonnenseite; möglich auf der Mondseite: claim
error-opponents = { $given } Gegner für { $seats } Plätze

## Befehle

error-unknown-command = kein Befehl { $wrong }; { error-one-of }
error-usage-no-option = keine Option { $wrong }; { error-one-of }
error-usage-no-value = { $option } braucht einen Wert
error-usage-needless = { $option } nimmt keinen Wert
error-usage-missing = { $what } fehlt; siehe { $command } --help
error-usage-too-many = unerwartete Argumente: { $words }
error-usage-number = { $option }: { $value } ist keine ganze Zahl
error-usage-range = { $option }: { $value } liegt nicht im Bereich { $range }
error-usage-choice = { $option }: { $value } ist keines von { $choices }

## Werte des Gastgebers

error-no-toml = { $file }: ungültiges TOML: { $why }
error-facts-game = { $file }: unbekanntes Spiel { $wrong }; { error-one-of }
error-unknown-fact = { $file }: unbekannter Wert { $path }; { error-one-of }
error-fact-unlike = { $file }: { $path } muss von der Art { $old } sein, nicht { $value }
error-fact-source = { $path } hat keine Quelle
error-fact-least = { $path } ist { $value }; möglich: { $least } oder mehr
error-fact-most = { $path } ist { $value }; möglich: bis { $most }
error-fact-range = { $path } ist { $value }; möglich: { $least } bis { $most }
error-fact-numbers = { $path } ist { $value }; möglich: { $count } Zahlen ab { $least }
error-fact-rising = { $path } ist { $value }; möglich: aufsteigende Zahlen ab 1
error-fact-falling = { $path } ist { $value }; möglich: { $count } absteigende Zahlen, die letzte mindestens 1
error-fact-one-of = { $path } ist { $wrong }; { error-one-of }
error-fact-keys = { $path } muss { $first } bis { $last } nennen, jede einmal und der Reihe nach
error-fact-nothing = { $path } bietet an Stelle { $number } nichts; möglich: mindestens ein Wert über 0
error-fact-tower = die Zahlen des Würfelturms sind nicht lesbar: { $why }
error-fact-border = { $pair } ist keine Grenze zwischen zwei Provinzen oder steht zweimal da
error-fact-colours = daimyo muss die Farben { $colours } nennen
error-fact-groups = { $path } ist { $value }; möglich: Gruppen von 2 bis 5 Armeen
error-fact-many-groups = { $path } hat { $groups } Gruppen; möglich: bis { $most }
error-fact-given-twice = fixed.{ $players } gibt { $province } zwei Spielern, oder die Provinz fehlt zu { $players }
error-fact-armies = { $path } hat { $armies } Armeen; möglich: bis { $most }
error-fact-winter-length = winter.unsupplied, winter.revolts und winter.farmers müssen gleich lang sein
error-fact-winter-least = winter.unsupplied und winter.revolts zählen ab 1, winter.farmers ab 0
error-fact-no-space = { $path } hat kein Feld für { $players } Spieler
error-fact-rooms = rooms.first ist { $value }; möglich: { $count } verschiedene Räume
error-fact-letters = { $path } ist { $value }; möglich: Buchstaben aus { $letters }
error-fact-recipe = { $path } ist { $value }; die Reihen von { $before } und { $after } sind in der Schmiede nicht benachbart
error-fact-equal = { $path } ist { $value }; möglich: bis { $most } Materialien, die auf ein gleiches folgen
error-fact-daimyo = es gibt { $copies } Daimyo-Karten; möglich: { $wanted }, vier Stapel zu 16
error-fact-two = { $path } ist { $value }; möglich: zwei verschiedene Materialien
error-fact-lacks = { $path } ist von der Art { $kind }, hat aber kein { $name }
error-fact-flowers = score.flowers ist { $value }; möglich: { $count } aufsteigende Zahlen von 1 bis score.lap
error-fact-sashimono = score.sashimono ist { $value }; jede weitere Art muss mindestens so viel bringen wie die davor

## Aufzeichnungen

error-no-record = keine Aufzeichnung: die erste Zeile müsste '{ $title }' lauten
error-record-options = die Optionen der Aufzeichnung sind ungültig: { $why }
error-record-refused = Zug { $number } der Aufzeichnung scheitert an der Regel { $rule }
error-other-rules =
    { $what ->
        [snapshot] dieser Spielstand
       *[record] diese Aufzeichnung
    } braucht Version { $needed } der Regeln von { $game ->
        [katana] SHOGUN NO KATANA
       *[shogun] SHOGUN
    }; dieses Programm hat Version { $has } ({ $needed ->
        [1] nimm Bakufu 0.1
       *[other] nimm eine Bakufu-Version mit diesen Regeln
    })
error-record-facts = mit anderen Werten gespielt ({ $facts }) als diesen ({ $these }); nenne sie mit --facts
error-record-secret = das aufgedeckte Geheimnis passt nicht zur Festlegung des Gastgebers
error-record-seed = der Startwert passt nicht zum Geheimnis und zu den Beiträgen der Spieler
error-receipt-damaged = das ist kein Beleg, den Bakufu geschrieben hat
error-receipt-version = dieser Beleg hat Version { $version }; lesbar ist Version { $known }
error-receipt-no-proof = die Aufzeichnung enthält keine Festlegung, mit der sich der Beleg vergleichen ließe
error-receipt-own = der Beleg widerspricht sich: Sein Text passt nicht zum Fingerabdruck seines Platzes
error-receipt-commitment = die Festlegung des Gastgebers wurde ausgetauscht: Sie ist nicht die aus dem Beleg
error-receipt-seats = der Beleg gehört zu einem Tisch mit { $sealed } Plätzen, die Aufzeichnung hat { $seats }
error-receipt-seat = was Platz { $seat } aufgedeckt hat, ist nicht, was er versiegelt hatte: Es wurde nach dem Beleg ausgetauscht
error-record-no-result = das Spiel ist zu Ende, aber die Aufzeichnung hat kein Ergebnis
error-record-not-over = das Spiel ist nicht zu Ende
error-record-points = die Punkte sind { $points }, nicht { $recorded } wie aufgezeichnet
error-record-damaged = die Aufzeichnung ist beschädigt: { $why }
error-record-partial = die Datei enthält nur, was ein Platz von einem laufenden Spiel wusste; lade die Aufzeichnung nach dem Ende noch einmal herunter
error-record-unprintable = { $name } der Aufzeichnung enthält Zeichen, die sich nicht drucken lassen
error-record-line = die Aufzeichnung ist in Zeile { $line } beschädigt: { $why }
error-record-version = das ist eine Aufzeichnung der Version { $version }; möglich: { $known }
error-record-no-moves = die Aufzeichnung hat keine Züge
error-record-game = die Aufzeichnung ist von einem unbekannten Spiel { $wrong }; { error-one-of }
error-record-picks = Zeile { $line } müsste aus der Nummer eines Spielers und Zügen bestehen, nicht aus { $found }
error-record-pick = Zeile { $line }: unbekannter Zug { $wrong }; { error-one-of }

## Bots, Wettkämpfe und Feinabstimmung

error-bot-budget = { $budget } ist kein Budget für { $level }; möglich: Sekunden ab { $least }, etwa { $level }:0.5s, oder Durchspiele, etwa { $level }:200
error-bot-character = { $level } hat keinen Charakter { $wrong }; { error-one-of }
error-bot-no-budget = { $level } hat kein Budget; schreib nur { $level }
error-bot-no-weights = { $level } hat keine Gewichte; möglich: { $possible }
error-bot-module = der Bot { $bot } kann nicht geladen werden: es gibt kein Modul { $module }, weder hier noch im Suchpfad von Python
error-bot-broken = der Bot { $bot } kann nicht geladen werden: { $why }
error-bot-decide = der Bot { $bot } ist nicht verwendbar: er hat keine Methode decide(view)
error-net-unreadable = das Netz { $file } lässt sich nicht lesen: { $why }
error-net-damaged = { $file } ist kein Netz, das Bakufu geschrieben hat
error-net-version = das Netz { $file } hat Version { $version }; lesbar ist Version { $known }
error-net-shape = die Schichten von { $file } passen nicht zueinander oder nicht zu den Beobachtungen und Aktionen des Spiels
error-net-game = das Netz { $file } spielt { $game }
error-net-options = das Netz { $file } spielt nur mit den Optionen { $options }
error-bot-refused =
    der Bot { $bot } antwortete { $move }, was { $rule ->
        [table] der Tisch
       *[other] die Regel { $rule }
    } nicht erlaubt (Startwert { $seed })
error-bot-broke = der Bot { $bot } brach mit { $what } ab ({ $file }, Zeile { $line })
error-unknown-weight = { $file }: unbekanntes Gewicht { $wrong }; { error-one-of }
error-weight-number = { $file }: { $name } muss eine Zahl sein, nicht { $value }
error-unknown-section = unbekannter Abschnitt der Gewichte { $wrong }; { error-one-of }
error-too-little = { $sections }: zu wenig zum Abstimmen; mindestens zwei Gewichte müssen von null verschieden sein
error-folder-is-file = { $file } ist eine Datei; nenne einen Ordner
error-folder-unusable = { $folder } kann nicht verwendet werden: { $why }
error-folder-damaged = { $file } ist beschädigt; nenne einen anderen Ordner
error-folder-other =
    in { $folder } liegt ein Wettkampf mit { $what ->
        [game] anderen Regeln
        [facts] anderen Werten
        [options] anderen Optionen des Spiels
        [weights] anderen Gewichten
        [seed] anderem Zufall (--seed)
        [players] anderen Versionen der Bots
       *[bots] anderen Bots
    }; nenne einen anderen Ordner
error-folder-rules =
    in { $folder } liegen Partien nach Version { $needed } der Regeln von { $game ->
        [katana] SHOGUN NO KATANA
       *[shogun] SHOGUN
    }; dieses Programm hat Version { $has }; nenne einen anderen Ordner
error-trials-damaged = { $file } ist beschädigt; nenne mit --out eine andere Datei
error-trials-other = in { $file } stehen Versuche einer anderen Abstimmung; nenne mit --out eine andere Datei
error-no-extra = dafür braucht es das Paket { $package }: pip install 'bakufu[{ $extra }]'
error-dask-package = --dask braucht das Paket distributed: pip install 'bakufu[dask]'
error-dask-none = kein Dask-Scheduler unter { $address }: { $why }
error-dask-gave-up = der Dask-Cluster unter { $address } ist ausgefallen: { $why }
error-workers-killed = die Arbeitsprozesse werden immer wieder beendet

## Ein Server und seine Datenbank

error-archive-facts = mit anderen Werten gespielt ({ $facts })
error-backup-itself = { $file } ist die Datenbank selbst; nenne eine andere Datei
error-backup-copy = { $file } lässt sich nicht kopieren: { $why }
error-backup-postgres = nur SQLite-Datenbanken können gesichert werden; für PostgreSQL gibt es pg_dump
error-backup-none = unter { $file } gibt es keine Datenbank
error-backup-other = { $file } ist keine Bakufu-Datenbank
error-backup-damaged = { $file } ist beschädigt: { $why }
error-data-folder = in den Datenordner { $folder } kann nicht geschrieben werden: { $why }; wähle mit BAKUFU_DATA einen anderen
error-short-secret = der Schlüssel für Cookies braucht mindestens { $least } Zeichen
error-unknown-limit = unbekannte Grenze { $wrong }; { error-one-of }
error-bad-limit = { $limit } ist keine Grenze; erwartet wird NAME=N mit N von 1 bis { $most }
error-database-address = keine Adresse einer Datenbank: { $address }; möglich: sqlite:///DATEI, postgresql://...
error-database-unknown = unbekannte Datenbank { $kind }; möglich: sqlite:///DATEI, postgresql://USER@HOST/NAME
error-database-closed = die Datenbank { $database } lässt sich nicht öffnen: { $why }
error-database-served = ein anderer Server benutzt die Datenbank { $database } schon; beende ihn oder nenne mit --database eine andere
error-database-newer = die Datenbank stammt von einem neueren Bakufu (Revision { $revision }); aktualisiere Bakufu
error-mail-server = --mail nennt keinen SMTP-Server; möglich: { $known }
error-mail-from = --mail-from muss eine E-Mail-Adresse sein, etwa bakufu@table.example
error-mail-origin = E-Mails enthalten Links, deshalb braucht --mail die öffentliche Adresse des Servers: --origin https://table.example
error-no-account = der Name { $name } gehört niemandem
error-workers-postgres = --workers über 1 braucht PostgreSQL: --database postgresql://USER@HOST/NAME
error-cannot-listen = auf { $where } kann kein Server starten: { $why }; wähle mit --host und --port eine andere Adresse

## Ein Client eines Servers

error-client-other = { $server } ist kein Bakufu-Server
error-client-status = { $server } ist kein Bakufu-Server (Status { $status })
error-client-address = keine Adresse: { $address } ({ $why })
error-client-unreached = { $server } ist nicht erreichbar ({ $why })
error-client-silent = { $server } antwortet nicht ({ $why })
error-client-busy = { $server } ist überlastet
error-client-gave-up = nach { $seconds } Sekunden aufgegeben: { $why }
error-client-invitation = keine Einladung: { $address }; sie sieht aus wie http://HOST:8600/t/TISCH?link=LINK
error-client-closed = der Server hat die Verbindung geschlossen ({ $code })
error-client-answered = der Server antwortete mit Status { $status }
error-client-no-message = der Server hat etwas gesendet, das keine Nachricht des Protokolls ist
error-client-strange = unerwartete Antwort des Servers ({ $why })
error-client-denied = der Server verweigert den Zutritt zu diesem Tisch (Status { $status })
error-client-left = der Tisch wurde verlassen
error-client-seat-lost = der Platz wurde vor dem Spiel freigegeben
error-client-rules =
    am Tisch gilt Version { $needed } der Regeln von { $game ->
        [katana] SHOGUN NO KATANA
       *[shogun] SHOGUN
    }; dieses Programm hat Version { $has }; nimm dieselbe Bakufu-Version wie der Server
error-client-facts = am Tisch wird mit anderen Werten gespielt ({ $facts }); nenne sie mit --facts
error-client-newer = diese Version von Bakufu kann den Tisch des Servers nicht lesen ({ $why })
error-site-no-client = der Browser-Client ist nicht installiert; ausführen: pip install 'bakufu[server]'
error-site-not-empty = { $folder } ist kein leerer Ordner; nenne einen neuen
error-puzzles-file = das ist keine Datei mit Aufgaben zu diesem Spiel
error-puzzles-rules = diese Aufgaben gehören zu einer anderen Version der Regeln oder der Materialdaten
error-daily-date = { $wrong } ist weder ein Tag noch eine Woche; möglich ist etwa 2026-11-18 oder 2026-W47
error-daily-week = { $wrong } ist eine Woche; ihre Partie spielen Gruppen auf einem Server. Möglich ist ein Tag, etwa 2026-11-18
error-daily-ahead = { $wrong } hat noch nicht begonnen; möglich sind heute und frühere Tage
error-puzzles-theme = unbekanntes Thema { $wrong }; { error-one-of }
