# Tenno's Court: its decisions.

decision-take-favour = 你领取天皇的哪项恩赐？
    .help = 你可以领取一项，花费它的位置所示数量的、你在谒见厅里的官员。没有花掉的官员回到前厅，下一季继续计算。
decision-remove-event = 你要移除本季的事件吗？
    .help = 移除之后，本季它对谁都不再有影响。否则它照旧生效。
decision-calm-province = 你从哪里移走不满标志物？
    .help = 从一个有不满标志物的己方国。
decision-favoured-armies = 你把军队放在哪里？
    .help = 全部放进一个己方国，或者一个中立国，后者不经战斗就归你。
decision-favoured-building = 你在哪里修建{ $building }？
    .help = 在一个有空建筑位置、且还没有这种建筑物的己方国。不用花钱。
