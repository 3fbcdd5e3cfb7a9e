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
