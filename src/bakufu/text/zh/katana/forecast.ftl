# What a figure at a line of the Forge would do as things stand.

forecast-moves =
    { $count ->
        [0] 什么也不会移动
       *[other] 移动{ $swords }（{ $resources }）
    }
forecast-stays =
    { $rule ->
        [movement-golden-rule] { $sword }已完成
        [movement-recipe-order] { $sword }缺{ $resource }
       *[other] { $sword }被挡住
    }
