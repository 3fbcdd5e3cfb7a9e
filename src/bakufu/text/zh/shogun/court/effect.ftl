# Tenno's Court: what its cards of the plan would do.

effect-convert = { $province }的{ $armies }支军队转任官员
effect-convert-tray = 接盘里的{ $armies }支军队转任官员
effect-cannot-convert =
    { $rule ->
        [court-one-army-stays] 无效：那里现在军队太少
        [court-too-few-in-the-tray] 无效：接盘里你的军队现在太少
       *[court-officials-are-limited] 无效：资源堆里官员不足
    }
