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
event-place-taken = { $seat } nimmt Platz { $place } mit der Karte „{ $special }“.
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
        [court-tower-card-declines] { $seat } verzichtet mit einer Würfelturmkarte.
        [battle-card-from-the-plan] { $seat } hat die für „{ $action }“ geplante Provinz verloren.
        [action-price] { $seat } kann „{ $action }“ in { $province } nicht bezahlen.
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
        [special-after-the-event] Die Sonderkarte macht daraus in { $province } dann { $after }.
        [leaders-more-rice] Der Heerführer in { $province } macht daraus { $after } Reis statt { $before }.
        [leaders-more-taxes] Der Heerführer in { $province } macht daraus { $after } Truhen statt { $before }.
        [leaders-more-armies] Der Heerführer in { $province } macht daraus { $after } Armeen statt { $before }.
        [leaders-after-event-and-card] Der Heerführer in { $province } macht daraus dann { $after }.
        [leaders-never-a-hindrance] Der Vorrat hat nicht mehr als { $after } Armeen für den Heerführer in { $province }.
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
event-marker-removed = Ein Unruhemarker kommt aus { $province } weg; { $markers ->
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
       *[march-own-province] { $seat } bewegt { $armies ->
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
event-help-denied = Bei einem Aufstand hilft { $seat } nichts, { $province } zu verteidigen.
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
        [battle-tie] { $attackers } gegen { $defenders } in { $province }: unentschieden, niemand bleibt übrig.
        [battle-farmers-alone] { $attackers } gegen { $defenders } in { $province }: Nur Bauern halten stand, also gewinnt niemand.
        [battle-stays-neutral] { $attackers } gegen { $defenders } in { $province }: Der Angriff von { $loser } scheitert.
        [battle-neutral] { $attackers } gegen { $defenders } in { $province }: { $winner } gewinnt und behält { $armies ->
            [one] 1 Armee
           *[other] { $armies } Armeen
        }.
        [revolt-put-down] { $defenders } gegen { $attackers } in { $province }: { $winner } schlägt den Aufstand nieder und behält { $armies ->
            [one] 1 Armee
           *[other] { $armies } Armeen
        }.
        [revolt-tie] { $defenders } gegen { $attackers } in { $province }: unentschieden, und { $loser } verliert die Provinz.
        [revolt-lost] { $defenders } gegen { $attackers } in { $province }: Die Bauern gewinnen.
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

## Heerführer

event-leader-placed =
    { $rule ->
        [leaders-return] Der Heerführer von { $seat } kehrt zurück, nach { $province }.
       *[other] { $seat } setzt den Heerführer nach { $province }.
    }
event-leaders-summoned = Die Heerführer werden eingesetzt, in Spielerreihenfolge: { $order }.
event-leader-moved =
    { $rule ->
        [leaders-left-victorious] Der Heerführer von { $seat } verlässt { $origin } im Triumph und zieht nach { $target }.
        [leaders-statues-are-limited]
            Der Heerführer von { $seat } verlässt { $origin } im Triumph und zieht nach { $target }, aber kein Denkmal ist übrig.
       *[leaders-fled] Der Heerführer von { $seat } flieht von { $origin } nach { $target }.
    }
event-leader-stayed = { $seat } hat keine andere Provinz, und der Heerführer bleibt in { $province }.
event-leader-lost = { $seat } verliert { $province }, und der Heerführer verlässt den Spielplan.
event-leaders-rested = Nach dem Winter zieht kein Heerführer. Auf dem Spielplan bleiben: { $seats }.
event-leader-stood-aside = Der Heerführer in { $province } bringt { $seat } im Kampf keinen Vorteil.
event-leaders-away =
    { $rule ->
        [leaders-return-in-autumn-order]
            { $seats-count ->
                [one] Der Winter ist vorbei, und ein verlorener Heerführer kehrt zurück: { $seats }.
               *[other] Der Winter ist vorbei, und verlorene Heerführer kehren zurück: { $seats }.
            }
        [leaders-no-province-to-return-to]
            { $seats-count ->
                [one] Ein verlorener Heerführer hat keine Provinz, in die er zurückkehren kann: { $seats }.
               *[other] Verlorene Heerführer haben keine Provinz, in die sie zurückkehren können: { $seats }.
            }
       *[leaders-no-return-at-the-end]
            { $seats-count ->
                [one] Ein verlorener Heerführer kehrt nicht mehr zurück: { $seats }.
               *[other] Verlorene Heerführer kehren nicht mehr zurück: { $seats }.
            }
    }
event-price-lowered =
    { $after ->
        [0] Dank des Heerführers in { $province } zahlt { $seat } nichts für { $building ->
            [Burg] die Burg
            [Tempel] den Tempel
           *[other] das { $building }
        }.
       *[other] Dank des Heerführers in { $province } zahlt { $seat } für { $building ->
            [Burg] die Burg
            [Tempel] den Tempel
           *[other] das { $building }
        } nur { $after } statt { $before }.
    }
event-statue-raised = { $seat } errichtet ein Denkmal in { $province }; { $left ->
        [0] keines ist mehr übrig
        [one] 1 ist noch übrig
       *[other] { $left } sind noch übrig
    }.
event-statue-declined = { $seat } errichtet kein Denkmal in { $province }.
event-statues-stayed =
    { $statues ->
        [one] Das Denkmal in { $province } bleibt.
       *[other] Die { $statues } Denkmäler in { $province } bleiben.
    }
event-trophies-taken =
    { $statues ->
        [one] { $seat } nimmt ein Denkmal von { $seats } aus { $province } als Trophäe und hat { $trophies }.
       *[other] { $seat } nimmt { $statues } Denkmäler von { $seats } aus { $province } als Trophäen und hat { $trophies }.
    }

## Samurai

event-samurai-stayed =
    { $count ->
        [one] { $seat } hat nur in 1 Region Provinzen: kein Bonus der Samurai.
       *[other] { $seat } hat nur in { $count } Regionen Provinzen: kein Bonus der Samurai.
    }
event-samurai-advanced = { $seat } hat Provinzen in { $count } Regionen und deckt Samuraikarte { $card } auf.
event-benefit-received =
    { $benefit-id ->
        [chests] { $seat } nimmt { $amount ->
            [one] 1 Truhe
           *[other] { $amount } Truhen
        } von den Samurai und hat { $total }.
        [rice] { $seat } nimmt { $amount } Reis von den Samurai und hat { $total }.
        [armies] { $seat } legt { $amount ->
            [one] 1 Armee
           *[other] { $amount } Armeen
        } in die Schale und hat dort { $total }.
       *[points] { $seat } bekommt { $amount ->
            [one] 1 Punkt
           *[other] { $amount } Punkte
        } durch die Samurai und hat { $total }.
    }
event-piles-rearranged = Die Samuraistapel liegen wieder wie am Anfang, das leere Banner obenauf.

## Tenno's Court

event-officials-sent =
    { $officials ->
        [0] { $seat } entsendet keinen Hofbeamten an den Hof.
        [one] { $seat } entsendet 1 Hofbeamten an den Hof, für eine Armee aus der ersten Füllung.
       *[other] { $seat } entsendet { $officials } Hofbeamte an den Hof, für Armeen aus der ersten Füllung.
    }
event-favours-laid-out = Gunst des Tenno, die teuerste zuerst: { $favours }.
event-court-opened = Am Kaiserhof: Armeen werden Hofbeamte.
event-armies-converted =
    { $rule ->
        [court-from-the-tray] { $seat } wandelt { $officials ->
            [one] 1 Armee aus der Schale in einen Hofbeamten
           *[other] { $officials } Armeen aus der Schale in Hofbeamte
        } um und hat { $entrance } in der Empfangshalle.
       *[other] { $seat } wandelt { $officials ->
            [one] 1 Armee aus { $card } in einen Hofbeamten
           *[other] { $officials } Armeen aus { $card } in Hofbeamte
        } um und hat { $entrance } in der Empfangshalle.
    }
event-last-army-left = In { $province } bleibt nur 1 Armee: { $seat } muss die anderen umwandeln.
event-nothing-converted =
    { $rule ->
        [court-one-army-stays] { $seat } hat in { $card } zu wenige Armeen für „{ $space }“.
        [court-too-few-in-the-tray] { $seat } hat in der Schale zu wenige Armeen für „{ $space }“.
        [court-officials-are-limited] { $seat } hat zu wenige Hofbeamte für „{ $space }“.
        [court-chest-card-declines] { $seat } verzichtet bei „{ $space }“ mit einer Truhenkarte.
       *[other] { $seat } hat keine Karte auf „{ $space }“ gelegt.
    }
event-audience-began = Audienz beim Tenno, der Reihe nach: { $order }.
event-audience-missed = Ohne Hofbeamten am Hof: { $seats }.
event-audience-tied = Gleich viele Hofbeamte, also entscheidet die Spielerreihenfolge: { $seats }.
event-officials-entered =
    { $officials ->
        [one] { $seat } tritt mit 1 Hofbeamten vor den Tenno.
       *[other] { $seat } tritt mit { $officials } Hofbeamten vor den Tenno.
    }
event-favours-too-dear =
    { $officials ->
        [one] { $seat } hat nur 1 Hofbeamten und kann keine Gunst bezahlen.
       *[other] { $seat } hat nur { $officials } Hofbeamte und kann keine Gunst bezahlen.
    }
event-favour-taken = { $seat } nimmt eine Gunst für { $officials } Hofbeamte: { $favour }.
event-favour-declined = { $seat } nimmt keine Gunst.
event-audience-ended = Alle Gunstkarten sind vergeben. Zu spät: { $seats }.
event-favours-removed = Niemand nimmt, also aus dem Spiel: { $favours }.
event-officials-returned =
    { $officials ->
        [one] 1 Hofbeamter von { $seat } kehrt in die Empfangshalle zurück.
       *[other] { $officials } Hofbeamte von { $seat } kehren in die Empfangshalle zurück.
    }
event-favour-brought =
    { $rule ->
        [court-favour-chests] Die Gunst bringt { $seat } { $amount ->
            [one] 1 Truhe
           *[other] { $amount } Truhen
        }, zusammen { $total }.
        [court-favour-tray] { $seat } legt { $amount ->
            [one] 1 Armee
           *[other] { $amount } Armeen
        } in die Schale und hat dort { $total }.
       *[other] Die Gunst bringt { $seat } { $amount } Reis, zusammen { $total }.
    }
event-favour-short = Der Vorrat hat nur { $after } von { $before }, die { $seat } zustehen.
event-favour-in-vain = Diese Gunst hat für { $seat } keine Wirkung: { $favour }.
event-favour-lost = { $seat } verliert die Gunstkarte ungenutzt: { $favour }.
event-event-removed = { $seat } entfernt das Ereignis: { $effect }.
event-event-left = { $seat } lässt das Ereignis liegen: { $effect }.
event-favour-kept = { $seat } hat keinen Unruhemarker und behält die Gunst für den nächsten.
event-marker-parried = { $seat } wehrt mit einer Gunst einen Unruhemarker in { $province } ab.
event-armies-granted =
    { $rule ->
        [court-favour-neutral] { $seat } nimmt das neutrale { $province } kampflos ein, mit { $armies ->
            [one] 1 Armee
           *[other] { $armies } Armeen
        }.
       *[other] { $seat } setzt durch die Gunst des Tenno { $armies ->
            [one] 1 Armee
           *[other] { $armies } Armeen
        } nach { $province }.
    }
event-protection-granted = In dieser Runde kann { $seat } nicht mit { $actions } angegriffen werden.
event-protection-ended = Der Schutz für { $seat } endet.

## Künste in Japan

event-region-tiles-laid = Die Regionenkarten liegen in dieser Reihenfolge: { $regions }.
event-markers-drawn = Gezogene Künstlerplättchen: { $chambers }.
event-region-won =
    { $rule ->
        [chambers-tie-by-turn-order] { $seat } liegt in Region { $region } mit { $count ->
            [one] 1 Provinz
           *[other] { $count } Provinzen
        } gleichauf und ist in der Spielerreihenfolge vorn.
       *[other] { $seat } hat die meisten Provinzen in Region { $region }: { $count }.
    }
event-region-skipped = Niemand hat eine Provinz in Region { $region }.
event-markers-ran-out = { $seat } hat keinen Marker mehr für Region { $region }.
event-chamber-taken = { $seat } nimmt Künstler { $chamber } für Region { $region } und hat noch { $left ->
        [one] 1 Marker
       *[other] { $left } Marker
    }.
event-chamber-declined = { $seat } nimmt keinen Künstler für Region { $region }.
event-markers-turned =
    { $chambers-count ->
        [0] Kein Künstlerplättchen liegt mehr offen.
        [one] Umgedreht wird Künstler { $chambers }.
       *[other] Umgedreht werden die Künstler { $chambers }.
    }
event-region-tile-moved = Die Regionenkarten für die nächste Runde: { $regions }.
event-neutral-leads =
    { $count ->
        [one] Der neutrale Spieler hat die meisten Marker in { $line }: 1.
       *[other] Der neutrale Spieler hat die meisten Marker in { $line }: { $count }.
    }
event-line-scored =
    { $rule ->
        [chambers-tie-one-fewer] { $seat } bekommt für die geteilte { $line } der Künste { $amount ->
            [one] 1 Punkt
           *[other] { $amount } Punkte
        } und hat { $total }.
       *[other] { $seat } bekommt für { $line } der Künste { $amount ->
            [one] 1 Punkt
           *[other] { $amount } Punkte
        } und hat { $total }.
    }
