# Was geschieht, eine Nachricht für jede Klasse von Ereignissen. Eine Variable heißt wie das Feld. Mit „-id“ ist sie das
# bloße Wort der Regeln, zum Auswählen, und „yes“ oder „no“ für wahr oder nicht; mit „-count“ die Länge einer Liste oder
# die Zahl der Materialien. „rule“ ist die Regel hinter dem Ereignis, mit Bindestrichen.

## Spielvorbereitung

event-game-began =
    { $rule ->
        [ghost-replace-the-opponents] SHOGUN NO KATANA gegen den Geist. { $first } beginnt. Räume des Palasts: { $rooms }.
       *[other] SHOGUN NO KATANA { $players ->
            [2] zu zweit
            [3] zu dritt
           *[other] zu viert
        }. { $first } beginnt. Räume des Palasts: { $rooms }.
    }
event-swords-laid-out =
    { $swords-count ->
        [0] Für die Häuser ist kein Schwert mehr übrig.
       *[other] Schwerter bei den Häusern: { $swords }.
    }
event-honors-revealed =
    { $honors-count ->
        [0] Keine Ehrenkarte ist mehr übrig.
        [one] Ehrenkarte: { $honors }.
       *[other] Ehrenkarten: { $honors }.
    }
event-starting-swords-revealed =
    { $swords-count ->
        [one] Zum Beginnen liegt aus: { $swords }.
       *[other] Zum Beginnen liegen aus: { $swords }.
    }
event-starting-sword-taken = { $seat } beginnt mit { $sword } auf { $space } und { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }.

## Züge

event-round-began = { $first } beginnt Runde { $round }.
event-figure-placed =
    { $monk-id ->
        [yes] { $seat } opfert { $paid ->
            [one] 1 Münze
           *[other] { $paid } Münzen
        } und setzt einen Mönch ein: { $place }.
       *[no] { $seat } setzt einen Arbeiter ein: { $place }.
    }
event-passed =
    { $rule ->
        [ghost-pass-without-a-place] Der Geist hat keinen Arbeiter mehr und nimmt eine Ehrenkarte: { $honor }.
       *[other] { $seat } passt und nimmt eine Ehrenkarte: { $honor }.
    }
event-sword-taken = { $seat } nimmt { $sword }, legt es auf { $space } und bekommt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } im Voraus.
event-sashimono-taken =
    { $rule ->
        [delivery-take-the-sashimono] { $seat } behält das { $house }e Sashimono.
        [delivery-exchange-starting-sashimono] { $seat } tauscht das Start-Sashimono gegen ein { $house }es.
       *[other]
            { $sword-id ->
                [none] { $seat } nimmt ein { $house }es Sashimono.
               *[other] { $seat } legt ein { $house }es Sashimono auf { $sword }.
            }
    }
event-card-taken = { $seat } nimmt { $card } { $source }.
event-resource-bought =
    { $rule ->
        [palace-cheaper-resource] { $seat } kauft in einem Raum { $resource } für { $coins ->
            [0] 0 Münzen
            [one] 1 Münze
           *[other] { $coins } Münzen
        }.
       *[other] { $seat } kauft { $resource } für { $coins ->
            [0] 0 Münzen
            [one] 1 Münze
           *[other] { $coins } Münzen
        }.
    }
event-resource-gained = { $seat } bekommt { $number } { $resource }.
event-coins-gained =
    { $rule ->
        [market-cards-double-coins] { $seat } bekommt { $coins } Münzen für Verzierungen, verdoppelt durch eine Karte.
        [academy-pay-for-decorations] { $seat } bekommt { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        } fürs Verzieren.
       *[other] { $seat } bekommt { $coins ->
            [one] 1 Münze
           *[other] { $coins } Münzen
        }.
    }
event-sword-moved =
    { $rule ->
        [forge-monk-adds-a-move] { $seat } bewegt { $sword } mit dem Zusatzschritt des Mönchs: { $resource }, von { $origin } nach { $target }.
       *[other] { $seat } bewegt { $sword }: { $resource }, von { $origin } nach { $target }.
    }
event-swords-swapped = { $seat } lässt { $swords } die Felder tauschen: { $spaces }.
event-decorator-advanced = { $seat } rückt den Verzierer für { $resource } vor, der jetzt { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    } bringt.
event-resource-decorated = { $seat } verziert { $resource } auf { $sword } ({ $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }).
event-family-placed =
    { $rule ->
        [market-cards-rearrange] { $seat } stellt die Familie um: { $rooms }.
       *[other]
            { $rooms-count ->
                [one] { $seat } hat Familie im Palast: { $rooms }.
               *[other] { $seat } hat Familie in { $rooms-count } Räumen des Palasts: { $rooms }.
            }
    }
event-room-used = { $seat } nutzt einen Raum: { $room }.
event-first-player-next = { $seat } beginnt die nächste Runde.

## Auslieferungen und Karten

event-sword-delivered = { $seat } liefert { $sword } für { $total ->
        [one] 1 Punkt
       *[other] { $total } Punkte
    } aus: { $printed } für das Schwert, { $decorations } für Verzierungen, { $round_points } für die Runde.
event-points-doubled = Die Punkte zählen doppelt ({ $sword }): { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } mehr für { $seat }.
event-line-gave =
    { $doubled-id ->
        [yes] { $seat } bekommt doppelt, was { $line } gibt: { $coins ->
            [0]
                { $resources-count ->
                    [0]
                        { $points ->
                            [0] nichts
                            [one] 1 Punkt
                           *[other] { $points } Punkte
                        }
                   *[other] { $resources }{ $points ->
                        [0]{""}
                        [one] , 1 Punkt
                       *[other] , { $points } Punkte
                    }
                }
           *[other] { $coins ->
                [one] 1 Münze
               *[other] { $coins } Münzen
            }{ $resources-count ->
                [0]{""}
               *[other] , { $resources }
            }{ $points ->
                [0]{""}
                [one] , 1 Punkt
               *[other] , { $points } Punkte
            }
        }.
       *[no] { $seat } bekommt, was { $line } gibt: { $coins ->
            [0]
                { $resources-count ->
                    [0]
                        { $points ->
                            [0] nichts
                            [one] 1 Punkt
                           *[other] { $points } Punkte
                        }
                   *[other] { $resources }{ $points ->
                        [0]{""}
                        [one] , 1 Punkt
                       *[other] , { $points } Punkte
                    }
                }
           *[other] { $coins ->
                [one] 1 Münze
               *[other] { $coins } Münzen
            }{ $resources-count ->
                [0]{""}
               *[other] , { $resources }
            }{ $points ->
                [0]{""}
                [one] , 1 Punkt
               *[other] , { $points } Punkte
            }
        }.
    }
event-worker-freed = { $seat } befreit einen Arbeiter.
event-project-grew = { $seat } legt zum Projekt für den SHOGUN: { $resources }.
event-card-played = { $seat } spielt { $card }.
event-benefit-bought = { $seat } zahlt { $coins ->
        [0] nichts
        [one] 1 Münze
       *[other] { $coins } Münzen
    } und schiebt { $card } bei { $line } unter die Schmiede.
event-card-discarded = { $seat } legt { $card } ab.
event-resources-exchanged = { $seat } tauscht { $number } { $given } gegen { $number } { $taken }.
event-project-changed =
    { $added-id ->
        [yes] { $seat } legt nachträglich { $resource } zum Projekt, für 1 Punkt.
       *[no] { $seat } nimmt { $resource } vom Projekt, für 1 Punkt.
    }
event-katana-in-play = { $seat } bringt das SHOGUN NO KATANA auf { $space } ins Spiel: { $composition }.

## Erneuerung

event-first-player-changed =
    { $rule ->
        [restore-komainu-goes-first] Die Startspielerkarte geht an die Figur am Komainu: { $seat } beginnt.
       *[other] Die Startspielerkarte geht nach links: { $seat } beginnt.
    }

## Der Geist

event-ghost-drew =
    { $rule ->
        [ghost-shuffle-again] Der Geist mischt seinen Stapel und zieht: { $card }.
       *[other] Der Geist zieht: { $card }.
    }
event-ghost-scored =
    { $rule ->
        [ghost-score-figures-at-market] Er bekommt { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }, einen für jede Figur am Markt.
        [ghost-score-members-at-palace] Er bekommt { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }, einen für jedes Familienmitglied im Palast.
        [ghost-score-decorator-at-academy] Er bekommt { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        }, die Münzen des besten Verzierers.
        [ghost-score-round-at-komainu] Er bekommt { $points ->
            [one] 1 Punkt
           *[other] { $points } Punkte
        } am Komainu, die Nummer der Runde.
       *[other] Er bekommt trotzdem { $points ->
            [0] nichts
            [one] 1 Punkt
           *[other] { $points } Punkte
        }.
    }
event-ghost-took-sword = Er nimmt { $sword } vom { $house }en Haus und bekommt { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-ghost-found-no-space =
    { $card-id ->
        [daimyo] Für ihn ist kein Schwert mehr übrig.
       *[other] Dort ist kein Feld frei.
    }
event-ghost-discarded = Er legt { $card } { $source } ab.
event-ghost-placed-family = Er hat jetzt { $members ->
        [one] 1 Familienmitglied
       *[other] { $members } Familienmitglieder
    } im Palast.
event-ghost-deck-changed =
    { $removed-id ->
        [none]
            { $added-id ->
                [none] Eine beiseitegelegte Karte kommt ungesehen in den Stapel des Geistes.
               *[other] In den Stapel des Geistes kommt: { $added }.
            }
       *[other]
            { $added-id ->
                [none] Eine Karte „{ $removed }“ verlässt den Stapel des Geistes, und eine beiseitegelegte kommt ungesehen hinein.
               *[other] Eine Karte „{ $removed }“ verlässt den Stapel des Geistes. Hinein kommt: { $added }.
            }
    }

## Das Ende

event-scored = { $seat }: { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } { $rule ->
        [end-score-coins] für Münzen und Materialien.
        [end-score-sashimonos] für Sätze von Sashimonos.
        [end-score-unfinished-katana] für das SHOGUN NO KATANA in der Schmiede.
        [ghost-end-katana-from-its-swords] für ein SHOGUN NO KATANA aus den ersten Materialien seiner Schwerter.
        [end-favour-to-best-katana] für die Gunst des Shogun.
        [end-share-the-favour] für einen Anteil an der Gunst des Shogun.
        [ghost-end-favour-for-delivery] für die Gunst des Shogun.
        [honor-at-most] durch eine Ehrenkarte, mehr gibt keine ({ $about }).
        [ghost-end-honor-by-the-player] durch eine Ehrenkarte, gezählt beim Spieler ({ $about }).
       *[other] durch eine Ehrenkarte ({ $about }).
    }
event-game-ended =
    { $rule ->
        [end-tie-by-katana] { $winners } gewinnt: gleich viele Punkte, aber das wertvollere SHOGUN NO KATANA.
       *[other]
            { $winners-count ->
                [one] { $winners } gewinnt.
               *[other] { $winners } teilen sich den Sieg.
            }
    }
