# Was geschieht, im Browser erzählt: das Protokoll, und was eine Runde gebracht hat.

web-telling-season-over = { $season } in Jahr { $year } ist vorbei
web-telling-season-partly = { $season } in Jahr { $year } ist vorbei: seit du da bist
web-telling-mine = Was du hast und was sich geändert hat
web-telling-others = Was die anderen getan haben
web-telling-provinces = Provinzen
web-telling-armies = Armeen
web-telling-buildings = Gebäude
web-telling-chests = Truhen
web-telling-rice = Reis
web-telling-points = Punkte
web-telling-provinces-by = { $by } { $count ->
        [one] Provinz
       *[other] Provinzen
    }
web-telling-armies-by = { $by } { $count ->
        [one] Armee
       *[other] Armeen
    }
web-telling-buildings-by = { $by } { $count ->
        [one] Gebäude
       *[other] Gebäude
    }
web-telling-chests-by = { $by } { $count ->
        [one] Truhe
       *[other] Truhen
    }
web-telling-rice-by = { $by } Reis
web-telling-points-by = { $by } { $count ->
        [one] Punkt
       *[other] Punkte
    }
web-telling-comma = { ", " }
web-telling-no-change = nichts geändert
web-telling-spoken = { $what }: { $now }, { $change }
web-telling-won = Du hast { $provinces } gewonnen.
web-telling-lost-taken = Du hast { $provinces } an { $player } verloren.
web-telling-lost-tie = Du hast { $provinces } bei einem Unentschieden mit { $player } verloren.
web-telling-lost-revolt = Du hast { $provinces } an Bauern verloren, weil du trotz Unruhemarkern dort eingezogen hast.
web-telling-lost-unknown = Du hast { $provinces } verloren.
web-telling-lost-winter = Du hast { $provinces } an Bauern verloren, weil { $unfed ->
        [one] 1 Provinz unversorgt blieb
       *[other] { $unfed } Provinzen unversorgt blieben
    }.
web-telling-took = Andere eroberten { $list }.
web-telling-took-by = { $provinces } ({ $player })
web-telling-later = Schon auf dem Spielplan: { $season }.
web-telling-next-season = Als Nächstes planen alle die neue Runde.
web-telling-next-winter = Als Nächstes kommt der Winter. Jede Provinz braucht 1 Reis, dann werden die Punkte gezählt.
web-telling-log = { $season } ist vorbei. { $player }: { $changes }.

## Das Protokoll

web-telling-tower-card = eine Turmkarte
web-telling-chest-card = Truhenkarte { $chests }
web-telling-planned = { $player } hat die Runde geplant.
