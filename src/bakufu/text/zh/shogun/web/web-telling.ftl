# What happens, told in the browser: the log, and what a season brought.

web-telling-season-over = 第{ $year }年{ $season }结束
web-telling-season-partly = 第{ $year }年{ $season }结束：自你到来之后
web-telling-mine = 你现有的，以及变化
web-telling-others = 其他玩家做了什么
web-telling-provinces = 国
web-telling-armies = 军队
web-telling-buildings = 建筑物
web-telling-chests = 宝箱
web-telling-rice = 稻米
web-telling-points = 分数
web-telling-provinces-by = { $by }个国
web-telling-armies-by = { $by }支军队
web-telling-buildings-by = { $by }座建筑物
web-telling-chests-by = { $by }个宝箱
web-telling-rice-by = { $by }单位稻米
web-telling-points-by = { $by }分
web-telling-comma = { "，" }
web-telling-no-change = 没有变化
web-telling-spoken = { $what }：{ $now }，{ $change }
web-telling-won = 你赢得了{ $provinces }。
web-telling-lost-taken = { $player }夺走了你的{ $provinces }。
web-telling-lost-tie = 你与{ $player }打成平局，失去了{ $provinces }。
web-telling-lost-revolt = 你在有不满标志物的国再次征收，因暴动失去了{ $provinces }。
web-telling-lost-unknown = 你失去了{ $provinces }。
web-telling-lost-winter = 有{ $unfed }个国缺粮，你因暴动失去了{ $provinces }。
web-telling-took = 其他玩家夺取了：{ $list }。
web-telling-took-by = { $provinces }（{ $player }）
web-telling-later = 地图上已是{ $season }。
web-telling-next-season = 接下来：所有人计划新的一季。
web-telling-next-winter = 接下来：冬季。每个国需要1单位稻米，然后计分。
web-telling-log = { $player }的{ $season }结束：{ $changes }。

## The log

web-telling-tower-card = 骰塔牌
web-telling-chest-card = 宝箱牌{ $chests }
web-telling-planned = { $player }完成了本季的计划。
