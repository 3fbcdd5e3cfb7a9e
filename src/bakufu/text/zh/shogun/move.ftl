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
