# Künste in Japan: die Züge.

move-take-chamber =
    { $chamber-id ->
        [none] keinen Künstler für Region { $region } nehmen
       *[other] Künstler { $chamber } für Region { $region } nehmen
    }
