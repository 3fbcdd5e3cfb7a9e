# Tenno's Court: was geplante Karten bewirken würden.

effect-convert = { $armies ->
        [one] 1 Armee aus { $province } wird Hofbeamter
       *[other] { $armies } Armeen aus { $province } werden Hofbeamte
    }
effect-convert-tray = { $armies ->
        [one] 1 Armee in der Schale wird Hofbeamter
       *[other] { $armies } Armeen in der Schale werden Hofbeamte
    }
effect-cannot-convert =
    { $rule ->
        [court-one-army-stays] vergeblich: dort sind zu wenige Armeen
        [court-too-few-in-the-tray] vergeblich: zu wenige deiner Armeen in der Schale
       *[court-officials-are-limited] vergeblich: zu wenige Hofbeamte im Vorrat
    }
