# Was eine geplante Karte bewirken würde, so wie es steht. Ereignis und Sonderkarten der Runde sind noch nicht bekannt.

forecast-pass = keine Aktion
forecast-bid-chests = { $chests ->
        [0] zahlt nichts
       *[other] zahlt { $chests }
    }{ $enough ->
        [yes]{""}
       *[no] {" "}- mehr, als du hast
    }
forecast-bid-province = kostet nichts; schlägt 0 Truhen
forecast-pay = kostet { $price }
forecast-cannot =
    { $rule ->
        [build-one-of-a-kind] vergeblich: steht dort schon
        [build-free-site] vergeblich: kein freier Bauplatz
        [build-tiles-are-limited] vergeblich: keine mehr übrig
        [deploy-supply-is-limited] vergeblich: zu wenige Armeen im Vorrat
        [march-one-army-stays] dort ist nur 1 Armee: niemand kann ziehen
        [march-nowhere-to-go] kein Ziel in Reichweite
       *[action-pay-in-full] kostet { $price }, mehr, als du jetzt hast
    }
forecast-tax = { $amount ->
        [one] 1 Truhe
       *[other] { $amount } Truhen
    }
forecast-rice = { $amount } Reis
forecast-calm = { $brings }, kein Aufstand
forecast-revolt = { $brings }, dann ein Aufstand: { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } gegen { $farmers ->
        [one] 1 Bauern
       *[other] { $farmers } Bauern
    }, behalten { NUMBER($kept, style: "percent") }
forecast-deploy = { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } für { $price ->
        [one] 1 Truhe
       *[other] { $price } Truhen
    }
forecast-march = { $armies ->
        [one] 1 kann ziehen
       *[other] { $armies } können ziehen
    }, Ziele: { $targets }
forecast-target-neutral = { $province } (neutral)
forecast-target-foe = { $province } ({ $owner } { $armies })
forecast-total = Geplante Aktionen kosten { $price }, das Gebot { $bid }; du hast { $chests ->
        [one] 1 Truhe
       *[other] { $chests } Truhen
    }.
