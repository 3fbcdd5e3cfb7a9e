# Tenno's Court: its moves.

move-take-favour =
    { $favour-id ->
        [none] 不领恩赐
       *[other] 用{ $officials }名官员领取恩赐：{ $favour }
    }
move-remove-event =
    { $effect-id ->
        [none] 保留事件
       *[other] 移除事件：{ $effect }
    }
move-calm-province = 从{ $province }移走1个不满标志物
move-favoured-armies = 把{ $armies }支军队放进{ $province }
move-favoured-building = 在{ $province }修建{ $building }
