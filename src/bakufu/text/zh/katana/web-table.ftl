# What is said beside the board of SHOGUN NO KATANA in the browser: moves by what one sees there, and help with buttons.

## Moves

web-bench-pay-benefit = 付{ $coins }，在一行或一列每次交付得{ $benefit }
web-bench-take-line = { $doubled ->
        [yes] { $line }两次：{ $gives }
       *[no] { $line }：{ $gives }
    }
web-bench-double-points = 使用这张牌：刀牌片的分数算两次

## Help with a question, where buttons say more than words to type

web-ask-starting-sword = 刀上的钱币就是你最初的钱币。配方里的资源从左到右放置。库存：{ $stock }。
web-ask-delivery = 刀所在的行和列给出各自末端所示，先后由你决定。先付费放上的牌当即算数。
web-ask-aside = 在别人的回合里你也可以交付、使用牌、购买收益、把SHOGUN NO KATANA投入锻造。之后回合的主人继续。
web-ask-changing-project = 在你的和室图板上排好资源的顺序：它会说明缺什么，以及迟来的更改要扣多少分。然后在那里把SHOGUN NO KATANA投入锻造。
web-ask-composing = 配方里相邻的资源必须同行或来自相邻的行：漆料、木材、钢材、鳐皮。你的和室图板显示整个配方。

## 任何时机

web-katana-asides-some = 现在可以做{ $count }件事
