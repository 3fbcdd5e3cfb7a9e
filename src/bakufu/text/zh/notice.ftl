# 通知：发给不在牌桌前的人。

notice-turn = 其他人在等你。
    .title = 轮到你了：{ $game }
notice-over = 看看结果如何。
    .title = { $game }：对局结束
notice-test = 通知正常。轮到你时我们会告诉你。
