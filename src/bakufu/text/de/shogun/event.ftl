# Was geschieht, eine Nachricht für jede Klasse von Ereignissen. Eine Variable heißt wie das Feld. Mit „-id“ ist sie das
# bloße Wort der Regeln, zum Auswählen; mit „-count“ die Länge einer Liste oder die Zahl der Würfel. „rule“ ist die Regel
# hinter dem Ereignis, mit Bindestrichen. Gebäude werden nach ihrem deutschen Namen ausgewählt.

## Spielvorbereitung

event-game-began = SHOGUN { $players ->
        [3] zu dritt
        [4] zu viert
       *[other] zu fünft
    }, Spielplanseite { $side }.
event-provinces-left-out = Zu dritt nicht im Spiel: { $provinces }.
event-chests-dealt = Alle beginnen mit { $each } Truhen; { $bank } bleiben in der Bank.
event-claiming-began = { $seat } wählt die erste Startprovinz.
event-open-cards-laid =
    { $provinces-count ->
        [one] Offen ausgelegt wird die Karte { $provinces }.
       *[other] Offen ausgelegt werden die Karten { $provinces }.
    }
event-open-cards-buried = { $seat } legt die Karten { $provinces } unter den Stapel.
event-card-taken =
    { $rule ->
        [setup-claim-from-pile] { $seat } zieht { $province } vom Stapel.
       *[setup-claim-open-card] { $seat } nimmt die Karte { $province }.
    }
event-province-occupied = { $seat } setzt { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } nach { $province }.
event-claiming-ended = Alle Gruppen sind gesetzt. Neutral: { $neutral }.
event-tower-loaded = Der Turm wird gefüllt. Hinein kommen { $thrown }. Darin bleiben { $inside }.
event-events-laid-out = Ereignisse des Jahres: { $cards }.

## Frühling, Sommer, Herbst

event-actions-laid-out = Erste Aktionen: { $open }; fünf weitere liegen verdeckt.
event-specials-laid-out = Sonderkarten von Platz 1 bis 5: { $row }.
event-card-planned =
    { $card-id ->
        [none] { $seat } legt eine Karte verdeckt auf „{ $space }“.
       *[other] { $seat } legt { $card } auf „{ $space }“.
    }
event-plans-laid = Alle Pläne sind gelegt.
event-event-drawn = Ereignis: { $effect }.
event-bid-revealed =
    { $rule ->
        [order-province-card-is-free] { $seat } bietet mit der Provinzkarte { $card }, kostenlos.
        [order-bid-above-purse] { $seat } bietet { $card }, hat aber weniger und zahlt { $paid }.
       *[order-pay-the-bid]
            { $card-id ->
                [empty] { $seat } hat keine Karte zum Bieten.
               *[other] { $seat } bietet { $card } und zahlt { $paid }.
            }
    }
event-bid-ranked =
    { $rule ->
        [order-tie-by-lot] Gleiche Gebote; die Reihenfolge laut Los: { $seats }.
        [order-province-before-zero] Eine Provinzkarte schlägt 0 Truhen: { $seats }.
       *[order-no-card-last] Ohne Gebot, also zuletzt: { $seats }.
    }
event-place-taken = { $seat } nimmt Platz { $place }: { $special }.
event-order-determined =
    { $set_aside-count ->
        [0] Spielerreihenfolge: { $order }.
       *[other] Spielerreihenfolge: { $order }. Beiseitegelegt: { $set_aside }.
    }
event-action-began = Aktion { $position }: { $action }
event-action-revealed = Aktionskarte { $position } wird aufgedeckt: { $action }.
event-card-revealed = { $seat } deckt { $card } für „{ $action }“ auf.
event-action-skipped =
    { $rule ->
        [plan-chest-card-declines] { $seat } verzichtet mit einer Truhenkarte.
        [plan-empty-space-declines] { $seat } hat keine Karte gelegt.
        [battle-card-from-the-plan] { $seat } hat die für „{ $action }“ geplante Provinz verloren.
        [action-pay-in-full] { $seat } kann „{ $action }“ in { $province } nicht bezahlen.
        [build-free-site] { $seat } findet in { $province } keinen freien Bauplatz.
        [build-one-of-a-kind] { $seat } hat so ein Gebäude schon in { $province } und baut nichts.
        [build-tiles-are-limited] { $seat } baut nichts in { $province }: Von diesen Gebäuden ist keines mehr übrig.
        [deploy-supply-is-limited] { $seat } hat zu wenige Armeen im Vorrat für { $province }.
        [march-one-army-stays] { $seat } kann in { $province } keine Armee entbehren.
       *[march-nowhere-to-go] { $seat } kann von { $province } aus nirgendwohin ziehen.
    }
event-adjusted =
    { $rule ->
        [collect-bank-is-limited] Die Bank hat nur { $after } der { $before } Truhen, die { $province } bringen sollte.
        [special-one-more-chest] Die Sonderkarte bringt in { $province } { $after } Truhen statt { $before }.
        [special-one-more-rice] Die Sonderkarte bringt in { $province } { $after } Reis statt { $before }.
        [special-after-the-event]
            { $action-id ->
                [tax] Die Sonderkarte macht daraus in { $province } dann { $after } Truhen.
                [rice] Die Sonderkarte macht daraus in { $province } dann { $after } Reis.
               *[other] Die Sonderkarte macht daraus in { $province } dann { $after } Armeen.
            }
       *[other]
            { $action-id ->
                [tax] Durch das Ereignis sind es in { $province } { $after } Truhen statt { $before }.
                [rice] Durch das Ereignis sind es in { $province } { $after } Reis statt { $before }.
               *[other] Durch das Ereignis sind es in { $province } { $after } Armeen statt { $before }.
            }
    }
event-built = { $seat } baut { $building ->
        [Burg] eine Burg
        [Tempel] einen Tempel
       *[other] ein { $building }
    } in { $province }, { $paid ->
        [0] kostenlos
        [one] für 1 Truhe
       *[other] für { $paid } Truhen
    }.
event-marker-removed = In { $province } wird ein Unruhemarker entfernt; { $markers ->
        [0] keiner bleibt
        [one] 1 bleibt
       *[other] { $markers } bleiben
    }.
event-marker-placed =
    { $rule ->
        [revolt-markers-are-limited] Für { $province } ist kein Unruhemarker mehr übrig.
       *[other] { $markers ->
            [one] Ein Unruhemarker kommt nach { $province }.
           *[other] In { $province } liegen jetzt { $markers } Unruhemarker.
        }
    }
event-collected =
    { $action-id ->
        [tax] { $seat } zieht in { $province } { $amount ->
            [one] 1 Truhe
           *[other] { $amount } Truhen
        } Steuern ein und hat { $total }.
       *[rice] { $seat } zieht in { $province } { $amount } Reis ein und hat { $total }.
    }
event-track-exceeded =
    { $rule ->
        [collect-rice-beyond-track] { $seat } hat { $total } Reis, mehr als die Nahrungsleiste zeigt. Alles zählt.
       *[score-points-beyond-track] { $seat } hat { $total } Punkte, mehr als die Siegpunktleiste zeigt. Alle zählen.
    }
event-deployed = { $seat } stellt in { $province } { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } auf, für { $paid ->
        [one] 1 Truhe
       *[other] { $paid } Truhen
    }.
event-armies-moved =
    { $rule ->
        [march-sea-route] { $seat } verschifft { $armies ->
            [one] 1 Armee
           *[other] { $armies } Armeen
        } von { $origin } nach { $target }.
       *[march-move-to-own-province] { $seat } bewegt { $armies ->
            [one] 1 Armee
           *[other] { $armies } Armeen
        } von { $origin } nach { $target }.
    }
event-armies-stayed = { $seat } bewegt nichts aus { $province }.
event-round-ended = Die Runde endet.
event-event-ended = Das Ereignis ist vor dem Winter vorbei: { $effect }.

## Kämpfe und Aufstände

event-attack-began =
    { $defender-id ->
        [none] { $seat } zieht mit { $armies ->
            [one] 1 Armee
           *[other] { $armies } Armeen
        } von { $origin } ins neutrale { $province }.
       *[player] { $seat } greift { $defender } in { $province } an, von { $origin } aus mit { $armies ->
            [one] 1 Armee
           *[other] { $armies } Armeen
        }.
    }
event-farmers-missing =
    { $missing ->
        [one] Im Vorrat fehlt 1 Bauer für { $province }.
       *[other] Im Vorrat fehlen { $missing } Bauern für { $province }.
    }
event-reinforced =
    { $rule ->
        [event-castle-defends] Die Burg in { $province } bringt { $seat } 1 Armee mehr.
        [event-two-farmers] { $armies ->
            [one] Ein weiterer Bauer verteidigt { $province }.
           *[other] { $armies } weitere Bauern verteidigen { $province }.
        }
        [special-attack] { $seat } verstärkt den Angriff mit der Sonderkarte um 1 Armee.
       *[special-defence] { $seat } verstärkt die Verteidigung mit der Sonderkarte um 1 Armee.
    }
event-revolt-began = Aufstand in { $province }: { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } von { $seat } gegen { $farmers ->
        [one] 1 Bauern
       *[other] { $farmers } Bauern
    }.
event-cubes-thrown =
    { $tray-count ->
        [0] In den Turm: { $thrown }. Heraus: { $fallen }.
       *[other] In den Turm: { $thrown }; aus der Schale dazu: { $tray }. Heraus: { $fallen }.
    }
event-bystanders-stayed = Unbeteiligt, bleiben in der Schale: { $cubes }.
event-help-denied = Gegen den Aufstand in { $province } helfen { $seat } weder Burgen noch Sonderkarten.
event-farmers-counted =
    { $rule ->
        [battle-farmers-stay-out] { $farmers ->
            [one] Der Bauer hält sich heraus.
           *[other] Die { $farmers } Bauern halten sich heraus.
        }
       *[battle-farmers-side-with-defender] { $farmers ->
            [one] Der Bauer kämpft für den Verteidiger.
           *[other] Die { $farmers } Bauern kämpfen für den Verteidiger.
        }
    }
event-battle-decided =
    { $rule ->
        [battle-tie-razes] { $attackers } gegen { $defenders } in { $province }: unentschieden, niemand bleibt übrig.
        [battle-farmers-alone-raze] { $attackers } gegen { $defenders } in { $province }: Nur Bauern halten stand, also gewinnt niemand.
        [battle-stays-neutral] { $attackers } gegen { $defenders } in { $province }: Der Angriff von { $loser } scheitert.
        [battle-farmers-defend-neutral] { $attackers } gegen { $defenders } in { $province }: { $winner } gewinnt und behält { $armies ->
            [one] 1 Armee
           *[other] { $armies } Armeen
        }.
        [revolt-put-down] { $defenders } gegen { $attackers } in { $province }: { $winner } schlägt den Aufstand nieder und behält { $armies ->
            [one] 1 Armee
           *[other] { $armies } Armeen
        }.
        [revolt-tie-is-defeat] { $defenders } gegen { $attackers } in { $province }: unentschieden, und { $loser } verliert die Provinz.
        [revolt-defeat-razes] { $defenders } gegen { $attackers } in { $province }: Die Bauern gewinnen.
       *[other] { $attackers } gegen { $defenders } in { $province }: { $winner } gewinnt und behält { $armies ->
            [one] 1 Armee
           *[other] { $armies } Armeen
        }.
    }
event-farmers-returned =
    { $farmers ->
        [one] Der Bauer in der Schale geht zurück in den Vorrat.
       *[other] Die { $farmers } Bauern in der Schale gehen zurück in den Vorrat.
    }
event-province-taken =
    { $former-id ->
        [none] { $seat } erobert { $province }.
       *[player] { $seat } erobert { $province } von { $former }.
    }
event-card-surrendered = { $seat } gibt die Karte { $province } ab, geplant für „{ $space }“.
event-province-razed =
    { $buildings-count ->
        [0] { $province } von { $former } wird neutral.
       *[other] { $province } von { $former } wird neutral. Zerstört: { $buildings }.
    }

## Winter

event-winter-began = Winter. Es gilt die Reihenfolge des Herbstes: { $order }.
event-rice-lost = { $seat } verliert { $lost } Reis und hat { $rice }.
event-provinces-fed =
    { $unsupplied ->
        [0] { $seat } versorgt alle { $provinces } Provinzen mit { $rice } Reis.
        [one] { $seat } hat { $rice } Reis für { $provinces } Provinzen: 1 bleibt unversorgt.
       *[other] { $seat } hat { $rice } Reis für { $provinces } Provinzen: { $unsupplied } bleiben unversorgt.
    }
event-revolts-drawn =
    { $farmers ->
        [one] { $by } zieht, wo sich die Bauern von { $seat } erheben: { $provinces }, jeweils mit 1 Bauern mehr.
       *[other] { $by } zieht, wo sich die Bauern von { $seat } erheben: { $provinces }, jeweils mit { $farmers } Bauern mehr.
    }
event-revolt-chosen = { $seat } stellt sich zuerst dem Aufstand in { $province }.
event-scored = { $seat } bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } { $source-id ->
        [provinces] für Provinzen
        [buildings] für Gebäude
        [favour] durch die Gunst des Tenno
        [score-statues] für Denkmäler auf dem Spielplan
        [score-trophies] für Trophäen
        [most-castles] für die meisten Burgen in Region { $region }
        [most-temples] für die meisten Tempel in Region { $region }
       *[most-theatres] für die meisten Theater in Region { $region }
    } und hat { $total }.
event-no-majority =
    { $source-id ->
        [castle] Keine Burg steht in Region { $regions }.
        [temple] Kein Tempel steht in Region { $regions }.
       *[theatre] Kein Theater steht in Region { $regions }.
    }
event-year-turned = Jahr { $year } beginnt. Der Reis beginnt wieder bei 0; { $markers_removed ->
        [0] Unruhemarker gibt es keine
        [one] 1 Unruhemarker wird entfernt
       *[other] { $markers_removed } Unruhemarker werden entfernt
    }.
event-game-ended =
    { $winners-count ->
        [one] { $winners } gewinnt. Punkte: { $points }.
       *[other] { $winners } teilen sich den Sieg. Punkte: { $points }.
    }
