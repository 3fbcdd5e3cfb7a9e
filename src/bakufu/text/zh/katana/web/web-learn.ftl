# What the coach says in a first round of SHOGUN NO KATANA.

learn-chapter-begin = 开始
learn-chapter-figures = 人物
learn-chapter-pass = 收工

learn-end-result = 你的第一轮结束了。你的锻造坊里有{ $swords }把刀，已交付{ $delivered }把，得到{ $points }分。后面还有三轮。
learn-learned-figures = 轮到你时，派一名人物到一个地方。占满的地方本轮就去不了了。
learn-learned-swords = 宅邸给你一把刀、它的指物旗和一张牌。
learn-learned-moves = 派到一行或一列的人物让那里的每把刀走一步，用上配方里的下一份资源。
learn-learned-deliver = 资源齐全的刀随时可以交付：得到分数和钱币，还腾出位置。
learn-learned-monks = 僧侣比工人多做一点，但要花钱币。
learn-learned-honor = 收工的人拿一张荣誉牌。它说明终局时还有什么带来分数。

## What to look at

learn-hello = 欢迎。你是一位刀匠大师，有一名对手。交付刀就能得分。这一课是四轮中的第一轮。
learn-forge = 这是你的锻造坊。它有四行，每种资源一行：漆料、木材、钢材、鳐皮。刀从左边开始。
learn-recipe = 刀上写着配方：它依次需要的资源。每用上一份就走一步。下一份属于本行，就向右；否则向上或向下，到那份资源的行。
learn-figures = 你有{ $workers }名工人，还有{ $monks }名僧侣，每名要{ $coins }。轮到你时派其中一名到一个地方。你会先看到结果；确认之前什么也不会发生。
learn-sword = { $count ->
        [0] 你的锻造坊是空的。
       *[other] 你有{ $count }把刀。
    }派一名工人去宅邸再拿一把：同一行或列里的刀越多，一名人物能移动的就越多。
learn-several = { $line }：派一名工人去那里，一次能移动{ $count }把刀。选它看看。
learn-market = 你的刀接下来要{ $missing }，而你没有。集市有卖。你有{ $coins }。
learn-one = { $line }有一把刀可以走下一步。选它看看。
learn-elsewhere = 现在我会派人物去{ $place }。狛犬给钱币，集市卖材料，御所和学院有别的帮助。选中它看看。
learn-deliver = 你有一把刀完成了。交付它：不用人物，随时可以，别人的回合里也行。
learn-last = { $monks ->
        [0] 你没有人物了，收工吧。
       *[other] 你没有工人了。派一名僧侣，或者收工。
    }选一张适合你打法的荣誉牌。先收工的人先选。

## Decisions

learn-at-starting-sword = 选择你的第一把刀。字母是它的配方。短的交付得早，长的得分更多。
learn-at-buying = 买你的刀接下来需要的，一次一份资源。留几枚钱币：牌和僧侣也要花钱。
learn-at-taking-a-card = 每次去集市，最后都拿一张牌。看看它的即时效果，或者放在锻造坊一行或一列会给什么。
learn-at-forging = 这一行或列里的每把刀可以走一步。先后很要紧：前面的先走，才能腾出位置。
learn-at-advancing = 一名装饰师前进一步。此后装饰那种资源会带来更多钱币。
learn-at-decorating = 装饰一份已放在刀上的资源。现在得钱币，交付时得分。
learn-at-family = 一名家族成员来到御所。把他放进你现在和以后都用得上的房间。
learn-at-rooms = 使用有你家族成员的房间，先后不限。
learn-at-komainu-effect = 你的僧侣可以有另一个区域的小效果。选你最缺的。
learn-at-academy-gift = 对手在学院，你也得到好处：装饰一份资源。
learn-at-palace-gift = 对手在御所，你可以使用自己的一间房间。
learn-at-sashimono = 任选一面指物旗。不同宅邸的凑成一套，成套的终局得分。
learn-at-delivery = 刀所在的行和列会给你一些东西，先后由你决定。每次之前你还可以做随时能做的事，比如购买收益。
learn-at-project = 你可以留下至多两份它的资源，用于献刀计划：有一天它们会成为献给将军的刀。
learn-at-exchange = 把你多余的，换成下一步需要的。
learn-at-aside = 对手刚行动完。你现在可以做点小事，例如交付。不做就说明一下，然后继续。
learn-at-end-of-turn = 你的人物已做完他的事。回合结束前还有什么小事吗？没有就结束回合。

## What happened

learn-taken = { $sword }放在了你锻造坊的{ $space }，也就是它首份资源那一行的开头。你预先得到了钱币和宅邸的指物旗。
learn-moved = { $sword }用上了{ $resource }，走了一步。就这样一直走到配方齐全。
learn-delivered = { $sword }交付了：{ $points }分。它的位置又空出来，可以放另一把刀。
learn-line-gave = 交付的刀所在的行和列给了你一些东西。锻造坊下方的牌会在那里给得更多。
learn-freed = 这次交付解放了你的一名工人：又多一名人物可派。
learn-got-card = 你得到一张牌。可以在你选定的时候使用它的效果，或者在交付时购买它的收益。
learn-rival = 现在对手派出了一名人物。被占的位置到本轮结束都是占着的：最想做的事要先做。
learn-rival-passed = 对手已收工，选了一张荣誉牌。只要你还有人物，就独自继续。
learn-passed = 你已收工。所有人都收工之后，人物回家，刀留在原处，下一轮开始。

## One thought: what a learner may come to regret

learn-early = 你还有{ $count }名工人。收工之后本轮就不能再派人了。荣誉牌不会这么快跑掉。
learn-still = { $line }里没有刀能动：没有刀，去路被占，或者缺下一份资源。派人去什么也做不了。
learn-idle-monk = 僧侣要{ $coins }，在这里却不比工人多做什么。
learn-better-monk = 僧侣在这里能让一把刀走两步。他要{ $coins }。如果因此完成一把刀或让出路来，就值得。
learn-blocked = { $sword }留在原处：有别的刀挡路，或者缺下一份资源。你可以继续，也可以先腾出位置。
learn-poor-monk = 这名僧侣要{ $coins }，之后只剩{ $left }。没有钱币，就没有资源，也没有收益。
learn-unfit = { $sword }还需要{ $missing }。那要花{ $price }，加上它的钱币你会有{ $coins }。它会在你的锻造坊里待很久。
