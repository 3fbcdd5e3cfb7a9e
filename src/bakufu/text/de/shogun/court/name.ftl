# Tenno's Court: Namen.

name-space-convert-3 = 3 umwandeln
name-space-convert-2 = 2 umwandeln
name-space-convert-1 = 1 umwandeln
name-card-tower-1 = Turmkarte 1
name-card-tower-2 = Turmkarte 2
name-card-tower-3 = Turmkarte 3

## Gunstkarten, mit ihrer Ziffer

name-favour-event = Ereignis entfernen (Karte { $number })
name-favour-marker = Unruhemarker entfernen (Karte { $number })
name-favour-armies = { $amount ->
        [one] 1 Armee
       *[other] { $amount } Armeen
    } in eine Provinz (Karte { $number })
name-favour-chests = { $amount ->
        [one] 1 Truhe
       *[other] { $amount } Truhen
    } (Karte { $number })
name-favour-tray = { $amount ->
        [one] 1 Armee
       *[other] { $amount } Armeen
    } in die Schale (Karte { $number })
name-favour-rice = { $amount } Reis (Karte { $number })
name-favour-points = { $amount ->
        [one] 1 Siegpunkt
       *[other] { $amount } Siegpunkte
    } (Karte { $number })
name-favour-castle = eine Burg (Karte { $number })
name-favour-temple = ein Tempel (Karte { $number })
name-favour-theatre = ein Theater (Karte { $number })
name-favour-protection-a = Schutz vor Kampf A (Karte { $number })
name-favour-protection-b = Schutz vor Kampf B (Karte { $number })
name-favour-protection-both = Schutz vor Kampf A und B (Karte { $number })
