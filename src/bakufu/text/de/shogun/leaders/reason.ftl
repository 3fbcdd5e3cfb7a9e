# Heerführer: Gründe für einen Vorschlag.

reason-leader = Von { $province } aus kann dein Heerführer { $count ->
        [0] in keine deiner Provinzen weiterziehen, aber dort ist er sicher
        [one] in 1 deiner Provinzen weiterziehen
       *[other] in { $count } deiner Provinzen weiterziehen
    }.
reason-leader-stays = { $province } ist der sicherste Ort für deinen Heerführer.
reason-leader-trophies = In { $province } nimmt dein Heerführer { $count ->
        [one] ein fremdes Denkmal als Trophäe
       *[other] { $count } fremde Denkmäler als Trophäen
    }.
reason-leader-comes = { $province } hat { $count ->
        [0] keinen Nachbarn von dir, aber spätere sind vielleicht schlechter
        [one] 1 Nachbarn von dir, in den er weiterziehen kann
       *[other] { $count } Nachbarn von dir, in die er weiterziehen kann
    }.
reason-leader-waits = Eine Provinz mit mehr eigenen Nachbarn passt besser zu deinem Heerführer.
reason-statue = Ein Denkmal bringt am Ende { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }, und { $province } ist kaum in Gefahr.
reason-statue-risk = Du könntest { $province } verlieren, und dann nimmt ein Gegner das Denkmal.
