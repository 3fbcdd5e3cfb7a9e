# Warum ein Bot so ziehen würde: ein Satz unter einem Tipp.

reason-sword = Bringt bei der Auslieferung { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, jetzt { $coins ->
        [0] keine Münzen
        [one] 1 Münze
       *[other] { $coins } Münzen
    } und ist nach { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    } fertig.
reason-forge = { $done ->
        [0] { $count ->
            [0] Noch kann sich dort nichts bewegen, aber diese Reihe oder Spalte brauchst du als Nächstes.
            [one] 1 Schwert kommt seiner Auslieferung näher.
           *[other] Deine Schwerter machen { $count } Schritte auf einmal.
        }
        [one] { $count ->
            [one] Mit diesem Schritt ist ein Schwert fertig.
           *[other] Deine Schwerter machen { $count } Schritte, und 1 ist fertig.
        }
       *[other] Deine Schwerter machen { $count } Schritte, und { $done } sind fertig.
    }
reason-market = { $kinds ->
        [0] Kaufe Materialien für die nächsten Züge, und nimm eine Karte.
        [one] Ein Schwert braucht ein Material, das du nicht hast.
       *[other] Deine Schwerter brauchen { $kinds } Materialien, die du nicht hast.
    }
reason-academy = { $count ->
        [0] Ein Verzierer rückt vor, und spätere Verzierungen bringen mehr.
        [one] Du kannst 1 Material verzieren und bekommst mindestens { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }.
       *[other] Du kannst { $count } Materialien verzieren und bekommst mindestens { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }.
    }
reason-palace = Ein Familienmitglied kommt dazu, und du nutzt jeden deiner Räume.
reason-komainu = Du bekommst { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } und beginnst die nächste Runde.
reason-pass = Nichts anderes hilft dir mehr{ $points ->
        [0] {""}
        [one] , und diese Ehrenkarte ist schon 1 Punkt wert
       *[other] , und diese Ehrenkarte ist schon { $points } Punkte wert
    }.
reason-enough = Alles andere würde mehr kosten, als es bringt.
reason-enough-aside = Das kann bis zu deinem eigenen Zug warten.
reason-enough-buying = { $coins ->
        [one] Spare deine letzte Münze
       *[other] Spare deine { $coins } Münzen
    } für später.
reason-enough-turn = In diesem Zug hilft dir nichts mehr.
reason-move = { $left ->
        [0] Damit ist das Schwert fertig.
        [one] Danach fehlt dem Schwert noch 1 Schritt.
       *[other] Danach fehlen dem Schwert noch { $left } Schritte.
    }
reason-swap = Zwei Schwerter bewegen sich auf einmal, und keines steht im Weg.
reason-deliver = Jetzt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, { $coins ->
        [0] und mehr Platz
        [one] 1 Münze und mehr Platz
       *[other] { $coins } Münzen und mehr Platz
    } in deiner Schmiede.
reason-decorate = Jetzt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, und { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } bei der Auslieferung.
reason-play = Die Wirkung der Karte ist gerade jetzt am meisten wert.
reason-benefit = Sie zahlt sich bei jeder Auslieferung in dieser Reihe oder Spalte aus.
reason-line = { $count ->
        [0] Dort lieferst du deine nächsten Schwerter aus.
        [one] 1 deiner Schwerter ist schon dort.
       *[other] { $count } deiner Schwerter sind schon dort.
    }
reason-family = Diese Räume helfen dir in diesem Zug am meisten.
reason-room = Das ist jetzt dein nützlichster Raum.
reason-decorator = Ab jetzt bringt jede Verzierung dieser Art mehr Münzen.
reason-buy = Ein Schwert braucht es für den nächsten Schritt.
reason-buy-later = Du brauchst es später, und jetzt kannst du es bezahlen.
reason-compose = So bleibt das SHOGUN NO KATANA leicht zu schmieden.
reason-sashimono = Es ergänzt deine Sätze von Sashimonos.
reason-card = Das ist die nützlichste der offenen Karten.
reason-start = Du beginnst mit { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }, und es braucht { $moves ->
        [one] 1 Schritt
       *[other] { $moves } Schritte
    }.
reason-exchange = Vom einen hast du mehr als nötig, vom anderen zu wenig.
reason-take = Das bekommst du zuerst und kannst es danach gleich einsetzen.
reason-project = Dein SHOGUN NO KATANA wird dadurch mehr wert.
reason-project-none = Mit mehr Materialien würde das SHOGUN NO KATANA kaum fertig.
reason-katana = Dein Projekt ist bereit, und das SHOGUN NO KATANA bringt viele Punkte.
reason-change = Die Änderung ist ihren Punkt wert.
reason-ghost = Mit dieser Karte punktet der Geist am wenigsten.
reason-double = Dieses Schwert bringt viele Punkte, also lohnt sich das Verdoppeln hier.
