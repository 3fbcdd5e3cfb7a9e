# Was --help sagt, und was an einem Befehl falsch ist.

help-usage = Aufruf:
help-examples = Beispiele
help-default = sonst: { $value }
help-required = nötig
help-variable = auch aus { $name }
help-no-version = (aus dem Quelltext)
help-version =
    bakufu { $number }, { $compiled ->
        [yes] Regeln kompiliert
       *[no] Regeln nicht kompiliert (langsamer)
    }
help-bad-seed = ein Startwert ist ein Wort oder eine Zahl, ohne Leerzeichen außen herum
help-bots-count =
    { $wanted ->
        [one] --bots nennt { $given } Stufen; möglich: eine Stufe
       *[other] --bots nennt { $given } Stufen; möglich: eine für alle, oder { $wanted } durch Kommas getrennt
    }
help-not-of-game = { $option } ist keine Option von { $game }; möglich: { $possible }
help-seat-too-high = --seat ist { $seat }; möglich: 1 bis { $players }
help-which-shell = für welche Shell? möglich: bakufu completion { $possible }

## Wohin es vom Eingang aus geht

help-group-play = Spielen
help-group-records = Partien und ihre Regeln
help-group-host = Gastgeber sein
help-group-bots = Bots
help-group-shell = Deine Shell

## Gruppen von Optionen

help-section-options = Optionen
help-section-browser = Im Browser
help-section-terminal = Am Terminal, mit --terminal
help-section-table = Der Tisch

## Befehle

help-command-bakufu =
    Der digitale Tisch für SHOGUN und SHOGUN NO KATANA. Spiel gegen Bots oder Freunde im Browser oder am Terminal, sei
    Gastgeber für andere, sieh dir aufgezeichnete Partien an und lass Bots untereinander spielen.
    .short = der digitale Tisch für SHOGUN und SHOGUN NO KATANA
    .example-1 = öffnet den Browser: von dort ist es ein Klick bis an den Tisch
    .example-2 = zeigt, was ein Befehl tut und welche Optionen er hat
help-command-play =
    Spiel gegen Bots, mit Freunden oder beides. Der Browser öffnet sich an einem eigenen Server, nur auf diesem Rechner; mit
    --terminal ist das Spiel gleich hier, gegen Bots. Tippe dort jederzeit ?: Es sagt, was zu entscheiden ist und was möglich
    ist. Partien im Browser bleiben erhalten; am Terminal bewahrt --record eine auf.
    .short = Im Browser spielen, oder gleich hier am Terminal
    .example-1 = im Browser: SHOGUN oder SHOGUN NO KATANA, Lektionen, Freunde
    .example-2 = SHOGUN am Terminal gegen zwei starke Bots
    .example-3 = SHOGUN NO KATANA allein gegen den Geist, mitgeschrieben
    .example-4 = dieselbe Partie noch einmal, wo sie stehen blieb
help-command-daily =
    Zeigt die Partie eines Tages oder einer Woche: Optionen, Bots und Startwert jedes Spiels. Ohne Geheimnis ist es die
    Partie der Ausgabe im Browser, die allein aus dem Datum folgt. Mit dem Geheimnis, das ein Server hinterher gezeigt
    hat, muss der ausgegebene Fingerabdruck der sein, den er vorher gezeigt hatte; die der Tische stehen in den
    Aufzeichnungen ihrer Spiele. Mit play spielst du die Partie eines Tages im Terminal: Dein erstes Spiel am Tag selbst
    zählt und endet mit einer Zeile zum Weitergeben.
    .short = Eine Tagespartie zeigen, spielen oder nachprüfen
    .example-1 = die Partie von heute
    .example-2 = sie spielen
    .example-3 = eine Partie mit dem Geheimnis prüfen, das ihre Seite am Tag danach zeigt
help-command-puzzles =
    Aufgaben lösen: Stellungen aus Partien zwischen Bots, in denen ein Zug klar der beste ist. Gewählt wird nach Nummer; h
    ist ein Tipp, s die Lösung, q beendet. Wertung und Serie bleiben auf diesem Rechner. Mit make werden neue Aufgaben
    gesucht: Beim Abbrechen bleibt in der Datei, was gefunden ist, und der nächste Aufruf macht dort weiter.
    .short = Aufgaben lösen oder neue suchen
    .example-1 = Aufgaben, die zu deiner Wertung passen
    .example-2 = nur leichte über Lieferungen
    .example-3 = hundert Aufgaben zu SHOGUN NO KATANA suchen
help-command-odds =
    Wie ein Kampf in SHOGUN ausginge: Der Turm wird 4.800-mal geworfen. Er beginnt mit den Würfeln, die zu Spielbeginn darin
    sind; --battles lässt zuvor einige Kämpfe vergehen, sodass er andere hat.
    .short = Siegchancen eines Kampfes berechnen
    .example-1 = fünf Armeen greifen drei in einer ruhigen Provinz an; ihre Bauern helfen ihnen
    .example-2 = drei greifen einen Bauern in einer neutralen Provinz an, später im Spiel
    .example-3 = zwei Bauern erheben sich gegen vier Armeen
help-command-replay =
    Erzählt eine aufgezeichnete Partie Runde für Runde: was geschah, oder welche Züge gemacht wurden. Aufzeichnungen kommen
    aus einer beendeten Partie im Browser oder von play --record.
    .short = Eine aufgezeichnete Partie erzählen
    .example-1 = die ganze Partie, wie sie am Tisch erzählt würde
    .example-2 = nur diese Züge, wie sie gemacht wurden
    .example-3 = nur, was der erste Platz damals wissen konnte
    .example-4 = die Aufzeichnung selbst, in der Notation für Menschen
help-command-review =
    Analysiert eine beendete Partie: die Siegchance im Verlauf, die teuersten und die besten Entscheidungen jedes Spielers mit
    besseren Alternativen, und wie viel Glück war. Das dauert etwa eine Minute.
    .short = Eine beendete Partie analysieren
    .example-1 = alle Spieler, im Terminal
    .example-2 = nur der zweite Platz, als Webseite in einer Datei
    .example-3 = jede Entscheidung mit ihren Zahlen, für Programme
help-command-verify =
    Spielt eine Aufzeichnung nach und prüft alles, was sie behauptet: jeden Zug, die Karten und den Turm, wie sie aus dem
    Startwert folgen, die Punkte, und die Festlegung des Gastgebers auf den Startwert, wenn es eine gibt. Der Rückgabewert ist
    0, wenn alles stimmt.
    .short = Prüfen, ob eine aufgezeichnete Partie fair war
    .example-1 = was geprüft wurde; oder was nicht stimmt, in einer Zeile
    .example-2 = auch, dass niemand ausgetauscht hat, was dein Browser vor dem Spiel versiegelt sah
help-command-decisions =
    Schreibt alle Entscheidungen aufgezeichneter Partien in eine Tabelle für andere Programme: was der Platz sah, was er
    tun konnte, was er tat, und wie die Partie für ihn ausging. RECORDS sind Dateien oder Ordner mit Partien, die dieselben
    Optionen haben. Dafür braucht es pip install 'bakufu[data]'.
    .short = Eine Tabelle aller Entscheidungen aus Aufzeichnungen machen
    .example-1 = für pandas, Polars oder DuckDB, mit Merkmalen aus Sicht des Platzes
    .example-2 = für eine Tabellenkalkulation
help-command-facts =
    Was das gedruckte Spielmaterial nach unserer Lesart sagt, und wie sicher das ist. Werte, die niemand von der Schachtel
    ablesen konnte, stehen mit ihrer Quelle da; eine eigene Datei berichtigt sie, und jeder Befehl, der spielt, nimmt sie an.
    .short = Werte, die nicht sicher sind, und ihre Quellen
    .example-1 = was in SHOGUN nicht sicher ist
    .example-2 = alles über SHOGUN NO KATANA, für ein Programm
    .example-3 = was mit deinen Berichtigungen unsicher bleibt, sobald du sie aufgeschrieben hast
help-command-serve =
    Bietet Tische im Netz an, für Menschen in Browsern und für Bots. Alles steht in einer SQLite-Datei in deinem Datenordner
    oder in PostgreSQL. Strg-C beendet geordnet: Alle erfahren es, und kein Zug geht verloren.
    .short = Tische im Netz anbieten
    .example-1 = nur für diesen Rechner, unter http://127.0.0.1:8600
    .example-2 = für alle in deinem Netz
    .example-3 = hinter einem Proxy, der für diese Adresse https spricht
    .example-4 = vier Prozesse für einen großen Server
help-command-admin =
    Moderiert einen Server, auf dem Rechner mit seiner Datenbank. ACTION ist reports (offene Meldungen) oder close NUMMER;
    mute WHOM, ban WHOM (eine Person oder eine Adresse) oder lift WHOM (aufheben); end TISCH (Bots spielen zu Ende, niemand
    kehrt zurück); appoint WHOM oder dismiss WHOM (ein Konto, das auf seiner eigenen Seite moderieren darf); log (was getan
    wurde). WHOM ist ein geschützter Name oder die Kennung aus einer Meldung. Ein laufender
    Server wendet es binnen einer Sekunde an.
    .short = Einen Server moderieren
    .example-1 = was Spieler gemeldet haben
    .example-2 = was Moderatoren getan haben
help-command-site =
    Schreibt die Browser-Ausgabe in einen Ordner: Das ganze Spiel läuft samt Bots im Browser, ohne Server. Jeder
    Webspace kann den Ordner unter jedem Pfad ausliefern.
    .short = Die Browser-Ausgabe für einen Webspace schreiben
    .example-1 = der Ordner ./site
    .example-2 = auf diesem Rechner ansehen, unter http://localhost:8000
    .example-3 = für einen Webspace, der die Seite ohne Schrägstrich am Ende zeigt
help-command-backup =
    Schreibt eine Kopie der SQLite-Datenbank eines Servers in eine Datei, auch während er läuft. Bewahre auch die Datei
    cookie-secret aus dem Datenordner auf, dann bleiben alle angemeldet. Ein Server, der mit der Kopie startet, macht dort
    weiter.
    .short = Die Datenbank eines Servers kopieren
    .example-1 = die des Servers, der seine Partien in deinem Datenordner hat
    .example-2 = ein Server, der mit der Kopie weitermacht
help-command-dataset =
    Schreibt die beendeten Partien eines Servers für die Forschung in einen neuen Ordner: nur solche, die alle am Tisch in
    ihrem Konto freigegeben haben, ohne Namen, Chat, Zeiten und Tische. Ein Datenblatt sagt, was darin ist. Der Server kann
    dabei laufen.
    .short = Für die Forschung freigegebene Partien ausgeben
    .example-1 = die des Servers, der seine Partien in deinem Datenordner hat
    .example-2 = die eines Servers mit PostgreSQL
help-command-account =
    Hilft Leuten, die ihr Passwort vergessen und keine E-Mail-Adresse angegeben haben. `reset NAME` gibt einen Link aus,
    mit dem sie ein neues wählen; du erfährst es nicht. Nimm dieselbe Datenbank, denselben Schlüssel und dieselbe Adresse
    wie der Server; er darf dabei laufen.
    .short = Jemanden ein neues Passwort wählen lassen
    .example-1 = ein Link für die Person, der der Name Ann gehört
    .example-2 = auf einem Server mit eigener Adresse
help-command-join =
    Lässt einen Bot über das Netz einen Platz an jemandes Tisch nehmen und bis zum Ende spielen. Die URL ist die Einladung, die
    der Gastgeber weitergibt. Der Bot sieht, was ein Mensch auf seinem Platz sähe.
    .short = Einen Bot an jemandes Tisch spielen lassen
    .example-1 = eine Stufe aus diesem Paket; TABLE steht in der Einladung
    .example-2 = eine eigene Klasse, in einer Datei careful.py in diesem Ordner
help-command-simulate =
    Lässt Bots viele Partien spielen und sagt, wer wie oft gewonnen hat. Sie wechseln von Partie zu Partie die Plätze, und
    derselbe Startwert gibt dieselben Ergebnisse. Um Bots zu beurteilen, nimm die Arena: Sie sagt, wie sicher ihre Zahlen sind.
    .short = Bots viele Partien spielen lassen
    .example-1 = vier zufällige Spieler
    .example-2 = zwei Stufen gegeneinander
help-command-arena =
    Beurteilt Bots nach vielen Partien: Anteile der Siege mit ihren Intervallen, Wertungen, und woher Punkte kommen. Ein Bot ist
    eine Stufe (random, ashigaru, samurai, daimyo, shogun), eine mit Charakter (samurai:raider), eine, die mit einem Budget sucht (daimyo:200), eine Stufe mit Gewichten aus
    einer Datei (samurai@my.toml) oder eine eigene Klasse (my.module:Class). Ihre Zahl ist die der Spieler. Jede Ausgangslage
    wird mit jeder Drehung der Plätze gespielt; die Partien folgen allein aus dem Startwert.
    .short = Bots nach vielen Partien beurteilen
    .example-1 = ist Samurai besser als Ashigaru, und wie sicher ist das?
    .example-2 = ein längerer Wettkampf, aufbewahrt; ein unterbrochener Lauf geht weiter
    .example-3 = ein eigener Bot, in einer Datei careful.py in diesem Ordner
help-command-tune =
    Sucht bessere Gewichte einer Stufe (ashigaru oder samurai), indem sie gegen sich selbst spielt, und beurteilt den Fund an
    Startwerten, mit denen nicht abgestimmt wurde. Jeder Versuch wird neben der Datei aufbewahrt, sodass ein unterbrochener
    Lauf dort weitergeht, wo er stehen blieb. Braucht pip install 'bakufu[arena]'.
    .short = Bessere Gewichte einer Stufe suchen
    .example-1 = zwei Abschnitte der Gewichte verändern
    .example-2 = mit dem Fund spielen
help-command-completion =
    Gibt aus, womit deine Shell Befehle, Optionen, Stufen der Bots, Module und Dateien ergänzt, wenn du Tab drückst.
    .short = Befehle mit Tab ergänzen
    .example-1 = für bash: schreib diese Zeile in ~/.bashrc
    .example-2 = für zsh: schreib diese Zeile in ~/.zshrc
    .example-3 = für fish, ein für alle Mal

## Optionen

help-option-base = Pfad, unter dem der Ordner ausgeliefert wird.
    .default = Adressen relativ zur Seite
help-option-help = Zeigt diese Hilfe an und endet.
help-option-version = Zeigt die Version an und endet.
help-option-language = Die Sprache aller Texte: en, de oder zh.
    .default = die deines Systems, oder en
help-option-terminal = Am Terminal gegen Bots spielen.
help-option-lines = Zeile für Zeile spielen, nicht auf dem ganzen Bildschirm.
help-option-no-browser = Die Adresse ausgeben, statt einen Browser zu öffnen.
help-option-lan = Andere in deinem Netz mitspielen lassen und die Adresse als QR-Code zeigen.
help-option-clans = Wie viele spielen, 3 bis 5.
help-option-players = Wie viele spielen: 3 bis 5 in shogun, 1 bis 4 in katana.
    .default = 4
help-option-side = In shogun: die Spielplanseite.
    .default = sun
help-option-setup = In shogun: Startprovinzen wie in der Spielregel vorgegeben, oder von den Spielern gewählt.
    .default = fixed; auf der Mondseite nur claim
help-option-modules =
    In shogun: Module, mit denen gespielt wird, durch Kommas getrennt: { $names }.
    .default = keine
help-option-rooms = In katana: die für die erste Partie empfohlenen Räume, oder zufällige.
    .default = first
help-option-seat = Der eigene Platz, gezählt ab 1.
help-option-bots = Die Stufe der Bots: eine für alle oder eine für jeden; random, ashigaru, samurai, daimyo oder
    shogun; in SHOGUN auch mit Charakter: samurai:raider oder samurai:any.
    .default = ashigaru
help-option-entrants = Die Bots, einer für jeden Spieler.
help-option-jobs = Anzahl der parallelen Prozesse.
    .default = einer für jeden Kern
help-option-folder =
    Bewahrt hier jede Partie auf, sobald sie gespielt ist, und schreibt am Ende results.json, games.csv und contest.svg.
help-option-records = Schreibt von jeder Partie eine Aufzeichnung in diesen Ordner, für replay und verify.
help-option-sections = Abschnitte der Gewichte, die sich ändern dürfen, durch Kommas getrennt.
    .default = alle
help-option-per-trial = Anzahl der Partien pro Versuch.
help-option-trials = Anzahl der Versuche, aufgerundet auf ganze Generationen.
help-option-judged = Anzahl der Partien, mit denen das Ergebnis beurteilt wird.
help-option-weights-file = Die Datei für die gefundenen Gewichte, in TOML.
help-option-reviewed = Analysiert nur diesen Platz, gezählt ab 1.
help-option-effort = Wie gründlich geprüft wird: 2 dauert etwa doppelt so lange wie 1.
help-option-page = Die Datei für die Analyse als Webseite.
help-option-other-worlds = Startwert der simulierten Welten; ein anderer ergibt eine unabhängige Analyse.
help-option-deal-date = Tag oder ISO-Woche der Partie, etwa 2026-11-18 oder 2026-W47 (sonst: heute, UTC).
help-option-deal-secret = Geheimnis, das der Server nach dem Ende der Partie gezeigt hat.
help-option-theme = Nur Aufgaben zu diesem Thema.
help-option-difficulty = Nur Aufgaben dieser Schwierigkeit.
help-option-wanted = Zahl der gesuchten Aufgaben.
help-option-puzzle-file = Datei für die Aufgaben; eine vorhandene wird fortgesetzt.
help-option-seed = Startwert des Zufalls; derselbe Wert ergibt dieselben Karten und denselben Turm.
help-option-file = Die Datei; ihr Name endet auf .parquet oder .csv.
help-option-encode = Was der Platz sah: als Bytes einer Seite oder als Zahlen aus seiner Sicht.
help-option-facts = Eine TOML-Datei mit Berichtigungen der Werte.
help-option-host = Adresse, unter der der Server erreichbar ist; 0.0.0.0 für alle Adressen dieses Rechners.
help-option-port = Port des Servers; 0 für einen beliebigen freien.
help-option-database = Wo Partien aufbewahrt werden: sqlite:///FILE oder postgresql://USER@HOST/NAME.
    .default = eine Datei in deinem Datenordner
help-option-workers = Serverprozesse; mehr als einer braucht PostgreSQL.
help-option-bot-processes = Anzahl der Bot-Prozesse je Serverprozess.
help-option-advice-processes = Anzahl der Prozesse je Serverprozess für Vorhersagen, Chancen, Tipps und Wiedergaben.
help-option-dask = Ein Dask-Scheduler, zum Beispiel tcp://HOST:8786; die Arbeit tun seine Worker.
help-option-secret = Geheimer Schlüssel, der Cookies signiert; mindestens 16 Zeichen.
    .default = einmal erzeugt und in deinem Datenordner aufbewahrt
help-option-origins = Eine weitere Adresse, unter der Browser diesen Server erreichen; mehrfach möglich.
help-option-proxies = Vertrauenswürdiger Proxy (X-Forwarded-For); mehrfach möglich.
help-option-vacation-days = Urlaubstage eines Kontos im Jahr; an ihnen stehen seine Uhren in Partien mit Tagen Bedenkzeit.
help-option-pause-days = Anzahl der Tage, nach denen eine pausierte Partie weitergeht.
help-option-archive-days = Anzahl der Tage, nach denen beendete Partien archiviert werden.
help-option-limits = Ändert eine Grenze für eine Person oder Adresse, etwa guests=10; mehrfach möglich. Ohne das gelten: { $names }.
help-option-hosts = Name, unter dem der Server angesprochen werden darf, etwa table.example; mehrfach möglich.
    .default = jeder Name
help-option-mail = SMTP-Server, der E-Mails verschickt: smtp://, smtp+starttls:// oder smtps://, dann USER:PASSWORD@HOST.
    .default = keine E-Mails
help-option-mail-from = Absenderadresse der E-Mails.
help-option-push-hosts = Ein weiterer Push-Dienst, den Browser für Benachrichtigungen nutzen dürfen; mehrfach möglich.
help-option-webhook-hosts = Server, an den Benachrichtigungen gehen dürfen; mehrfach möglich. Braucht pip install 'bakufu[notify]'.
help-option-metrics-token = Token, mit dem Programme von anderswo /metrics lesen können.
    .default = nur dieser Rechner kann es lesen
help-option-bot = Der Bot: eine Stufe oder eine eigene Klasse (my.module:Class).
help-option-name = Der Name des Bots am Tisch.
help-option-token = Token aus einer früheren Sitzung.
help-option-receipt = Pfad des Belegs, den dein Browser aufbewahrt hat oder den bakufu join schreibt.
help-option-hours = Stunden, bis Schweigen oder Sperre endet.
    .default = ohne Ende
help-option-reason = Grund, den die Person und das Protokoll zeigen.
help-option-record-file = Schreibt die Aufzeichnung hierhin: JSON, wenn der Name auf .json endet, sonst die Textnotation.
help-option-resume = Mit der Partie in dieser Aufzeichnung weitermachen.
help-option-as-json = JSON statt Text.
help-option-game = Das Spiel.
help-option-games = Anzahl der Partien.
help-option-first = Der erste Zug, der erzählt wird, gezählt ab 1.
help-option-last = Der letzte Zug, der erzählt wird.
help-option-moves = Erzählt, welche Züge gemacht wurden, oder was geschah.
    .default = was geschah
help-option-watcher = Erzählt nur, was dieser Platz wissen konnte, gezählt ab 1.
    .default = alles
help-option-notation = Gibt die Aufzeichnung selbst aus, in dieser Notation.
help-option-everything = Führt auch die sicheren Werte auf.
help-option-attackers = Armeen, die angreifen.
help-option-defenders = Armeen oder Bauern, die verteidigen.
help-option-neutral = Die Provinz ist neutral, also verteidigen Bauern sie.
help-option-markers = Unruhemarker in der Provinz: Liegt einer da, helfen die Bauern dem Verteidiger nicht.
help-option-revolt = Simuliert einen Aufstand mit so vielen Bauern.
help-option-battles = Anzahl der Kämpfe, die schon stattgefunden haben.
