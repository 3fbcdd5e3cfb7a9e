# Tenno's Court: die Züge.

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
