# What happens, one message for each class of events. A variable has the name of the event's field. With "-id" it is the
# bare word of the rules, to select by; with "-count" it is the length of a list or the number of cubes. "rule" is the
# id of the rule behind the event, with hyphens.

## Set-up

event-game-began = SHOGUN开局：{ $players }名玩家，使用游戏面板的{ $side }面。
event-provinces-left-out = 三人游戏不使用的国：{ $provinces }。
event-chests-dealt = 每人以{ $each }个宝箱开局；银行剩余{ $bank }个。
event-claiming-began = { $seat }开始选取起始国。
event-open-cards-laid = 公开的国牌：{ $provinces }。
event-open-cards-buried = { $seat }把{ $provinces }的国牌压到牌堆底下。
event-card-taken =
    { $rule ->
        [setup-claim-from-pile] { $seat }从牌堆抓到{ $province }。
       *[setup-claim-open-card] { $seat }拿走{ $province }的国牌。
    }
event-province-occupied = { $seat }把{ $armies }支军队放进{ $province }。
event-claiming-ended = 所有军团都已放好。中立国：{ $neutral }。
event-tower-loaded = 骰塔初始填充：{ $thrown }。留在塔内：{ $inside }。
event-events-laid-out = 本年的事件：{ $cards }。

## Spring, summer, autumn

event-actions-laid-out = 前五个行动：{ $open }；另外五个扣放。
event-specials-laid-out = 第1至第5位的特殊牌：{ $row }。
event-card-planned =
    { $card-id ->
        [none] { $seat }在“{ $space }”上扣放一张牌。
       *[other] { $seat }把{ $card }放在“{ $space }”上。
    }
event-plans-laid = 所有计划都已就绪。
event-event-drawn = 事件：{ $effect }。
event-bid-revealed =
    { $rule ->
        [order-province-card-is-free] { $seat }用{ $card }的国牌出价，不花钱。
        [order-bid-above-purse] { $seat }用{ $card }出价，但宝箱不够，支付{ $paid }个宝箱。
       *[order-pay-the-bid]
            { $card-id ->
                [empty] { $seat }没有牌可以出价。
               *[other] { $seat }用{ $card }出价，支付{ $paid }个宝箱。
            }
    }
event-bid-ranked =
    { $rule ->
        [order-tie-by-lot] 出价相同，抽签决定先后：{ $seats }。
        [order-province-before-zero] 国牌胜过0个宝箱：{ $seats }。
       *[order-no-card-last] 没有出价，最后选择：{ $seats }。
    }
event-place-taken = { $seat }选第{ $place }位：{ $special }。
event-order-determined =
    { $set_aside-count ->
        [0] 行动顺序：{ $order }。
       *[other] 行动顺序：{ $order }。放在一边的特殊牌：{ $set_aside }。
    }
event-action-began = 行动{ $position }：{ $action }
event-action-revealed = 翻开第{ $position }张行动牌：{ $action }。
event-card-revealed = { $seat }为“{ $action }”翻开{ $card }。
event-action-skipped =
    { $rule ->
        [plan-chest-card-declines] { $seat }用宝箱牌跳过。
        [plan-empty-space-declines] { $seat }没有放牌。
        [battle-card-from-the-plan] { $seat }失去了计划用于“{ $action }”的国。
        [action-pay-in-full] { $seat }付不起在{ $province }“{ $action }”的费用。
        [build-free-site] { $seat }在{ $province }没有空的建筑位置。
        [build-one-of-a-kind] { $seat }在{ $province }已有一座，不再修建。
        [build-tiles-are-limited] { $seat }没有在{ $province }修建：这种建筑物已经用完。
        [deploy-supply-is-limited] { $seat }的资源堆里军队不足，{ $province }没有招募。
        [march-one-army-stays] { $seat }在{ $province }没有可以派出的军队。
       *[march-nowhere-to-go] { $seat }从{ $province }无处可进军。
    }
event-adjusted =
    { $rule ->
        [collect-bank-is-limited] { $province }应得{ $before }个宝箱，银行只剩{ $after }个。
        [special-one-more-chest] 凭特殊牌，{ $province }得{ $after }个宝箱，而非{ $before }个。
        [special-one-more-rice] 凭特殊牌，{ $province }得{ $after }单位稻米，而非{ $before }单位。
        [special-after-the-event]
            { $action-id ->
                [tax] 再凭特殊牌，{ $province }得{ $after }个宝箱。
                [rice] 再凭特殊牌，{ $province }得{ $after }单位稻米。
               *[other] 再凭特殊牌，{ $province }招募{ $after }支军队。
            }
       *[other]
            { $action-id ->
                [tax] 因事件，{ $province }得{ $after }个宝箱，而非{ $before }个。
                [rice] 因事件，{ $province }得{ $after }单位稻米，而非{ $before }单位。
               *[other] 因事件，{ $province }招募{ $after }支军队，而非{ $before }支。
            }
    }
event-built = { $seat }在{ $province }修建{ $building }，{ $paid ->
        [0] 不花钱
       *[other] 支付{ $paid }个宝箱
    }。
event-marker-removed = { $province }移走1个不满标志物，{ $markers ->
        [0] 已全部移走
       *[other] 还剩{ $markers }个
    }。
event-marker-placed =
    { $rule ->
        [revolt-markers-are-limited] 不满标志物已经用完，{ $province }不再放置。
       *[other] { $markers ->
            [1] { $province }放上1个不满标志物。
           *[other] { $province }现有{ $markers }个不满标志物。
        }
    }
event-collected =
    { $action-id ->
        [tax] { $seat }在{ $province }征收{ $amount }个宝箱，共有{ $total }个。
       *[rice] { $seat }在{ $province }征收{ $amount }单位稻米，共有{ $total }单位。
    }
event-track-exceeded =
    { $rule ->
        [collect-rice-beyond-track] { $seat }有{ $total }单位稻米，超出了粮食条，全数有效。
       *[score-points-beyond-track] { $seat }有{ $total }分，超出了分数条，全数有效。
    }
event-deployed = { $seat }在{ $province }招募{ $armies }支军队，支付{ $paid }个宝箱。
event-armies-moved =
    { $rule ->
        [march-sea-route] { $seat }把{ $armies }支军队由水路从{ $origin }移到{ $target }。
       *[march-move-to-own-province] { $seat }把{ $armies }支军队从{ $origin }移到{ $target }。
    }
event-armies-stayed = { $seat }的军队留在{ $province }。
event-round-ended = 本季结束。
event-event-ended = 事件在冬季之前结束：{ $effect }。

## Battles and revolts

event-attack-began =
    { $defender-id ->
        [none] { $seat }以{ $armies }支军队从{ $origin }进军中立的{ $province }。
       *[player] { $seat }以{ $armies }支军队从{ $origin }进攻{ $defender }的{ $province }。
    }
event-farmers-missing = 资源堆里的农民军不够，{ $province }少{ $missing }支。
event-reinforced =
    { $rule ->
        [event-castle-defends] { $province }的城堡给{ $seat }增加1支军队。
        [event-two-farmers] 防守{ $province }的农民军增加{ $armies }支。
        [special-attack] { $seat }凭特殊牌给进攻增加1支军队。
       *[special-defence] { $seat }凭特殊牌给防守增加1支军队。
    }
event-revolt-began = { $province }发生暴动：{ $seat }的{ $armies }支军队对{ $farmers }支农民军。
event-cubes-thrown =
    { $tray-count ->
        [0] 投入骰塔：{ $thrown }。掉出：{ $fallen }。
       *[other] 投入骰塔：{ $thrown }，加上接盘里的{ $tray }。掉出：{ $fallen }。
    }
event-bystanders-stayed = 没有参战，留在接盘里：{ $cubes }。
event-help-denied = { $province }发生暴动，城堡和特殊牌都不能帮{ $seat }防守。
event-farmers-counted =
    { $rule ->
        [battle-farmers-stay-out] { $farmers }支农民军不参战。
       *[battle-farmers-side-with-defender] { $farmers }支农民军为防守方作战。
    }
event-battle-decided =
    { $rule ->
        [battle-tie-razes] { $province }：{ $attackers }比{ $defenders }，平局，双方全灭。
        [battle-farmers-alone-raze] { $province }：{ $attackers }比{ $defenders }，守住的只有农民军，无人获胜。
        [battle-stays-neutral] { $province }：{ $attackers }比{ $defenders }，{ $loser }的进攻失败。
        [battle-farmers-defend-neutral] { $province }：{ $attackers }比{ $defenders }，{ $winner }获胜，留下{ $armies }支军队。
        [revolt-put-down] { $province }：{ $defenders }比{ $attackers }，{ $winner }镇压了暴动，留下{ $armies }支军队。
        [revolt-tie-is-defeat] { $province }：{ $defenders }比{ $attackers }，平局，{ $loser }失去该国。
        [revolt-defeat-razes] { $province }：{ $defenders }比{ $attackers }，农民获胜。
       *[other] { $province }：{ $attackers }比{ $defenders }，{ $winner }获胜，留下{ $armies }支军队。
    }
event-farmers-returned = 接盘里的{ $farmers }支农民军回到公共资源堆。
event-province-taken =
    { $former-id ->
        [none] { $seat }占领{ $province }。
       *[player] { $seat }从{ $former }手中夺取{ $province }。
    }
event-card-surrendered = { $seat }交出计划用于“{ $space }”的{ $province }国牌。
event-province-razed =
    { $buildings-count ->
        [0] { $former }的{ $province }变为中立。
       *[other] { $former }的{ $province }变为中立。被毁：{ $buildings }。
    }

## Winter

event-winter-began = 冬季。沿用秋季的行动顺序：{ $order }。
event-rice-lost = { $seat }损失{ $lost }单位稻米，还有{ $rice }单位。
event-provinces-fed =
    { $unsupplied ->
        [0] { $seat }用{ $rice }单位稻米供给了全部{ $provinces }个国。
       *[other] { $seat }以{ $rice }单位稻米供给{ $provinces }个国：{ $unsupplied }个国挨饿。
    }
event-revolts-drawn = { $by }为{ $seat }抽取暴动的国：{ $provinces }，每处另加{ $farmers }支农民军。
event-revolt-chosen = { $seat }先应对{ $province }的暴动。
event-scored =
    { $source-id ->
        [provinces] { $seat }凭拥有的国得{ $points }分，共{ $total }分。
        [buildings] { $seat }凭建筑物得{ $points }分，共{ $total }分。
        [favour] { $seat }凭天皇的恩赐得{ $points }分，共{ $total }分。
        [score-statues] { $seat }凭面板上的雕像得{ $points }分，共{ $total }分。
        [score-trophies] { $seat }凭战利品得{ $points }分，共{ $total }分。
        [most-castles] { $seat }在{ $region }地区城堡最多，得{ $points }分，共{ $total }分。
        [most-temples] { $seat }在{ $region }地区神社最多，得{ $points }分，共{ $total }分。
       *[most-theatres] { $seat }在{ $region }地区能剧舞台最多，得{ $points }分，共{ $total }分。
    }
event-no-majority =
    { $source-id ->
        [castle] 没有城堡的地区：{ $regions }。
        [temple] 没有神社的地区：{ $regions }。
       *[theatre] 没有能剧舞台的地区：{ $regions }。
    }
event-year-turned = 第{ $year }年开始。稻米归0；{ $markers_removed ->
        [0] 没有不满标志物
       *[other] 移走{ $markers_removed }个不满标志物
    }。
event-game-ended =
    { $winners-count ->
        [1] { $winners }获胜。分数：{ $points }。
       *[other] { $winners }共享胜利。分数：{ $points }。
    }
