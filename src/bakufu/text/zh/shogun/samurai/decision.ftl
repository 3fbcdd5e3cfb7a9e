# Samurai: its decisions.

decision-choose-benefit = 你要武士的哪种收益？
    .help = 你从新翻到最上面的牌上获得其中一种。接盘里的军队会在你下次投掷时一起作战。
