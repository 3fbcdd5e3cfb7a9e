# What is said beside the options of a decision.

option-claim-pile = 最上面一张，看不到是什么
option-claim-bury = 两张公开的牌压到牌堆底下，你重新选择
option-province = 税金{ $tax }，稻米{ $rice }，{ $sites }个建筑位置，{ $region }地区{ $count ->
        [0]{""}
       *[other] ，与你的{ $own }相邻
    }
option-own = 你自己的，{ $armies }支军队
option-foe = { $owner }，{ $armies }支军队
option-neutral = 中立
option-worth = { $who }；税金{ $tax }，稻米{ $rice }{ $count ->
        [0]{""}
       *[other] ；{ $buildings }
    }{ $markers ->
        [0]{""}
       *[other] ；{ $markers }个不满标志物
    }
option-stay = 军队留下
option-revolt = { $armies }支军队，{ $markers ->
        [0] 没有不满标志物
       *[other] { $markers }个不满标志物
    }
option-place = { $special }：{ $privilege }
option-add = 从你的资源堆（{ $supply }支）增派1支军队
option-add-none = 不增派
