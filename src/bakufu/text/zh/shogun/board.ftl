# The table as text, for terminals and screen readers.

## What lies beside the board

board-title = { $chapter }。{ $players }名玩家，{ $side }面。
board-you = 你是{ $player }（{ $daimyo }）。
board-over = 游戏结束。
board-event = 本季事件：{ $effect }。
board-events-open = 将要发生的事件，每季一个；最后剩下的一个只在冬季损失稻米：
board-event-loss = 冬季稻米{ $loss }
board-actions = 行动：
board-action = { $position } { $action }
board-action-now = [{ $position } { $action }]
board-action-hidden = { $count ->
        [1] { $last }扣放
       *[other] { $first }-{ $last }扣放
    }
board-places = 顺位：
board-place-free = { $place } { $special }
board-place-taken = { $place } { $special }（{ $player }）
board-tray = 接盘里：{ $cubes }。
board-inside = 骰塔内：{ $cubes }。
board-supply = 公共资源堆：{ $chests }个宝箱、{ $farmers }支农民军、{ $markers }个不满标志物、{ $castles }座城堡、{ $temples }座神社、{ $theatres }座能剧舞台。
board-battle =
    { $defenders ->
        [0] { $province }之战：{ $attacker }的{ $attackers }支军队对农民军。
       *[other] { $province }之战：{ $attacker }的{ $attackers }支军队对{ $defender }的{ $defenders }支军队。
    }
board-revolting = 还要发生暴动的国：{ $provinces }。
board-claiming = 公开的国牌：{ $open }。牌堆里还有{ $pile }张。
board-buried = 牌堆底下：{ $provinces }。
board-groups = { $player }还有军团：{ $groups }。

## Players

board-column-player = 玩家
board-column-points = 分数
board-column-chests = 宝箱
board-column-rice = 稻米
board-column-supply = 资源堆
board-column-provinces = 国
board-column-buildings = 建筑物
board-column-state = 状态
board-state-deciding = 决定中
board-state-planning = 计划中
board-state-ready = 就绪

## Provinces

board-region = { $region }地区
board-column-province = 国
board-column-owner = 所有者
board-column-armies = 军队
board-column-tax = 税金
board-column-sites = 建筑位置
board-column-built = 已建
board-column-revolt = 不满
board-neutral = 中立
board-sites = { $built }/{ $sites }
board-neighbours = 相邻国：
board-by-sea = { $province }（水路）
board-region-of = { $province }位于{ $region }地区。

## Your hand and plan

board-hand = 你的手牌：
board-plan = 你的计划：
board-laid = { $space } { $card }
