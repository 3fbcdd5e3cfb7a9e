# The questions of the game, one for each kind of decision, and what is said about them on request. All are told the
# Coins and the stock of the player; some what they are about.

decision-turn = 你把工人或僧侣派到哪里？
    .help = 人物可以从宅邸拿一把刀，在集市购买，移动锻造坊一行或一列里的刀，在学院装饰，使用御所的房间，或在狛犬处拿钱币。没有人物了，或者不想再做，就拿一张荣誉牌收工。僧侣要花钱币，但能多做一点：多一面指物旗、一张牌、一次移动、一步或一间房间。刀每用上配方里的一份资源就移动一格；资源齐全了，就交付它。
decision-forging = 库存：{ $stock }。移动哪把刀？
    .help = 这一行或列里的每把刀各移动一次，先后不限，并放上配方里的下一份资源：属于本行就向右，否则向上或向下。其间可以交付已完成的刀，腾出位置。
decision-buying = 你有{ $coins }，库存：{ $stock }。你买什么？
    .help = 付得起多少资源就可以买多少，一份一份地买。然后你拿一张牌。
decision-taking-a-card = 你拿集市的哪张牌？
    .help = 每张牌有一个即时效果，只用一次；还有一项可以付费购买的收益：买下之后，牌放在锻造坊的一行或一列，那里每次交付都有所得。
decision-decorating = 你装饰哪份资源？
    .help = 锻造坊里放在刀上的任何资源；每次行动每种一份，同一把刀上同一种不能装饰两次。它现在带来钱币，交付时带来分数。
decision-rooms = 你有{ $coins }，库存：{ $stock }。你使用哪间房间？
    .help = 有你的家族成员的每间房间各用一次，先后不限；派僧侣时其中一间可以再用一次。
decision-komainu-effect = 僧侣有另一个区域的效果：哪一个？
    .help = 像在宅邸那样多一面指物旗、集市的一张牌、锻造坊里的一次移动、装饰师的一步，或一间房间。
decision-academy-gift = 有人在学院：你装饰哪份资源？
    .help = 你可以装饰锻造坊里刀上的一份资源，照常得钱币。
decision-palace-gift = 有人在御所：你使用自己的哪间房间？
    .help = 你可以使用一间有你家族成员的房间。
decision-aside = 两个回合之间：你现在要做什么吗？
    .help = 在别人的回合里你也可以交付、使用牌、购买收益、把SHOGUN NO KATANA投入锻造。“够了”表示现在不做，“安静”表示在你这里有变化之前不再打扰。
decision-end-of-turn = 回合结束前还要做什么吗？
    .help = 随时可做的事现在还可以做。已用过效果的牌，若没有付钱放到锻造坊下方，回合结束后就没有了。

decision-starting-sword = 你从哪把刀开始？
    .help = 刀上的钱币就是你最初的钱币。字母是它依次需要的资源：Q漆料，M木材，G钢材，P鳐皮。库存：{ $stock }。
decision-advancing = 哪名装饰师前进？
    .help = 每次装饰他那种资源，装饰师都带来其位置所示的钱币。
decision-family = 你的家族成员在哪里？
    .help = 一名成员来到御所，至多三名；全部成员都可以换房间，每间一名。然后你使用这些房间。
decision-sashimono = 你拿哪面指物旗？
    .help = 终局时不同宅邸的指物旗成套计分，套越大，得分增长越快。
decision-delivery =
    { $waits ->
        [0] 正在交付{ $sword }：接下来做什么？
       *[other] 正在交付{ $sword }，之后继续交付{ $waiting }：接下来做什么？
    }
    .help = 行和列给出各自的收益，先后由你决定。每次之前都可以做随时能做的事：先购买的收益当即算数。也可以使用让分数、行或列翻倍的牌。
decision-project = 你的献刀计划：{ $project }。{ $sword }的哪些资源加进去？
    .help = 至多两份刀上有的资源。每种至少一份，就能构成你的SHOGUN NO KATANA，至多七份资源。每份都值它在集市的价格，但要重新放置。
decision-line = 你把{ $card }放到锻造坊的哪一行或列下方？
    .help = 此后在那一行或列交付的每把刀也给出它的收益。
decision-second = 你购买哪项收益，作为一行或一列的第二项？
    .help = 任何你付得起的牌，包括这张。
decision-exchange = 库存：{ $stock }。你交换什么？
    .help = 至多三份同一种资源换成同样多的另一种，方向不限。
decision-card-move = 库存：{ $stock }。移动哪把刀？
    .help = 一把刀用配方里的下一份资源移动一格。
decision-card-decoration = 你装饰哪份资源？
    .help = 锻造坊里放在刀上的一份，同一把刀上同一种不能装饰两次。
decision-rearranging = 你的家族成员去哪里？
    .help = 御所里有几名成员，就选几间房间。
decision-changing-project = 献刀计划：{ $project }。你要更改吗？
    .help = 从已交付的刀补上，或者去掉，每份资源都扣1分。SHOGUN NO KATANA每种资源至少一份，总共至多七份。选“够了”就进入构成。
decision-composing = 目前：{ $composition }。接下来是什么？
    .help = 相邻的资源必须同行或来自相邻的行：漆料、木材、钢材、鳐皮。
decision-ghost-card = 本轮由你先行：哪张牌加入幽灵的牌堆？
    .help = 御所牌和学院牌也给你好处；在集市，幽灵按那里的每名人物得分。
