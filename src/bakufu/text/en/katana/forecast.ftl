# What a figure at a line of the Forge would do as things stand.

forecast-moves =
    { $count ->
        [0] nothing would move
       *[other] moves { $swords } ({ $resources })
    }
forecast-stays =
    { $rule ->
        [movement-golden-rule] { $sword } is complete
        [movement-recipe-order] { $sword } lacks { $resource }
       *[other] { $sword } is blocked
    }
