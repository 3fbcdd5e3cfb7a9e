# Learning by playing: where lessons begin, and the coach's words in every lesson.

learn-title = 学习游戏
learn-shogun = SHOGUN
    .more = { web-learn-shogun }
learn-katana = SHOGUN NO KATANA
    .more = { web-learn-katana }
learn-coach = 教练
learn-thought = 提个醒
learn-says = 教练：{ $words }
learn-next = 下一步
learn-skip = 跳过
learn-leave-it = 就这样
learn-take-back = 收回
learn-hide = 隐藏教练
learn-show = 显示教练
learn-rule = 背后的规则
learn-quiet = 请随意继续。有新东西可看时，我会开口。
learn-thinking = 稍等，我看一下牌桌……
learn-held = 按“下一步”继续看接下来发生的事。
learn-over = 课程结束了。你可以把这一局玩完。
learn-end-again = 我学到了什么
learn-end = 做得好
learn-end-learned = 你现在懂得
learn-end-play = 玩一局真正的游戏
learn-end-on = 在这里继续玩

# What would be better, after a remark
learn-better = { $card ->
        [none] 不做这个行动
       *[other] 用{ $card }
    }大约会好{ $points }分。
