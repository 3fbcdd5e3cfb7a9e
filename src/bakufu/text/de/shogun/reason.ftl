# Warum ein Bot eine Karte dorthin legen würde, wo er sie vorschlägt: eine kurze Zeile neben der Karte.

reason-bid-province = Kostet nichts und schlägt 0 Truhen.
reason-bid-chests = { $chests ->
        [one] Deine Aktionen brauchen diese Truhe nicht.
       *[other] Deine Aktionen brauchen diese { $chests } Truhen nicht.
    }
reason-bid-nothing = Truhen werden für die Aktionen gebraucht.

reason-pass-nothing = { $action ->
        [castle] Keine deiner Provinzen kann eine Burg bekommen.
        [temple] Keine deiner Provinzen kann einen Tempel bekommen.
        [theatre] Keine deiner Provinzen kann ein Theater bekommen.
        [rice] Wo du auch Reis einziehst, gäbe es Aufstand.
        [tax] Wo du auch Steuern einziehst, gäbe es Aufstand.
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
        [risk] Doch wo du auch Reis einziehst, gäbe es Aufstand.
       *[better] Trotzdem tun deine Provinzen anderswo mehr.
    }

reason-must = Jedes Feld braucht eine Karte; { $province } fehlt am wenigsten.
reason-must-in-vain = Eine Karte muss hier liegen; { $province } bewirkt nichts.

reason-build-leads = Jeden Winter +{ $points } und +{ $most } für die meisten { $building ->
        [castle] Burgen
        [temple] Tempel
       *[theatre] Theater
    } in { $region }.
reason-build = { $building ->
        [castle] Eine Burg
        [temple] Ein Tempel
       *[theatre] Ein Theater
    } in { $province }: jeden Winter +{ $points }.

reason-rice-most = { $province }: der meiste Reis ({ $amount }), und ruhig.
reason-rice-calm = { $province }: { $amount } Reis, und ruhig.
reason-rice-risk = { $province }: { $amount } Reis; Aufstand, zu { $chance } % zu halten.
reason-rice-short = { $province } bringt { $amount } Reis, aber { $short ->
        [one] 1 Provinz könnte
       *[other] bis zu { $short } Provinzen könnten
    } unversorgt bleiben: { $revolts ->
        [one] 1 Aufstand droht
       *[other] { $revolts } Aufstände drohen
    }. { $why ->
        [risk] Dort gibt es einen Aufstand; zu { $chance } % hältst du sie.
        [better] Reichere Provinzen tun anderswo mehr.
       *[most] Keine deiner Provinzen bringt ohne Aufstand mehr.
    }
reason-tax-most = { $province }: die meisten Truhen ({ $amount }), und ruhig.
reason-tax-calm = { $province }: { $amount ->
        [one] 1 Truhe
       *[other] { $amount } Truhen
    }, und ruhig.
reason-tax-risk = { $province }: { $amount ->
        [one] 1 Truhe
       *[other] { $amount } Truhen
    }; Aufstand, zu { $chance } % zu halten.

reason-deploy = Mehr Armeen machen { $province } sicherer.
reason-deploy-goes-on = Eine Armee für { $province }; dann weiter nach { $target }.
reason-deploy-holds = { $province } muss halten: { $target } hat { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    }.
reason-deploy-attacks = { $province } kann dann später { $target } angreifen.

reason-march-neutral = Neutrales { $target } mit { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } angreifen: { $chance } % Siegchance.
    .short = Eine neutrale Provinz: { $chance } % Siegchance.
reason-march-foe = { $target } mit { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } angreifen: { $chance } % Siegchance.
    .short = { $chance } % Siegchance.
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
reason-place-one-more-chest = Du treibst Steuern ein, also bringt die Karte 1 Truhe mehr.
reason-place-one-more-rice = Du ziehst Reis ein, also bringt die Karte 1 Reis mehr.
reason-place-six-armies = Du setzt 5 Armeen ein, also bringt die Karte 1 Armee mehr.
reason-place-attack = Du hast einen Kampf geplant, und die Karte gibt jedem Angriff 1 Armee dazu.
reason-place-defence = Neben dir stehen Gegner, und die Karte gibt jeder Verteidigung 1 Armee dazu.
reason-place-order = Keine Sonderkarte hilft deinem Plan, also zählt nur der Platz.
reason-deploy-most = { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } zum selben Preis: { $province } kann sie brauchen.
reason-move-stays = { $province } braucht seine Armeen mehr als die Nachbarn.
# Was anders ist als beim Planen vorhergesehen; so beginnt der Grund für einen geänderten Vorschlag.
reason-since = Seit deinem Plan geändert: { $since ->
        [two-farmers] Mehr Bauern verteidigen neutrale Provinzen (Ereignis)
        [castle-defends] Burgen bringen eine Armee (Ereignis)
        [temple-protects] Provinzen mit Tempel sind vor Angriffen sicher (Ereignis)
        [yours] { $where } gehört jetzt dir
        [rival] { $where } gehört jetzt jemand anderem
        [neutral] { $where } ist jetzt neutral
        [armies] { $where } hat { $now ->
                [one] 1 Armee
               *[other] { $now } Armeen
            } statt { $before }
        [revolt-markers] { $where } hat { $now ->
                [0] keinen Unruhemarker
                [one] 1 Unruhemarker
               *[other] { $now } Unruhemarker
            }
        [chance] deine Chance in { $where } ist { $now } % statt { $before } %
        [buildings] { $where } hat andere Gebäude
        [special-cards] Sonderkarten helfen in Kämpfen
        [tower] In Turm und Schale sind andere Würfel
       *[several] mehrere Provinzen um { $where }
    }.
reason-march-changed = { reason-since } { $target } mit { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } angreifen: { $chance } % Siegchance.
    .short = { reason-since } { $chance } % Siegchance.
reason-march-changed-moves = { reason-since } { $armies ->
        [one] 1 Armee zieht
       *[other] { $armies } Armeen ziehen
    } nach { $target }.
    .short = { reason-since }
reason-march-changed-stays = { reason-since } Alle Armeen bleiben in { $province }.
    .short = { reason-since }
reason-march-least = Armeen müssen ziehen, und { $target } kostet dich am wenigsten.
reason-reinforce = Du gewinnst mit { $chance } % statt { $without } %.
reason-revolt-most = Im Turm sind wenige Bauern, also kämpfe zuerst um deine wertvollste Provinz.
reason-revolt-least = Im Turm sind viele Bauern, also lass sie dort herausfallen, wo du am wenigsten verlierst.
