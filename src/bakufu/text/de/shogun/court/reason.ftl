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

## Gunstkarten und wofür sie genutzt werden

reason-favour = Die Gunst ist mehr wert, als { $officials } Hofbeamte nächste Runde bekommen können.
reason-favour-last = Hofbeamte nützen später nichts mehr, also nimm die beste Gunst.
reason-favour-none = Keine Gunst ist jetzt ihre Hofbeamten wert. Sie warten auf die nächste Runde.
reason-favour-none-last = Keine Gunst hilft dir noch.
reason-event-harms = Das Ereignis schadet deinem eigenen Plan.
reason-event-stays = Das Ereignis schadet deinem Plan nicht, also lass es liegen.
reason-calm = In { $province } { $markers ->
        [one] liegt 1 Unruhemarker
       *[other] liegen { $markers } Unruhemarker
    }, und dort hast du am meisten zu verlieren.
reason-favoured-takes = { $armies ->
        [one] 1 Armee nimmt
       *[other] { $armies } Armeen nehmen
    } das neutrale { $province } ohne Kampf.
reason-favoured-armies = { $province } braucht { $armies ->
        [one] 1 Armee
       *[other] { $armies } Armeen
    } am dringendsten.
