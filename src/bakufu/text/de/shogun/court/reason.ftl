# Tenno's Court: warum ein Bot so plant.

reason-convert = { $province } kann { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } für den Hof entbehren.
reason-convert-tray = { $armies ->
        [one] 1 Armee in der Schale nützt
       *[other] { $armies } Armeen in der Schale nützen
    } am Hof mehr.
reason-convert-none = Armeen nützen auf dem Spielplan mehr als am Hof.
