# Der Warteraum.

web-room-title = Der Tisch von { $host }
web-room-your-name = Dein Name
web-room-you = du
web-room-host = Gastgeber
web-room-here = Da
web-room-leave = Verlassen
web-room-sit = Hier sitzen
web-room-add-bot = Bot dazu
web-room-remove-bot = Bot wegschicken
web-room-asked = Gefragt
web-room-decline = Ablehnen
web-room-remove = { $name } entfernen
web-room-remove-short = Entfernen
web-room-remove-sure = { $name } vom Tisch entfernen?
web-room-remove-what = An diesen Tisch kann sich die Person dann nicht mehr setzen. Wer sie entfernt hat, erfährt sie nicht.
web-room-table = Tisch
web-room-join = Wer darf mitspielen?
web-room-join-link = Nur mit Link
web-room-join-listed = Alle
web-room-spectators = Zuschauer
    .more = Sie sehen den Spielplan, aber keine Handkarten
web-room-no-spectators = Keine Zuschauer
web-room-talk = Chat
web-room-talk-everyone = Alle
web-room-talk-players = Mitspieler
web-room-talk-nobody = Niemand
web-room-close = Tisch schließen
web-room-close-sure = Diesen Tisch schließen?
web-room-close-what = Er verschwindet für alle. Die Spieler erfahren, dass er geschlossen wurde.
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
web-room-revealing = Es geht los… Es fehlt noch das Geheimnis von { $names }.
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
        [moon] Mondseite
       *[sun] Sonnenseite
    }
web-room-setup = { $setup ->
        [claim] Die Startprovinzen werden reihum gewählt
       *[fixed] Die Startprovinzen sind vorgegeben
    }
web-room-hints = { $hints ->
        [on] { $game ->
            [katana] Mit Tipps
           *[other] Mit Siegchancen und Tipps
        }
       *[off] { $game ->
            [katana] Ohne Tipps
           *[other] Ohne Siegchancen und Tipps
        }
    }
web-room-rooms = { $rooms ->
        [random] Die Räume des Palasts werden gezogen
       *[first] Die empfohlenen Räume des Palasts
    }
web-room-module = Mit { $module }
web-room-listed = Alle dürfen beitreten
web-room-private = Nur mit dem Link
web-room-fair = Nachweislich fair
web-room-fair-what = Mit diesem Fingerabdruck lässt sich nach dem Spiel prüfen, dass niemand geschummelt hat.
web-room-fair-more =
    Der Server hat ein Geheimnis versiegelt und zeigt davon diesen Fingerabdruck. Der Browser jedes Spielers versiegelt
    auch eines. Geöffnet werden sie erst, wenn alle versiegelt sind, und aus allen zusammen folgt der Zufall des Spiels. Dein
    Browser bewahrt einen Beleg auf, mit dem du nach dem Spiel prüfen kannst, dass nichts ausgetauscht wurde. Lass diese
    Seite offen, bis das Spiel beginnt.
