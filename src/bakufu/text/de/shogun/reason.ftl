# Warum ein Bot eine Karte dorthin legen würde, wo er sie vorschlägt: eine kurze Zeile neben der Karte.

reason-bid-province = Eine Provinzkarte kostet nichts und schlägt ein Gebot von 0 Truhen.
reason-bid-chests = { $chests ->
        [one] Deine Aktionen brauchen diese Truhe nicht.
       *[other] Deine Aktionen brauchen diese Truhen nicht.
    }
reason-bid-nothing = Deine Truhen brauchst du für die Aktionen.

reason-pass-nothing = { $action ->
        [castle] Keine deiner Provinzen kann eine Burg bekommen.
        [temple] Keine deiner Provinzen kann einen Tempel bekommen.
        [theatre] Keine deiner Provinzen kann ein Theater bekommen.
        [rice] Wo du auch Reis einziehst, gäbe es einen Aufstand.
        [tax] Wo du auch Steuern einziehst, gäbe es einen Aufstand.
        [battle-a] Kein Angriff hat jetzt gute Chancen.
        [battle-b] Kein Angriff hat jetzt gute Chancen.
       *[other] Dein Vorrat hat zu wenige Armeen.
    }
reason-pass-price = Truhen bringen bei anderen Aktionen mehr.
reason-pass-better = { $action ->
        [rice] Du hast genug Reis, und die Bauern bleiben ruhig.
       *[other] Deine Provinzen tun anderswo mehr.
    }
reason-pass-hungry = { $short ->
        [one] 1 Provinz könnte
       *[other] Bis zu { $short } Provinzen könnten
    } unversorgt bleiben: { $revolts ->
        [one] 1 Aufstand droht
       *[other] { $revolts } Aufstände drohen
    }. { $why ->
        [risk] Doch wo du auch Reis einziehst, gäbe es einen Aufstand.
       *[better] Trotzdem tun deine Provinzen anderswo mehr.
    }

reason-must = Jedes Feld braucht eine Karte; { $province } fehlt am wenigsten.
reason-must-in-vain = Eine Karte muss hier liegen; { $province } bewirkt nichts.

reason-build-leads = { $building ->
        [castle] Eine Burg
        [temple] Ein Tempel
       *[theatre] Ein Theater
    } bringt { $winters ->
        [one] diesen Winter
       *[other] jeden Winter
    } { $points }, die meisten in { $region } noch { $most }.
reason-build = { $building ->
        [castle] Eine Burg
        [temple] Ein Tempel
       *[theatre] Ein Theater
    } in { $province } bringt { $winters ->
        [one] diesen Winter
       *[other] jeden Winter
    } { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.

reason-rice-most = Ohne Aufstand am meisten Reis: { $amount }.
reason-rice-calm = { $province } bringt ohne Aufstand { $amount } Reis.
reason-rice-risk = { $province } bringt { $amount } Reis, aber auch einen Aufstand. Zu { $chance } % hältst du die Provinz.
reason-rice-short = { $province } bringt { $amount } Reis, aber { $short ->
        [one] 1 Provinz könnte
       *[other] bis zu { $short } Provinzen könnten
    } unversorgt bleiben: { $revolts ->
        [one] 1 Aufstand droht
       *[other] { $revolts } Aufstände drohen
    }. { $why ->
        [risk] Dort gibt es einen Aufstand; zu { $chance } % hältst du sie.
        [better] Reichere Provinzen tun anderswo mehr.
       *[most] Keine deiner Provinzen bringt ohne Aufstand mehr.
    }
reason-tax-most = Ohne Aufstand die meisten Truhen: { $amount }.
reason-tax-calm = { $province } bringt ohne Aufstand { $amount ->
        [one] 1 Truhe
       *[other] { $amount } Truhen
    }.
reason-tax-risk = { $province } bringt { $amount ->
        [one] 1 Truhe
       *[other] { $amount } Truhen
    }, aber auch einen Aufstand. Zu { $chance } % hältst du die Provinz.

reason-deploy = Mehr Armeen machen { $province } sicherer.
reason-deploy-goes-on = Stelle eine Armee in { $province } auf und ziehe dann nach { $target } weiter.
reason-deploy-holds = { $target } hat { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    }, also verteidige { $province }.
reason-deploy-attacks = { $province } kann dann später { $target } angreifen.

reason-march-neutral = Greife das neutrale { $target } mit { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } an: Siegchance { $chance } %.
    .short = Die Provinz ist neutral, deine Siegchance ist { $chance } %.
reason-march-foe = Greife { $target } mit { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } an: Siegchance { $chance } %.
    .short = Deine Siegchance ist { $chance } %.
reason-march-moves = { $armies ->
        [one] 1 Armee zieht
       *[other] { $armies } Armeen ziehen
    } zu Hilfe nach { $target }.
    .short = { $target } braucht Hilfe.

## Entscheidungen außerhalb des Plans: ein Satz unter einem Vorschlag

reason-claim-beside = { $province } grenzt an { $count ->
        [one] eine deiner Provinzen
       *[other] { $count } deiner Provinzen
    } und bringt { $tax ->
        [one] 1 Truhe
       *[other] { $tax } Truhen
    } und { $rice } Reis.
reason-claim = { $province } bringt { $tax ->
        [one] 1 Truhe
       *[other] { $tax } Truhen
    } und { $rice } Reis.
reason-claim-pile = Eine unbekannte Provinz passt dir wahrscheinlich besser als diese zwei.
reason-claim-bury = Zwei neue Karten passen dir wahrscheinlich besser als diese.
reason-claim-armies = { $count ->
        [one] Eine Provinz eines Gegners grenzt
       *[other] { $count } Provinzen von Gegnern grenzen
    } an { $province }, da { $armies ->
        [one] ist 1 Armee
       *[other] sind { $armies } Armeen
    } etwa richtig.
reason-claim-armies-safe = Kein Gegner grenzt an { $province }: Spare größere Gruppen für andere Provinzen.
reason-place-one-more-chest = Du ziehst Steuern ein, also bringt die Karte 1 Truhe mehr.
reason-place-one-more-rice = Du ziehst Reis ein, also bringt die Karte 1 Reis mehr.
reason-place-six-armies = Du stellst 5 Armeen auf, also bringt die Karte 1 Armee mehr.
reason-place-attack = Du hast einen Kampf geplant, und die Karte gibt jedem Angriff 1 Armee dazu.
reason-place-defence = Neben dir stehen Gegner, und die Karte gibt jeder Verteidigung 1 Armee dazu.
reason-place-order = Keine Sonderkarte hilft deinem Plan, also zählt nur der Platz.
reason-deploy-most = Du bekommst { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } zum selben Preis, und { $province } kann sie brauchen.
reason-move-stays = { $province } braucht seine Armeen mehr als die Nachbarn.
# Was anders ist als beim Planen vorhergesehen; so beginnt der Grund für einen geänderten Vorschlag.
reason-since = Der Plan ändert sich, denn { $since ->
        [two-farmers] das Ereignis gibt neutralen Provinzen mehr Bauern
        [castle-defends] das Ereignis gibt Burgen eine Armee
        [temple-protects] das Ereignis schützt Provinzen mit Tempel
        [yours] { $where } gehört jetzt dir
        [rival] { $where } gehört jetzt jemand anderem
        [neutral] { $where } ist jetzt neutral
        [armies] { $where } hat { $now ->
                [one] 1 Armee
               *[other] { $now } Armeen
            } statt { $before }
        [revolt-markers] { $where } hat jetzt { $now ->
                [0] keinen Unruhemarker
                [one] 1 Unruhemarker
               *[other] { $now } Unruhemarker
            }
        [chance] deine Chance in { $where } ist { $now } % statt { $before } %
        [buildings] { $where } hat jetzt andere Gebäude
        [special-cards] Sonderkarten helfen in Kämpfen
        [tower] in Turm und Schale sind andere Würfel
       *[several] rund um { $where } hat sich mehreres geändert
    }.
reason-march-changed = { reason-since } Greife { $target } mit { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } an. Deine Siegchance ist { $chance } %.
    .short = { reason-since } Deine Siegchance ist { $chance } %.
reason-march-changed-moves = { reason-since } { $armies ->
        [one] 1 Armee zieht
       *[other] { $armies } Armeen ziehen
    } nach { $target }.
    .short = { reason-since }
reason-march-changed-stays = { reason-since } Alle Armeen bleiben in { $province }.
    .short = { reason-since }
reason-march-least = Armeen müssen ziehen, und { $target } kostet dich am wenigsten.
reason-reinforce = Deine Siegchance steigt von { $without } % auf { $chance } %.
reason-revolt-most = Im Turm sind wenige Bauern, also kämpfe zuerst um deine wertvollste Provinz.
reason-revolt-least = Im Turm sind viele Bauern, also lass sie dort herausfallen, wo du am wenigsten verlierst.
