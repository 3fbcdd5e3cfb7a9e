# Moves in words, one message for each class of moves, as they stand in a list of options or in a tale of the game.

move-claim-card =
    { $card-id ->
        [left] 拿左边公开的{ $province }
        [right] 拿右边公开的{ $province }
        [bury] 把两张公开的牌压到牌堆底下
       *[pile] 抓牌堆最上面一张
    }
move-claim-armies = 把{ $armies }支军队放进{ $province }
move-plan-card =
    { $card-id ->
        [nothing] “{ $space }”不放牌
       *[other] 把{ $card }放在“{ $space }”上
    }
move-take-place = 选第{ $place }位，{ $special }
move-deploy-armies = 在{ $province }招募{ $armies }支军队
move-move-to =
    { $target-id ->
        [none] 军队留在{ $origin }
       *[other] 从{ $origin }移动到{ $target }
    }
move-march-to = 从{ $origin }进军{ $target }
move-march-armies = 派{ $armies }支军队从{ $origin }前往{ $target }
move-reinforce =
    { $armies ->
        [0] 不给{ $province }增派军队
       *[other] 给{ $province }增派1支军队
    }
move-next-revolt = 先应对{ $province }的暴动

## Military Leaders

move-place-leader = 把统帅放进{ $province }
move-claim-with-leader =
    { $answer-id ->
        [yes] 把统帅放进{ $province }
       *[nothing] 以后再放统帅
    }
move-move-leader = 统帅从{ $origin }移动到{ $target }
move-raise-statue =
    { $answer-id ->
        [yes] 在{ $province }竖立雕像
       *[nothing] 不在{ $province }竖立雕像
    }
move-choose-benefit =
    { $benefit-id ->
        [chests] 从武士处获得{ $amount }个宝箱
        [rice] 从武士处获得{ $amount }单位稻米
        [armies] 把{ $amount }支军队放入接盘
       *[points] 凭武士得{ $amount }分
    }

## Tenno's Court

move-take-favour =
    { $favour-id ->
        [none] 不领恩赐
       *[other] 用{ $officials }名官员领取恩赐：{ $favour }
    }
move-remove-event =
    { $effect-id ->
        [none] 保留事件
       *[other] 移除事件：{ $effect }
    }
move-calm-province = 从{ $province }移走1个不满标志物
move-favoured-armies = 把{ $armies }支军队放进{ $province }
move-favoured-building = 在{ $province }修建{ $building }
move-take-chamber =
    { $chamber-id ->
        [none] { $region }地区不取殿室
       *[other] 凭{ $region }地区取殿室{ $chamber }
    }
