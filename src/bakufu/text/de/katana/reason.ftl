# Warum ein Bot so ziehen würde: ein Satz unter einem Vorschlag.

reason-sword = Ein neues Schwert bringt Punkte, und sein Haus zahlt im Voraus.
reason-forge = { $count ->
        [0] Jetzt bewegt sich dort kein Schwert, aber die Reihe wird noch gebraucht.
        [one] Dort bewegt sich 1 deiner Schwerter.
       *[other] { $count } Schritte deiner Schwerter auf einmal.
    }
reason-market = Deine Schwerter brauchen Materialien, und eine Karte bringt mehr.
reason-academy = Verzierte Materialien bringen Münzen und Punkte.
reason-palace = Räume mit deiner Familie arbeiten in diesem Zug für dich.
reason-komainu = Seine Wirkungen helfen jetzt mehr als jedes andere Feld.
reason-pass = Nichts anderes bringt mehr, und du wählst deine Ehrenkarte zuerst.
reason-enough = Weiterzumachen würde mehr kosten, als es bringt.
reason-quiet = Hier ist nichts zu tun, bis sich etwas ändert.
reason-move = Ein Schwert kommt seiner Auslieferung näher.
reason-deliver = Ein ausgeliefertes Schwert bringt Punkte und Münzen und macht Platz.
reason-decorate = Das bringt jetzt Münzen und später Punkte.
reason-play = Die Wirkung der Karte ist gerade jetzt am meisten wert.
reason-benefit = Es zahlt sich bei jeder späteren Auslieferung dieser Reihe oder Spalte aus.
reason-buy = Eines deiner Schwerter braucht es als Nächstes.
reason-compose = So ist dein SHOGUN NO KATANA am meisten wert.
reason-sashimono = Es zählt für die Punkte seines Hauses.
reason-card = Die nützlichste der offenen Karten.
reason-start = Sein Rezept ist für den Anfang am leichtesten.
reason-take = Diese Vorteile sind mehr wert.
reason-project = Das macht am meisten aus deinem Projekt.
reason-double = Dieses Schwert bringt viele Punkte, also lohnt sich das Verdoppeln hier.
reason-other = Das führt zur besten Stellung.
