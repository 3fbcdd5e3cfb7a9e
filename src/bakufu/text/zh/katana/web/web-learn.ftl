# What the coach says in a first round of SHOGUN NO KATANA.

learn-chapter-begin = 开始
learn-chapter-figures = 工人
learn-chapter-deliver = 交付
learn-chapter-pass = 收工

learn-end-result = 你得到{ $points }分：已交付{ $delivered }把刀，锻造坊里还有{ $swords }把。正式的一局有四轮，越晚交付得分越多。
learn-learned-figures = 轮到你时，派出一名工人或僧侣。占满的区域本轮不能再去。
learn-learned-swords = 宅邸给你一把刀、钱币、它的指物旗和一张牌。
learn-learned-moves = 派人到锻造坊的一行或一列，那里的每把刀都走一步，并用上配方里的下一份资源。
learn-learned-deliver = 资源齐全的刀随时可以交付，别人的回合里也行：得到分数，以及所在行和列给的东西。
learn-learned-palace = 在御所，每名家族成员为你打开一间房间，以后每次来都能用。
learn-learned-monks = 僧侣比工人做得多，但要花钱币。
learn-learned-project = 交付的刀会给献刀计划留下资源：以后它就成为你的SHOGUN NO KATANA。
learn-learned-honor = 收工时拿一张荣誉牌，终局时它会带来分数。

## What to look at

learn-hello = 欢迎！你是一位刀匠大师，有一名对手。交付刀就能得分。这一课里，你会完成第一次交付。
learn-forge = 这是你的锻造坊。四行各属一种资源：漆料、木材、钢材、鳐皮。刀从左边开始。
learn-recipe = 刀上画着配方：从左到右是它需要的资源。每用上一份就走一步。下一份资源属于所在的行，刀就向右走；否则向上或向下，走到那种资源的行。
learn-figures = 你有{ $workers }名工人，还有{ $monks }名僧侣，每名要{ $coins }。轮到你时派出其中一名。你会先看到预览，确认之前什么也不会发生。
learn-further = 这一轮结束了，但你还没有交付过刀。我们继续，直到你交付第一把。
learn-sword = { $count ->
        [0] 你的锻造坊是空的。
       *[other] 你有{ $count }把刀。
    }派一名工人去宅邸再拿一把。同一行或列里的刀越多，一名工人能移动的就越多。
learn-several = { $line }：派一名工人去那里，能移动{ $count }把刀。选中它看预览。
learn-market = { $lacks ->
        [0] 去集市备货：买些资源，再拿一张牌。
       *[other] 你的刀接下来要{ $missing }，而你一份也没有。集市有卖。
    }你有{ $coins }。
learn-palace = 派一名工人去御所。一名家族成员住进一间房间，你现在就能用它，以后每次来也能用。有的房间卖的资源比集市便宜。
learn-one = { $line }有一把刀可以走。选中它看预览。
learn-monk = 花{ $coins }派一名僧侣去{ $line }：那里的每把刀都走一步，另外任选一把刀多走一步。一共{ $count }步。
learn-card = 你有一张牌现在用得上。用它吧：打出牌不会结束你的回合。
learn-elsewhere = 我会派一名{ $figure ->
        [monk] 僧侣
       *[worker] 工人
    }去这里：{ $place }。狛犬给钱币，集市卖资源，学院装饰刀。选中它看预览。
learn-deliver = 你有一把刀完成了。交付它吧！不用派工人，随时可以，对手的回合里也行。
learn-last = { $workers ->
        [0] 你没有工人了，收工吧。
       *[other] 这一轮没有更划算的事了，收工吧。
    }选一张能奖励你现有打法的荣誉牌。先收工的人先选。
learn-confirm = 这是预览：派到那里会发生什么。按“{ $button }”执行，或者选别的。
learn-confirm-line = 数字表示哪些刀会走，以及先后顺序。按“{ $button }”，或者选别的。

## Decisions

learn-at-starting-sword = 选择你的第一把刀。刀身上的标记是它的配方。短的完成得早，长的得分多。我标出的那把适合起步。
learn-at-buying = 买你的刀接下来需要的。留几枚钱币：牌和僧侣也要花钱。
learn-at-taking-a-card = 每次去集市，最后都拿一张牌。每张牌有一个即时效果，还有一个放在锻造坊一行或一列的永久收益。
learn-at-forging = 这一行或列里的每把刀可以走一次。先后很要紧：前面的先走，才能腾出位置。
learn-at-advancing = 一名装饰师前进一步。此后装饰那种资源能得到更多钱币。
learn-at-decorating = 装饰一份已放在刀上的资源。现在得钱币，交付时得分。
learn-at-family = 为家族成员选一间房间。你现在就用它，以后每次来还能再用。
learn-at-rooms = 使用有你家族成员的房间，先后不限。
learn-at-komainu-effect = 你的僧侣还能得到另一个区域的小效果。选你最需要的。
learn-at-academy-gift = 对手用了学院，你也得到好处：装饰一份资源。
learn-at-palace-gift = 对手用了御所，你可以使用自己的一间房间。
learn-at-sashimono = 选一面指物旗。不同宅邸的凑成套，终局时得分。
learn-at-delivery = 刀所在的行和列都会给你东西，先后由你决定。
learn-at-project = 从它的资源中留下至多两份给献刀计划。四种各有一份，就能组成你的SHOGUN NO KATANA。
learn-at-exchange = 把你多余的资源换成接下来需要的。
learn-at-aside = 对手刚行动完。你现在可以做随时能做的事，例如交付；也可以选“现在不做”。
learn-at-end-of-turn = 做完随时能做的事，或者结束回合。

## What happened

learn-taken = { $sword }放在了你锻造坊的{ $space }，也就是它首份资源那一行的开头。你还得到了钱币和宅邸的指物旗。
learn-moved = { $sword }用上了{ $resource }，走了一步。配方齐全之后就能交付。
learn-delivered = { $sword }交付了，得{ $points }分。它的位置空出来，可以放另一把刀。
learn-line-gave = 交付的刀所在的行和列给了你东西。锻造坊下方的牌会让它们给得更多。
learn-kept = 这些资源留在了你的献刀计划里。四种各有一份，就能组成你自己的SHOGUN NO KATANA：全场最珍贵的刀。
learn-room = 你用了这间房间。家族成员留在那里，以后每次来都能用它。
learn-freed = 这次交付解放了一名工人：以后每轮可以多派一名。
learn-got-card = 你得到一张牌。随时可以使用它的即时效果，或者购买它的永久收益。
learn-rival = 对手派出了一名工人。被占的位置到本轮结束都占着：最想做的事要先做。
learn-rival-passed = 对手已收工，拿了一张荣誉牌。只要你还有工人或僧侣，就独自继续。
learn-passed = 你已收工。所有人都收工之后，工人和僧侣回来，刀留在原处，下一轮开始。

## A tip: what a learner may come to regret

learn-early = 你还有{ $count }名工人。收工之后本轮就不能再派人了。荣誉牌可以等一等。
learn-still = { $line }里没有刀能动：没有刀，去路被占，或者缺下一份资源。这一步会白费。
learn-idle-monk = 僧侣要{ $coins }，在这里却不比工人多做什么。
learn-better-monk = 花{ $coins }派僧侣，这里能让一把刀多走一步。如果因此完成一把刀或让出路来，就值得。
learn-blocked = { $sword }走不了：有别的刀挡路，或者缺下一份资源。可以照样继续，也可以先腾出位置。
learn-poor-monk = 这名僧侣要{ $coins }，之后只剩{ $left }。买资源和永久收益都需要钱币。
learn-unfit = { $sword }还需要{ $missing }。那要花{ $price }，加上它给的钱币你会有{ $coins }。它会在你的锻造坊里占很久。
