# Was eine Figur an einer Linie der Schmiede bewirken würde, so wie es steht.

forecast-moves =
    { $count ->
        [0] nichts würde sich bewegen
       *[other] bewegt { $swords } ({ $resources })
    }
forecast-stays =
    { $rule ->
        [movement-golden-rule] { $sword } ist fertig
        [movement-recipe-order] { $sword } fehlt { $resource }
       *[other] { $sword } ist blockiert
    }
