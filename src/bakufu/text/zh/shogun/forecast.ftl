# What a planned card would do as things stand. The season's event and the special cards are not known yet.

forecast-pass = 跳过
forecast-bid-chests = { $chests ->
        [0] 不支付
       *[other] 支付{ $chests }
    }{ $enough ->
        [yes]{""}
       *[no] ，超过你所有的宝箱
    }
forecast-bid-province = 不花钱；胜过0个宝箱
forecast-pay = 花费{ $price }
forecast-cannot =
    { $rule ->
        [build-one-of-a-kind] 无效：这里已有一座
        [build-free-site] 无效：没有空的建筑位置
        [build-tiles-are-limited] 无效：已经用完
        [deploy-supply-is-limited] 无效：资源堆里军队不足
        [march-one-army-stays] 那里现在只有1支军队：无法进军
        [march-nowhere-to-go] 无处可进军
       *[action-pay-in-full] 花费{ $price }，超过你现有的宝箱
    }
forecast-tax = { $amount }个宝箱
forecast-rice = { $amount }单位稻米
forecast-calm = { $brings }，不会暴动
forecast-revolt = { $brings }，随后暴动：{ $armies }支军队对{ $farmers }支农民军，守住的机会{ NUMBER($kept, style: "percent") }
forecast-deploy = { $armies }支军队，花费{ $price }个宝箱
forecast-march = { $armies }支可进军{ $targets }
forecast-target-neutral = { $province }（中立）
forecast-target-foe = { $province }（{ $owner } { $armies }）
forecast-total = 计划的行动花费{ $price }，出价{ $bid }；你有{ $chests }个宝箱。
