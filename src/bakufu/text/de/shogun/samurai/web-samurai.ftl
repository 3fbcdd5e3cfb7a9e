# Die Samurai im Browser.

web-samurai = Samurai
web-samurai-benefit =
    { $benefit ->
        [chests] { $amount ->
            [one] 1 Truhe
           *[other] { $amount } Truhen
        }
        [rice] { $amount } Reis
        [armies] { $amount ->
            [one] 1 Armee in die Schale
           *[other] { $amount } Armeen in die Schale
        }
       *[points] { $amount ->
            [one] 1 Punkt
           *[other] { $amount } Punkte
        }
    }
web-samurai-has =
    { $card ->
        [0] Noch keine Samuraikarte
       *[other] Samuraikarte { $card }
    }
web-samurai-of = { $count } von { $needed }
web-samurai-regions =
    Provinzen in { $count ->
        [one] 1 Region
       *[other] { $count } Regionen
    }; bei { $needed } kommt die nächste Karte
web-samurai-rule = Provinzen in { $needed } Regionen bringen die nächste Karte.
web-samurai-next = Deine Karte { $card } bringt { $benefits }.
web-samurai-title = Samuraikarte { $card } von { $of }: Was nimmst du?
web-samurai-help = Du hast Provinzen in { $regions } Regionen. Wähle einen der Boni auf deiner neuen Karte; du bekommst ihn sofort.
web-samurai-change = { $before } → { $after }
web-samurai-choose = Wähle einen Bonus
web-samurai-do = { $benefit } nehmen
web-samurai-piles = Wie weit alle gekommen sind
web-samurai-later = Karte { $card } bietet:
web-samurai-note = Jede Runde, in der du Provinzen in vier Regionen hast, bringt die nächste Karte.

## Der Tisch

web-board-player-samurai = Samuraikarten
web-board-page-samurai = Samurai

## Entscheidungen

web-deciding-awaits-choose-benefit = { $player } wählt einen Bonus der Samurai
web-deciding-does-samurai =
    Wer Provinzen in vier Regionen hat, deckt die nächste Samuraikarte auf und nimmt einen der Boni darauf.

## So wird gespielt

howto-samurai = Samurai
    .more = Wer sich über die Karte verteilt, wird belohnt.
howto-samurai-regions = Hast du Provinzen in vier Regionen, wenn die Reihenfolge feststeht, wird deine nächste Samuraikarte aufgedeckt.
howto-samurai-benefit = Du wählst etwas, das darauf steht: Truhen, Reis, Punkte oder Armeen in der Schale.
howto-samurai-reset = Es gibt drei Karten, jede besser als die vorige. Nach dem Winter fängst du wieder mit der ersten an.

## Das Protokoll

web-after-kind-samurai = Samuraikarten
web-log-kind-samurai = Samurai

## Die Führung

web-tour-samurai =
    Hast du Provinzen in vier Regionen, wenn die Reihenfolge feststeht, deckst du deine nächste Samuraikarte auf und
    wählst einen ihrer Vorteile.

## Der Bericht einer Runde

web-telling-samurai = Samuraikarten
web-telling-samurai-by = { $by } { $count ->
        [one] Samuraikarte
       *[other] Samuraikarten
    }
web-telling-brought-benefit-received = Deine Samurai haben dir { $benefit-id ->
        [chests] { $amount ->
            [one] 1 Truhe
           *[other] { $amount } Truhen
        }
        [rice] { $amount } Reis
        [armies] { $amount ->
            [one] 1 Armee in der Schale
           *[other] { $amount } Armeen in der Schale
        }
       *[points] { $amount ->
            [one] 1 Punkt
           *[other] { $amount } Punkte
        }
    } gebracht.
