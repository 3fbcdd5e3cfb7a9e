# Entscheidungen jedes Spiels: was ein Bot täte.

web-deciding-watching = Du schaust zu.
web-deciding-hint = Tipp
web-deciding-hint-is = Tipp: { $move }
web-deciding-hint-thinking = Denkt nach …
web-deciding-hint-then = Danach
web-deciding-hint-do = So machen
web-deciding-hint-hide = Ausblenden
# How much better a suggestion is than something else
web-deciding-than-points = { $by ->
        [0] So gut wie „{ $other }“.
        [one] Etwa { $by } Punkt besser als „{ $other }“.
       *[other] Etwa { $by } Punkte besser als „{ $other }“.
    }
web-deciding-than-far = Weit besser als „{ $other }“.
web-deciding-than-chance = Deine Siegchance ist { $by ->
        [one] { $by } Prozentpunkt
       *[other] { $by } Prozentpunkte
    } höher als mit „{ $other }“.
web-deciding-than-rank = Passt dir besser als „{ $other }“.
web-deciding-than-own = { $by ->
        [0] Dein Plan ist so gut wie dieser.
        [one] Etwa { $by } Punkt besser als dein Plan.
       *[other] Etwa { $by } Punkte besser als dein Plan.
    }
