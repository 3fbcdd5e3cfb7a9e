# Der eigene Name.

web-account-none = So sehen dich die anderen, wenn du keinen anderen Namen nimmst. Mehr wird nicht gefragt.
web-account-guest = Als Gast: Dieser Browser merkt sich den Namen. Mit einem Passwort gehört er dir überall.
web-account-claimed = Dein eigener Name, mit Passwort.
web-account-rename = Ändern
web-account-claim = Passwort setzen
web-account-enter = Anmelden
web-account-password = Passwort
web-account-do-rename = Diesen Namen nehmen
web-account-do-claim = Passwort speichern
web-account-do-enter = Anmelden
web-account-forget = Abmelden
web-account-done-rename = Du bist { $name }.
web-account-done-claim = { $name } gehört jetzt dir.
web-account-done-enter = Willkommen zurück, { $name }.

## Die Seite des Kontos

web-account-page = Konto
web-account-more = Konto und Geräte
web-account-forgot = Passwort vergessen?
web-account-forgot-sent = Wenn zu { $name } eine E-Mail-Adresse gehört, ist ein Link dorthin unterwegs.
web-account-nobody = Du bist nicht angemeldet. Anmelden kannst du dich oben rechts.
web-account-since = Konto seit { $day }
web-account-guest-since = Gast seit { $day }. Setze oben rechts ein Passwort, um diesen Namen auch auf anderen Geräten zu benutzen.
web-account-password-current = Aktuelles Passwort
web-account-password-new = Neues Passwort
web-account-password-change = Passwort ändern
web-account-password-changed = Passwort geändert. Überall sonst bist du abgemeldet.
web-account-password-reset = Neues Passwort wählen
web-account-mail = E-Mail
web-account-mail-none = Ohne Adresse kann dir nur der Betreiber helfen, wenn du dein Passwort vergisst.
web-account-mail-is = { $mail } ist bestätigt. Dorthin gehen Links für ein neues Passwort.
web-account-mail-address = E-Mail-Adresse
web-account-mail-confirm = Link zum Bestätigen senden
web-account-mail-sent = Öffne den Link, den wir an { $mail } geschickt haben.
web-account-mail-confirmed = Deine E-Mail-Adresse ist bestätigt.
web-account-mail-remove = Entfernen
web-account-mail-removed = Deine E-Mail-Adresse ist entfernt.
web-account-sessions = Wo du angemeldet bist
web-account-sessions-end-others = Überall sonst abmelden
web-account-session-this = Dieser Browser
web-account-session-current = Aktuell
web-account-session-unknown = Unbekanntes Gerät
web-account-session-end = Abmelden: { $device }
web-account-session-ended = Dort abgemeldet.
web-account-data = Deine Daten
web-account-data-share = Meine Partien für die Forschung freigeben
    .more = Die Forschung darf deine beendeten Partien nutzen, auch die an privaten Tischen, wenn alle am Tisch zustimmen. Sie bekommt Züge und Ergebnisse, aber keine Namen, Nachrichten oder Zeiten. Du kannst das jederzeit widerrufen.
web-account-data-shared = Deine beendeten Partien dürfen weitergegeben werden.
web-account-data-unshared = Deine Partien werden nicht mehr weitergegeben.
web-account-data-export = Alles exportieren
web-account-data-delete = Konto löschen
web-account-data-more = Der Export enthält deine Partien und Nachrichten als JSON. Das Löschen entfernt deinen Namen und deine Nachrichten aus allen Partien; die Aufzeichnungen bleiben unter „Guest“. 14 Tage lang kannst du es dir anders überlegen.
web-account-data-guest = Der Export enthält deine Partien und Nachrichten als JSON. Das Löschen entfernt deinen Namen und deine Nachrichten aus allen Partien; die Aufzeichnungen bleiben unter „Guest“.
web-account-data-sure = Du wirst überall abgemeldet. Wenn du dich nicht innerhalb von 14 Tagen wieder anmeldest, werden Name, Passwort und Nachrichten gelöscht.
web-account-data-sure-guest = Dein Name und deine Nachrichten werden sofort gelöscht. Das lässt sich nicht rückgängig machen.
web-account-data-keep = Behalten

## Benachrichtigungen

web-account-notices = Benachrichtigungen
web-account-notices-more = Ob wir dir sagen, dass du dran bist, wählst du an jedem Tisch, vor dem Start oder in seinem Menü. Hier wählst du, wohin.
web-account-notices-table = Benachrichtigen, wenn ich dran bin
web-account-notices-nowhere = Wähle, wohin Benachrichtigungen gehen:
web-account-notices-push = Push an diesen Browser
web-account-notices-denied = Dieser Browser erlaubt keine Benachrichtigungen. Erlaube sie für diese Seite in seinen Einstellungen.
web-account-notices-no-mail = Bestätige zuerst eine Adresse
web-account-notices-webhook = Webhook, möglich: { $hosts }
web-account-notices-save = Speichern
web-account-notices-saved = Gespeichert.
web-account-notices-quiet = Ruhezeit
    .more = Benachrichtigungen warten bis zu ihrem Ende, in deiner Zeitzone.
web-account-notices-quiet-start = Von
web-account-notices-quiet-end = Bis
web-account-notices-test = Testnachricht senden
web-account-notices-tested =
    { $count ->
        [0] Nichts gesendet: Wähle zuerst ein Ziel.
        [one] An ein Ziel gesendet.
       *[other] An { $count } Ziele gesendet.
    }

## Urlaub

web-account-vacation = Urlaub
web-account-vacation-more = Im Urlaub stehen deine Uhren in Partien mit Tagen Bedenkzeit still. Du hast dieses Jahr noch { $left } von { $days } Tagen.
web-account-vacation-is = { $first } bis { $last }
web-account-vacation-first = Erster Tag
web-account-vacation-last = Letzter Tag
web-account-vacation-take = Diese Tage nehmen
web-account-vacation-saved = Gespeichert. Schönen Urlaub!
web-account-vacation-end = Beenden oder absagen
web-account-vacation-ended = Deine Uhren laufen wieder.

## Profile

web-account-profile = Öffentliches Profil
web-account-profile-of = { $name }: Profil
web-account-profile-none = Noch keine öffentliche Partie beendet.
web-account-profile-games = Öffentliche Partien
web-account-profile-game = Spiel
web-account-profile-played = Gespielt
web-account-profile-won = Gewonnen
web-account-profile-best = Höchste Punktzahl
web-account-profile-average = Punkte im Schnitt
web-account-profile-rating = Wertung
web-account-profile-provisional = { $rating }, vorläufig
web-account-profile-how = Aus öffentlichen Partien. Die Wertung zählt Partien gegen andere Namen mit Passwort; alle beginnen bei 1500.
web-account-profile-recent = Letzte Partien
