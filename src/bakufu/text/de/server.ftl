# Was der Server ablehnt und warum: je eine Zeile, was falsch war und was möglich ist. `server-` und der Code.

## Anfragen und Nachrichten

server-bad-message = Diese Nachricht ist nicht zu lesen; die Beschreibung des Protokolls führt die Nachrichten auf.
    .because = Diese Nachricht ist nicht zu lesen: { $why }. Die Beschreibung des Protokolls führt die Nachrichten auf.
server-bad-request = Diese Anfrage ist nicht zu verstehen.
server-hello-first = Sag zuerst hello, mit der Version des Protokolls.
server-internal = Hier ist etwas schiefgegangen; nichts wurde geändert.
server-no-client = Dieser Server wurde ohne seine Seiten für den Browser gebaut; seine Schnittstelle für Programme funktioniert.
server-no-database = Die Datenbank antwortet nicht; versuch es gleich noch einmal.
server-no-such-game = So ein Spiel gibt es hier nicht.
server-no-such-query = So eine Abfrage gibt es hier nicht.
server-no-such-lesson = So eine Lektion gibt es nicht; dieses Spiel hat: { $lessons }.
server-no-such-method = Diese Adresse nimmt solche Anfragen nicht an.
server-no-such-page = Unter dieser Adresse ist nichts.
server-protocol = Dieser Server spricht Version { $version } des Protokolls.
server-too-fast = Das ist zu schnell; warte einen Moment und mach langsamer weiter.
server-too-large = Das ist zu groß; auf einmal werden höchstens { $most } Bytes angenommen.
server-wrong-origin = Diese Seite darf den Server nicht benutzen; sein Betreiber kann ihre Adresse erlauben.

## Leute

server-bad-name = Ein Name hat 1 bis { $most } druckbare Zeichen.
server-name-is-claimed = Ein Name mit Passwort bleibt, wie er ist.
server-name-is-taken = Dieser Name gehört jemandem; wähle einen anderen, oder melde dich mit seinem Passwort an.
server-password-too-short = Ein Passwort hat mindestens { $least } Zeichen.
server-sign-in = Nimm zuerst einen Namen.
server-too-many-tries = Es wurden zu viele Passwörter versucht; warte einige Minuten.
server-wrong-name-or-password = Dieser Name und dieses Passwort gehören nicht zusammen.

## Tische

server-already-seated = Du hast schon einen Platz an diesem Tisch.
server-bad-bot = Einen Bot dieser Stufe gibt es nicht; möglich: { $levels }.
server-bad-options = So kann das Spiel nicht aufgebaut werden: { $why }.
server-bad-pace =
    Ein schneller Tisch gibt { $least } bis { $most } Sekunden für eine Entscheidung, ein Tisch über Tage { $fewest } bis
    { $longest } Tage, in Sekunden gezählt.
server-bad-seat = So einen Platz gibt es nicht; Plätze werden ab 0 gezählt.
server-host-only = Das darf nur der Gastgeber des Tisches.
server-other-facts = Diese Partie begann mit anderen Werten, als der Server jetzt hat; sein Betreiber kann ihn mit den alten starten.
server-other-rules =
    Diese Partie begann nach Version { $needed } der Regeln von { $game ->
        [katana] SHOGUN NO KATANA
       *[shogun] SHOGUN
    }; dieser Server hat Version { $has }. Die Aufzeichnung einer beendeten Partie kannst du weiterhin herunterladen.
server-no-such-table = Diesen Tisch gibt es nicht, oder er ist privat, und du brauchst seinen Link.
server-not-finished = Das Spiel ist noch nicht zu Ende.
server-not-open = Das Spiel hat schon begonnen.
server-not-seated = Du hast keinen Platz an diesem Tisch.
server-not-started = Das Spiel hat noch nicht begonnen.
server-seat-is-taken = Dieser Platz ist besetzt.
server-seats-are-missing = Jeder Platz braucht einen Spieler oder einen Bot, bevor das Spiel beginnen kann.

## Spielen

server-a-bot-has-your-seat = Ein Bot spielt für dich; nimm zuerst deinen Platz wieder ein.
server-already-away = Ein Bot vertritt dich schon.
server-busy = Der Tisch ist beschäftigt; schick den Befehl noch einmal.
server-game-is-over = Das Spiel ist zu Ende.
server-hints-are-off = An diesem Tisch wird ohne Hilfe gespielt.
server-not-away = Niemand vertritt dich.
server-nothing-sealed = Du hast keinen Plan gelegt, den du wieder aufnehmen könntest.
server-nothing-to-seal = Dies ist nicht der Moment für Pläne.
server-nothing-to-undo =
    Dein letzter Zug kann nicht zurückgenommen werden: Zufall, ein Geheimnis oder der Zug eines anderen liegt dazwischen.
server-plan-is-incomplete = Der Plan deckt nicht jedes Feld ab.
server-plan-is-sealed = Pläne werden auf einmal gelegt: Schick den ganzen Plan als fertig.
server-too-late = Am Tisch ging es schon weiter.
