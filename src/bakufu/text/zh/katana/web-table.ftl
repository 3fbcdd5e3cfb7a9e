# SHOGUN NO KATANA浏览器图板旁的文字：按看到的东西说明行动，以及对按钮的帮助。

## 行动

web-bench-pay-benefit = 支付{ $coins }：此后在一条行列的每次交付得到{ $benefit }
web-bench-take-line = { $doubled ->
        [yes] { $line }双倍：{ $gives }
       *[no] { $line }：{ $gives }
    }
web-bench-double-points = 使用卡牌：刀牌片的分数计两次

## 对问题的帮助，按钮比要输入的词更清楚的地方

web-ask-starting-sword = 它的钱币是你最初的钱币。配方的资源从左到右放置。库存：{ $stock }。
web-ask-delivery = 刀所在的行和列按你选择的顺序给出末端所示的收益。先支付的卡牌已经计入。
web-ask-aside = 在其他玩家的回合里你也可以交付、使用卡牌、支付收益、把你的SHOGUN NO KATANA投入锻造。之后轮到的玩家继续。
web-ask-changing-project = 在你的和室图板上排列资源：那里会说明缺少什么、事后更改要付多少分。然后就在那里把SHOGUN NO KATANA投入锻造。
web-ask-composing = 配方里相邻的资源必须在同一行或相邻的行：漆料、木材、钢材、鳐皮。你的和室图板显示整个配方。
