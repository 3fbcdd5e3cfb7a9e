# Züge in Worten, eine Nachricht für jede Klasse von Zügen, wie sie in einer Liste oder einer Erzählung stehen.

move-claim-card =
    { $card-id ->
        [left] { $province } nehmen, die linke offene Karte
        [right] { $province } nehmen, die rechte offene Karte
        [bury] beide offenen Karten unter den Stapel legen
       *[pile] die oberste Karte vom Stapel ziehen
    }
move-claim-armies = { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } nach { $province } setzen
move-plan-card =
    { $card-id ->
        [nothing] „{ $space }“ leer lassen
       *[other] { $card } auf „{ $space }“ legen
    }
move-take-place = Platz { $place } nehmen, { $special }
move-deploy-armies =
    { $armies ->
        [one] in { $province } 1 Armee aufstellen
       *[other] in { $province } { $armies } Armeen aufstellen
    }
move-move-to =
    { $target-id ->
        [none] nichts aus { $origin } bewegen
       *[other] von { $origin } nach { $target } ziehen
    }
move-march-to = von { $origin } nach { $target } ziehen
move-march-armies =
    { $armies ->
        [one] 1 Armee von { $origin } nach { $target } ziehen
       *[other] { $armies } Armeen von { $origin } nach { $target } ziehen
    }
move-reinforce =
    { $armies ->
        [0] in { $province } keine Armee dazugeben
       *[other] in { $province } 1 Armee dazugeben
    }
move-next-revolt = sich zuerst dem Aufstand in { $province } stellen

## Heerführer

move-place-leader = den Heerführer nach { $province } setzen
move-claim-with-leader =
    { $answer-id ->
        [yes] den Heerführer nach { $province } setzen
       *[nothing] den Heerführer später einsetzen
    }
move-move-leader = den Heerführer von { $origin } nach { $target } ziehen
move-raise-statue =
    { $answer-id ->
        [yes] in { $province } ein Denkmal errichten
       *[nothing] in { $province } kein Denkmal errichten
    }
move-choose-benefit =
    { $benefit-id ->
        [chests] { $amount ->
            [one] 1 Truhe
           *[other] { $amount } Truhen
        } von den Samurai nehmen
        [rice] { $amount } Reis von den Samurai nehmen
        [armies] { $amount ->
            [one] 1 Armee
           *[other] { $amount } Armeen
        } in die Schale legen
       *[points] { $amount ->
            [one] 1 Punkt
           *[other] { $amount } Punkte
        } von den Samurai nehmen
    }

## Tenno's Court

move-take-favour =
    { $favour-id ->
        [none] keine Gunst nehmen
       *[other] die Gunst für { $officials } Hofbeamte nehmen: { $favour }
    }
move-remove-event =
    { $effect-id ->
        [none] das Ereignis liegen lassen
       *[other] das Ereignis entfernen: { $effect }
    }
move-calm-province = einen Unruhemarker aus { $province } entfernen
move-favoured-armies =
    { $armies ->
        [one] 1 Armee nach { $province } setzen
       *[other] { $armies } Armeen nach { $province } setzen
    }
move-favoured-building = { $building ->
        [Burg] eine Burg
        [Tempel] einen Tempel
       *[other] ein { $building }
    } in { $province } bauen
move-take-chamber =
    { $chamber-id ->
        [none] keinen Künstler für Region { $region } nehmen
       *[other] Künstler { $chamber } für Region { $region } nehmen
    }
