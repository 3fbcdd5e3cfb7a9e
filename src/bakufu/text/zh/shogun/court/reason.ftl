# Tenno's Court: reasons for a suggested plan.

reason-convert = { $province }可以为朝廷腾出{ $armies }支军队。
reason-convert-tray = 接盘里的{ $armies }支军队在朝廷更有用。
reason-convert-none = 军队在面板上比在朝廷更有用。

## 恩赐牌及其用途

reason-favour = 这张恩赐牌比{ $officials }名官员下一季能得到的更有价值。
reason-favour-last = 官员以后没有用了，拿最好的恩赐牌。
reason-favour-none = 现在没有恩赐牌值得花官员。他们等到下一季。
reason-favour-none-last = 没有恩赐牌对你还有帮助。
reason-event-harms = 这个事件妨碍你自己的计划。
reason-event-stays = 这个事件不妨碍你的计划，留着它。
reason-calm = { $province }有{ $markers }个不满标志物，而且损失会最大。
reason-favoured-takes = { $armies }支军队不战而占领中立的{ $province }。
reason-favoured-armies = { $province }最需要增加{ $armies }支军队。
