# Was der Server ablehnt und warum: je eine Zeile, was falsch war und was möglich ist. `server-` und der Code.

## Wann man es wieder versuchen kann, in der Zeile einer Ablehnung

server-wait =
    { $unit ->
        [hours] in { $wait ->
            [one] einer Stunde
           *[other] { $wait } Stunden
        }
        [minutes] in { $wait ->
            [one] einer Minute
           *[other] { $wait } Minuten
        }
       *[seconds] in { $wait ->
            [one] einer Sekunde
           *[other] { $wait } Sekunden
        }
    }

## Anfragen und Nachrichten

server-bad-message = Diese Nachricht ist nicht zu lesen; die Beschreibung des Protokolls führt die Nachrichten auf.
    .because = Diese Nachricht ist nicht zu lesen: { $why }. Die Beschreibung des Protokolls führt die Nachrichten auf.
server-bad-request = Ungültige Anfrage.
server-hello-first = Sende zuerst hello mit der Version des Protokolls.
server-internal = Serverfehler. Es wurde nichts geändert.
server-no-client = Dieser Server hat keine Browser-Oberfläche. Seine Schnittstelle für Programme funktioniert.
server-no-database = Die Datenbank antwortet nicht; versuch es gleich noch einmal.
server-no-such-game = So ein Spiel gibt es hier nicht.
server-no-such-query = So eine Abfrage gibt es hier nicht.
server-no-such-lesson = So eine Lektion gibt es nicht; dieses Spiel hat: { $lessons }.
server-no-such-deal = Von diesem Tag oder dieser Woche gibt es keine Partie.
server-deal-is-open = Andere spielen diese Partie noch. Die Aufzeichnung gibt es, wenn sie vorbei ist.
server-deal-is-over = Diese Partie ist vorbei.
server-deal-played = Du hast diese Partie schon gespielt.
server-deal-is-private = Den Tisch einer Tagespartie sieht nur, wer an ihm spielt.
server-no-such-puzzle = So eine Aufgabe gibt es nicht.
server-bad-answer = Das ist keine Antwort auf die Aufgabe.
server-no-such-method = Diese Adresse unterstützt die Methode nicht.
server-no-such-page = Seite nicht gefunden.
server-protocol = Dieser Server spricht Version { $version } des Protokolls.
server-too-fast = Zu viele Anfragen. Versuch es { server-wait } noch einmal.
server-too-large = Die Anfrage ist zu groß. Höchstens { $most } Bytes sind erlaubt.
server-overloaded = Der Server ist ausgelastet. Versuch es { server-wait } noch einmal.
server-too-many-sockets = Zu viele offene Verbindungen. Schließ das Spiel in einem anderen Tab oder versuch es { server-wait } noch einmal.
server-wrong-origin = Diese Seite darf den Server nicht benutzen; sein Betreiber kann ihre Adresse erlauben.
server-wrong-host = So heißt dieser Server nicht. Mit --hostname kann der Betreiber den Namen ergänzen.

## Leute

server-bad-name = Ein Name hat 1 bis { $most } druckbare Zeichen.
server-name-is-claimed = Ein Name mit Passwort kann nicht geändert werden.
server-name-is-taken = Dieser Name ist vergeben. Wähle einen anderen, oder melde dich an.
server-password-too-short = Ein Passwort hat mindestens { $least } Zeichen.
server-banned =
    { $hours ->
        [0] Du bist auf diesem Server gesperrt: { $reason }
       *[other] Du bist auf diesem Server noch { $hours } Stunden gesperrt: { $reason }
    }
server-muted =
    { $hours ->
        [0] Du darfst auf diesem Server nicht schreiben: { $reason }
       *[other] Du darfst auf diesem Server noch { $hours } Stunden nicht schreiben: { $reason }
    }
server-is-moderator = Dieses Konto moderiert. Das kann nur, wer den Server betreibt, mit bakufu admin.
server-moderators-only = Das können nur Moderatoren.
server-no-account = { $name } hat noch kein Passwort. Moderieren kann nur ein Konto.
server-unknown-person = Niemand heißt { $name }. Nenne einen geschützten Namen oder die Kennung aus einer Meldung.
server-nothing-to-lift = Gegen { $name } gilt nichts.
server-no-such-report = Es gibt keine offene Meldung { $number }. Alle zeigt: bakufu admin reports
server-nobody-to-report = Du kannst andere Spieler an diesem Tisch melden, keinen Bot, keinen freien Platz und nicht dich selbst.
server-too-many-reports = { $most } deiner Meldungen hat noch niemand gelesen. Warte, bis sich ein Moderator darum gekümmert hat.
server-not-running = Am Tisch { $table } läuft kein Spiel.
server-sign-in = Wähle zuerst einen Namen.
server-too-many-tries = Zu viele Fehlversuche. Versuch es { server-wait } noch einmal.
server-too-many-guests = Zu viele neue Gäste aus deinem Netz. Melde dich an oder versuch es { server-wait } noch einmal.
server-wrong-name-or-password = Name oder Passwort ist falsch.
server-bad-link = Dieser Link ist abgelaufen oder schon benutzt. Fordere einen neuen an.
server-bad-mail = Das ist keine E-Mail-Adresse.
server-invisible-name = Ein Name darf keine unsichtbaren Zeichen enthalten und höchstens zwei Akzente auf einem Buchstaben.
server-mixed-name = Ein Name darf diese Schriften nicht mischen. Nimm Buchstaben aus einer davon.
server-no-mail = Dieser Server verschickt keine E-Mails. Bitte seinen Betreiber um einen Link für ein neues Passwort.
server-no-password = Dieser Name hat noch kein Passwort. Setze zuerst eins.
server-bad-subscription = Den Push-Dienst dieses Browsers kennt der Server nicht. Der Betreiber kann ihn mit --push-host erlauben.
server-bad-webhook = Ein Webhook ist eine https-Adresse ohne Fragezeichen auf einem dieser Server: { $hosts }.
server-bad-vacation = Ein Urlaub beginnt frühestens heute ({ $today } UTC), endet nicht vor seinem Beginn und spätestens in { $furthest } Tagen.
server-too-much-vacation = Das sind mehr als die { $most } Urlaubstage, die ein Konto im Jahr hat.
server-plays-as-person = Dieses Konto hat eine Wertung unter Menschen. Lass den Bot unter einem eigenen Namen spielen.
server-bad-zone = Unbekannte Zeitzone: { $zone }. Möglich ist ein Name wie Europe/Berlin.
server-no-such-person = Dieser Name gehört niemandem.
server-no-webhooks = Dieser Server ruft keine Webhooks auf.
server-too-many-exports = Zu viele Exporte. Versuch es { server-wait } noch einmal.
server-too-many-letters = Zu viele E-Mails. Versuch es { server-wait } noch einmal.
server-wrong-password = Das Passwort ist falsch.

## Tische

server-about-to-start = Das Spiel beginnt gleich, darum sind die Plätze fest. Wer seinen Platz verlässt, bricht den Start ab.
server-already-seated = Du hast schon einen Platz an diesem Tisch.
server-bad-bot = Einen Bot dieser Stufe gibt es nicht; möglich: { $levels }.
server-bad-options = So kann das Spiel nicht aufgebaut werden: { $why }.
server-bad-record = Diese Aufzeichnung lässt sich nicht öffnen: { $why }.
server-record-too-long = Diese Datei ist zu groß für eine Aufzeichnung. Möglich sind { $most } Zeichen.
server-bad-pace =
    Ein schneller Tisch gibt { $least } bis { $most } Sekunden für eine Entscheidung, ein Tisch über Tage { $fewest } bis
    { $longest } Tage, in Sekunden gezählt.
server-bad-increment = An diesem Tisch müssen je Zug { $least } bis { $most } Sekunden dazukommen.
server-bad-seat = So einen Platz gibt es nicht; Plätze werden ab 0 gezählt.
server-chat-is-off =
    { $who ->
        [players] An diesem Tisch können nur Mitspieler schreiben.
       *[nobody] Der Gastgeber hat den Chat an diesem Tisch abgeschaltet.
    }
server-host-only = Das darf nur der Gastgeber des Tisches.
server-other-facts = Diese Partie begann mit anderen Werten, als der Server jetzt hat; sein Betreiber kann ihn mit den alten starten.
server-other-rules =
    Diese Partie begann nach Version { $needed } der Regeln von { $game ->
        [katana] SHOGUN NO KATANA
       *[shogun] SHOGUN
    }; dieser Server hat Version { $has }. Die Aufzeichnung einer beendeten Partie kannst du weiterhin herunterladen.
server-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat, und du brauchst seinen Link.
server-no-spectators = Der Gastgeber lässt bei diesem Spiel niemanden zusehen. Wenn es vorbei ist, kannst du die Wiederholung ansehen.
server-not-finished = Das Spiel ist noch nicht zu Ende.
server-not-open = Das Spiel hat schon begonnen.
server-not-seated = Du hast keinen Platz an diesem Tisch.
server-not-started = Das Spiel hat noch nicht begonnen.
server-own-seat = Um deinen eigenen Platz aufzugeben, verlasse ihn.
server-removed = Der Gastgeber hat deinen Platz an diesem Tisch freigegeben, darum kannst du dich hier nicht mehr setzen. Tritt einem anderen bei oder eröffne einen.
server-not-what-was-sealed = Das ist nicht der Text, dessen Fingerabdruck du geschickt hast. Decke den auf, den du versiegelt hast.
server-sealed-and-open = Schicke entweder den Text oder seinen Fingerabdruck, nicht beides.
server-seat-is-free = Auf diesem Platz sitzt niemand.
server-seat-is-taken = Dieser Platz ist besetzt.
server-seats-are-missing = Jeder Platz braucht einen Spieler oder einen Bot, bevor das Spiel beginnen kann.
server-table-closed = Dieser Tisch wurde geschlossen, bevor sein Spiel begann.
server-unknown-entry = Eintrag { $seq } dieses Tisches ist von einer Art, die diese Version nicht kennt: { $kind }. Eine neuere Version des Servers kann den Tisch öffnen.
server-too-many-tables = Zu viele neue Tische aus deinem Netz. Versuch es { server-wait } noch einmal.
server-too-many-open-tables = Du hast schon { $most } Tische, die noch nicht begonnen haben. Starte einen davon oder versuch es { server-wait } noch einmal.
server-too-many-guest-bot-tables = Gäste aus deinem Netz haben schon { $most } laufende Partien mit Bots. Schütze deinen Namen mit einem Passwort, oder versuch es { server-wait } wieder.
server-too-many-bot-tables = Du hast schon { $most } laufende Partien mit Bots. Beende eine davon oder versuch es { server-wait } noch einmal.

## Spielen

server-a-bot-has-your-seat = Ein Bot spielt für dich; nimm zuerst deinen Platz wieder ein.
server-already-away = Ein Bot vertritt dich schon.
server-already-agreed = Du hast der Pause schon zugestimmt. Andere müssen es noch.
server-game-is-paused = Die Partie pausiert. Setze sie zuerst fort.
server-not-paused = Niemand hat um eine Pause gebeten.
server-busy = Der Tisch ist beschäftigt; schick den Befehl noch einmal.
server-game-was-ended = Ein Moderator hat dieses Spiel beendet. Bots spielen es zu Ende.
server-game-goes-on = Die Partie läuft noch.
server-game-is-over = Das Spiel ist zu Ende.
server-hints-are-off = An diesem Tisch wird ohne Hilfe gespielt.
server-not-away = Niemand vertritt dich.
server-nothing-sealed = Du hast keinen Plan abgegeben.
server-nothing-to-seal = Du kannst gerade keinen Plan abgeben.
server-nothing-to-undo =
    Du kannst nichts zurücknehmen, was vor einem Zufallsergebnis, einer Aufdeckung oder dem Zug eines anderen liegt.
server-plan-is-incomplete = Der Plan deckt nicht jedes Feld ab.
server-plan-is-sealed = Pläne werden als Ganzes abgegeben: Sende den vollständigen Plan mit „ready“.
server-too-late = Zu spät: Das Spiel ist schon weitergegangen.
server-too-much-talk = Der Chat dieses Tisches ist voll: { $most } Nachrichten.
server-log-is-full = Das Protokoll dieses Tisches ist voll ({ $most } Einträge). Ab jetzt ist nur noch möglich, was die Partie voranbringt.
