# Was nach einer Partie SHOGUN NO KATANA mit anderen Worten gesagt wird als nach einer Partie SHOGUN.

web-after-won =
    { $count ->
        [one] { $names } ist Meister der Schmiedekunst
       *[other] { $names } sind Meister der Schmiedekunst
    }
web-after-fair = Nachweislich fair
web-after-fair-verify = Um jedes Plättchen und jede Karte auf deinem eigenen Rechner aus dem Startwert nachzuspielen:
