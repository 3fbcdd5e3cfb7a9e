# What a planned card would do, in a few words beside the card. Amounts are a range where an event on display could
# change them: { $least } and { $most }.

effect-pass = 不行动
effect-bid-chests = { $chests ->
        [0] 不支付
       *[other] −{ $chests }个宝箱
    }
effect-bid-all = 付出全部宝箱
effect-bid-province = 不花钱，胜过0个宝箱
effect-build = { $price ->
        [0] 免费
       *[other] −{ $price }个宝箱
    }，{ $sites ->
        [0] 占用最后一个建筑位置
       *[other] 还剩{ $sites }个建筑位置
    }
effect-tax = { $ranges ->
        [yes] +{ $least }至{ $most }个宝箱
       *[no] +{ $most }个宝箱
    }
effect-rice = { $ranges ->
        [yes] +{ $least }至{ $most }单位稻米
       *[no] +{ $most }单位稻米
    }
effect-calm = { $brings }，然后放1个不满标志物
effect-revolt = { $brings }，暴动：丢失的机会{ NUMBER($lost, style: "percent") }
effect-farmers = { $brings }，然后{ $farmers }支农民军暴动
effect-deploy = { $ranges ->
        [yes] { $before } → { $least }至{ $most }支军队
       *[no] { $before } → { $most }支军队
    }，−{ $price }个宝箱
effect-march = { $armies }支军队可进军
effect-note = 如果成为本季事件：{ $effects }。
