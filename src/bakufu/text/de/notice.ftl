# Benachrichtigungen: was Leute erreicht, die nicht am Tisch sind.

notice-turn = Die anderen warten auf dich.
    .title = Du bist dran: { $game }
notice-over = Sieh dir an, wie es ausging.
    .title = { $game }: Die Partie ist zu Ende
notice-test = Benachrichtigungen funktionieren. Du hörst von uns, wenn du dran bist.
