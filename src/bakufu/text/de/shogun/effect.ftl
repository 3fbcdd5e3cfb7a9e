# Was eine geplante Karte bewirken würde, in wenigen Worten neben der Karte. Mengen sind eine Spanne, wo ein ausliegendes
# Ereignis sie ändern könnte: { $least } und { $most }.

effect-pass = keine Aktion
effect-bid-chests = { $chests ->
        [0] zahlt nichts
        [one] −1 Truhe
       *[other] −{ $chests } Truhen
    }
effect-bid-all = zahlt alles, was du hast
effect-bid-province = kostet nichts, schlägt 0 Truhen
effect-build = { $price ->
        [0] kostenlos
        [one] −1 Truhe
       *[other] −{ $price } Truhen
    }, { $sites ->
        [0] letzter Bauplatz
        [one] 1 Bauplatz bleibt
       *[other] { $sites } Bauplätze bleiben
    }
effect-tax = { $ranges ->
        [yes] +{ $least } bis { $most } Truhen
       *[no] +{ $most ->
            [one] 1 Truhe
           *[other] { $most } Truhen
        }
    }
effect-rice = { $ranges ->
        [yes] +{ $least } bis { $most } Reis
       *[no] +{ $most } Reis
    }
effect-calm = { $brings }, dann ein Unruhemarker
effect-revolt = { $brings }, Aufstand: verloren { NUMBER($lost, style: "percent") }
effect-farmers = { $brings }, dann Aufstand mit { $farmers ->
        [one] 1 Bauern
       *[other] { $farmers } Bauern
    }
effect-deploy = { $ranges ->
        [yes] { $before } → { $least } bis { $most } Armeen
       *[no] { $before } → { $most } Armeen
    }, −{ $price ->
        [one] 1 Truhe
       *[other] { $price } Truhen
    }
effect-march = { $armies ->
        [one] 1 Armee kann ziehen
       *[other] { $armies } Armeen können ziehen
    }
effect-note = Wenn es das Ereignis der Runde wird: { $effects }.
