# Was `bakufu play` sagt, und das Spiel am Terminal.

## Im Browser

play-address = Bakufu läuft unter { $address } (Strg-C beendet es).
play-stopped = Bakufu ist beendet. Deine Partien bleiben erhalten.
play-port-taken = Port { $port } ist belegt, vielleicht von einem anderen Bakufu. Ein anderer wird verwendet.
play-no-screen = Hier gibt es keinen Bildschirm für einen Browser. Öffne die Adresse selbst, oder spiel mit --terminal.
play-lan-address = Andere in deinem Netz öffnen { $address } oder scannen diesen Code:
play-lan-who = Alle, die diesen Rechner erreichen, können mitspielen und zuschauen, und nichts ist verschlüsselt. Nimm dafür ein Netz, dem du vertraust. Vielleicht muss eine Firewall es erlauben.
play-lan-none = Dieser Rechner hat kein Netz, also kann niemand sonst mitspielen.
play-no-client = es gibt keine Seiten für den Browser: pip install bakufu-client; im Terminal geht es mit bakufu play --terminal
play-at-the-terminal-only = { $option } ist für das Spiel am Terminal; möglich: bakufu play --terminal { $option } ...

## Der Tisch

play-welcome = Du spielst { $player } gegen { $bots }. Tippe jederzeit ? für Hilfe.
play-welcome-alone = Du spielst { $player }. Tippe jederzeit ? für Hilfe.
play-bot = { $player } ({ $level })
play-bot-known = { $player } ({ $level }, { $known })
play-only-option = Es gibt nur eine Wahl, also gilt sie: { $move }.
play-leave = Du hast das Spiel verlassen.
play-saved = Das Spiel ist in { $file } gespeichert.
play-recorded = Die Aufzeichnung steht in { $file }.
play-seed = Der Startwert war { $seed }.
play-prompt = { $word }>
play-word = wahl

## Das Ende

play-standings = Endstand
play-column-place = Platz
play-column-player = Spieler
play-column-points = Punkte

## Fragen

play-numbers = Möglich: { $first } bis { $last }
play-choices = Möglich: { $choices }
play-not-understood = Unbekannter Befehl: „{ $typed }“.
play-not-clear = „{ $typed }“ könnte { $choices } sein.
play-refused = { $refusal } (why sagt mehr)
play-nothing-yet = Noch ist nichts geschehen.
play-no-such-line = Zeile { $number } gibt es im Protokoll nicht; es hat { $lines }.
play-rule = { $rule } ({ $id }, Seite { $page })
play-ruling = { $rule } ({ $id }, unsere Auslegung)
play-reason = Grund: { $reason }
play-no-rule = Keine Regel erwähnt „{ $word }“. Kapitel: { $chapters }
play-rules-which = Tippe rules und ein Wort, oder eines der Kapitel: { $chapters }
play-rules-more = ... und { $count } mehr. Tippe mehr von dem Wort, oder die Kennung einer Regel.
play-save-where = Tippe save und den Namen einer Datei.

play-hint = { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) }: { $move }
play-hint-then = Danach: { $moves }
play-hint-how = Die Zahlen sind Punkte bis zum Spielende, wie ein Bot sie schätzt.
play-hint-none = Du hast gerade nichts zu entscheiden.
play-undone = Deine letzte Wahl ist zurückgenommen.
play-no-undo = Es gibt nichts, was du zurücknehmen könntest: Seitdem war etwas Neues zu sehen, oder andere haben entschieden.

## Was die Wörter an der Eingabe tun, für ?

play-command-log = zeigt die letzten Zeilen des Protokolls; log N zeigt mehr
play-command-why = die Regel hinter der letzten Zeile oder Ablehnung; why N für Zeile N des Protokolls
play-command-hint = die besten drei Züge, wie ein Bot sie sieht
play-command-undo = nimmt deine letzte Wahl zurück, wenn seitdem nichts Neues zu sehen war
play-command-rules = sucht ein Wort in den Regeln
play-command-save = speichert das Spiel in einer Datei
play-command-quit = verlässt den Tisch

## Der ganze Bildschirm

play-key-take = wählen
play-key-hint = Tipp
play-key-do-it = ausführen
play-key-undo = zurück
play-key-keys = Tasten
play-key-board = Tisch
play-key-log = Log
play-key-why = warum?
play-key-command = Befehl
play-key-quit = Ende
play-key-scroll = blättern
play-key-back = zurück
play-page-board = Der Tisch
play-page-log = Protokoll
play-page-why = Warum?
play-page-keys = Tasten
play-page-hint = Tipp
play-keys-choose = trifft die Wahl mit dieser Taste
play-keys-point = zeigt auf eine Wahl und trifft sie
play-keys-back = einen Schritt zurück
play-keys-hint = zeigt einen Tipp; noch einmal gedrückt führt ihn aus
play-keys-undo = nimmt deine letzte Wahl zurück, wenn seitdem nichts Neues zu sehen war
play-keys-why = zeigt die Regel hinter der letzten Zeile des Protokolls
play-keys-log = zeigt das ganze Protokoll
play-keys-board = zeigt alles auf dem Tisch in Worten
play-keys-command = tippt einen der Befehle unten
play-keys-quit = verlässt das Spiel; zweimal drücken
play-keys-commands = Befehle
play-command-how = Tippe einen Befehl: board, log 30, rules WORT, save DATEI. Alle zeigt die Taste ?.
play-quit-sure = Drücke noch einmal q, um das Spiel zu verlassen.
play-thinking = { $player } entscheidet …
play-window-small = Das Fenster ist zu klein. Das Spiel braucht { $columns } Spalten und { $rows } Zeilen.
play-hint-as-good = { $move }: etwa gleich gut
play-hint-instead =
    { $move }: { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte weniger
play-box-players = Spieler

## Die Tagespartie

play-daily-line = Bakufu-Tagespartie { $date } · { $game ->
        [katana] SHOGUN NO KATANA
       *[other] SHOGUN
    } · Platz { $place } von { $players }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $margin })
play-daily-game = { $game ->
        [katana] SHOGUN NO KATANA
       *[other] SHOGUN
    }
play-daily-of-date = folgt allein aus dem Datum; Fingerabdruck { $fingerprint }
play-daily-of-server = Fingerabdruck des Geheimnisses: { $fingerprint }
play-daily-commitment = Fingerabdruck in den Aufzeichnungen der Spiele: { $fingerprint }
play-daily-seed = Startwert: { $seed }
play-daily-counts = Dieses Spiel zählt für heute: ohne Hinweise, ohne Rücknahme. Wenn du gehst, setzt derselbe Befehl es fort.
play-daily-practice = Dieses Spiel ist zur Übung.
play-daily-played = Diese Partie hast du gespielt: { $line }
play-daily-continue = Derselbe Befehl setzt das Spiel fort. Es zählt, wenn du es vor Mitternacht UTC beendest.
play-daily-late = Der Tag ist vorbei, deshalb zählt dieses Spiel nicht.
play-daily-no-help = Dieses Spiel zählt: keine Hinweise, keine Rücknahme.
