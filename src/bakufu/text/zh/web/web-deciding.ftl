# Decisions of every game: what a bot would do.

web-deciding-watching = 你在观战。
web-deciding-hint = 提示
web-deciding-hint-is = 提示：{ $move }
web-deciding-hint-thinking = 正在思考…
web-deciding-hint-then = 然后
web-deciding-hint-do = 照做
web-deciding-hint-hide = 隐藏
# How much better a suggestion is than something else
web-deciding-than-points = { $by ->
        [0] 与“{ $other }”相当。
       *[other] 比“{ $other }”好约{ $by }分。
    }
web-deciding-than-far = 远好于“{ $other }”。
web-deciding-than-chance = 获胜机会比“{ $other }”高{ $by }个百分点。
web-deciding-than-rank = 比“{ $other }”更适合你。
web-deciding-than-own = { $by ->
        [0] 你的计划和这个一样好。
       *[other] 比你的计划好约{ $by }分。
    }
