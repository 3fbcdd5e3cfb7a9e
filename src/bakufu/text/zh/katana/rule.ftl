# Every rule of the ledger in our own words: the answer to "why?". Rulings, where the rulebook is silent, have a reason;
# rules that refuse moves have a refusal, the answer to "why not?". Numbers come from the facts, under their paths.

## The table

rule-table-not-awaited = 只有游戏正在询问的玩家才能行动。
    .reason = 许多事可以在别人的回合里做。所以每个回合结束后，能够交付、使用牌或把SHOGUN NO KATANA投入锻造的人会按顺时针依次被问到。下一位玩家不会被问，因为接下来就是他的回合。学院和御所给其他人的好处在整个行动之后按同样的顺序给出。
    .refusal = 现在没有轮到你。
rule-table-no-such-move = 走法必须回答眼前的问题。
    .reason = 每个决定都是从列表里选一项，没有列出的事就做不了。
    .refusal = 这没有回答眼前的问题。
rule-table-undo = 在翻开牌或牌片、随机决定、进入本轮的新步骤或其他玩家行动之前，可以收回自己最近的行动。
    .reason = 规则书没有提到悔棋。没有让任何人看到新东西的行动可以收回。
    .refusal = 在那之后已经翻开了牌或牌片，或者游戏已经继续进行。

## Set-up

rule-setup-five-rooms = 七间房间中的五间组成御所。第一局有推荐的组合；否则随机抽取。
rule-setup-lay-out-swords = 宅邸的每个启用的位置都公开放一把刀。有些位置只在三人或四人游戏时使用。
rule-setup-lay-out-honor-cards = 有几名玩家，就公开几张荣誉牌。
rule-setup-choose-a-sword = 开局时翻出与玩家人数相同的刀。最后一位玩家最先选，其他人按逆时针依次选；起始玩家拿剩下的那把。
    .refusal = 没有这把刀可选。
rule-setup-starting-stock = 起始玩家随机产生。每人以{ $start-wood }份木材、{ $start-steel }份钢材和刀上的钱币开局，顺位每靠后一位就多1枚钱币。起始指物旗放在那把刀上。

## Turns

rule-turn-four-rounds = 共有四轮。轮与轮之间，所有工人和僧侣回到主人手里。
rule-turn-one-at-a-time = 玩家按顺时针轮流行动。一个回合派一名工人或一名僧侣，执行其位置的行动。
rule-turn-available-workers = 每人起初有{ $worker-available }名工人。只有尚可使用的工人才能派出。
    .refusal = 你本轮没有工人了。

## The Temple

rule-temple-two-monks = 除了工人，每人每轮还有两名僧侣。工人能做的僧侣都能做，还能多做一点。
    .refusal = 你的两名僧侣本轮都用过了。
rule-temple-monk-costs-offering = 派僧侣要向寺院供奉，一轮比一轮贵。
rule-temple-pay-first = 供奉要在僧侣行动之前付，不能用行动所得来付。
    .refusal = 你的钱币不够供奉。

## The Houses of the Daimyos

rule-houses-take-a-sword = 派到宅邸的人物拿走其位置上方的刀。到下一轮之前，那里一直空着。
    .refusal = 这个位置没有刀。
rule-houses-first-space-free = 刀从其首份资源所属的行的最左格开始。如果那一格被占，就不能选这把刀。
    .refusal = 这把刀在你锻造坊里的起始格被占了。
rule-houses-coins-in-advance = 大名为刀预先付钱：刀牌片上的钱币。
rule-houses-sashimono-on-the-sword = 宅邸的指物旗放在刀上，直到交付。
rule-houses-take-the-card = 拿刀的同时，得到那座宅邸牌堆的公开牌。
rule-houses-monk-takes-sashimono = 派到宅邸的僧侣还可以拿任意一面指物旗，直接放进指物旗区。

## The Market

rule-market-free-space = 在集市，每名人物要有自己的位置。位置的多少取决于玩家人数。
    .refusal = 集市的位置都被占了。
rule-market-buy-resources = 在集市，付得起多少资源就能买多少：木材{ $resource-wood-price }枚钱币，钢材{ $resource-steel-price }枚，鳐皮{ $resource-leather-price }枚，漆料{ $resource-lacquer-price }枚。供应没有限量。
    .reason = 规则书没有写钱币、资源和指物旗的数量，也没有写用完了怎么办。
    .refusal = 你买不起这种资源。
rule-market-take-a-card = 购买之后，从三张公开的集市牌里拿一张。空缺由牌堆补上。
    .refusal = 那里没有牌。
rule-market-monk-takes-second-card = 派到集市的僧侣在第一张牌补上之后，再拿第二张。
rule-market-not-replaced = 集市牌堆用完后，拿走的牌不再补充。一张牌也没有了，就不拿。
    .reason = 规则书没有说这时怎么办。用过的牌已经移出游戏，所以没有可以重洗的牌。

## The Forge

rule-forge-activated-only = 派到锻造坊旁的人物激活一行或一列。当时在其中的刀各可移动一次，先后不限，也可以不动。
    .refusal = 这把刀没有被激活，也没有额外的移动给它。
rule-forge-monk-adds-a-move = 僧侣增加任意一把刀的一次移动，在激活期间随时可用。刀若因此从外面进入这一行或列，也被激活。

## The Academy

rule-academy-free-space = 在学院，每名人物要有自己的位置。位置的多少取决于玩家人数。
    .refusal = 学院的位置都被占了。
rule-academy-advance-a-decorator = 在学院，一名装饰师前进1步；派僧侣则总共2步。每前进1步，他的装饰就多值1枚钱币。
rule-academy-stop-at-the-end = 装饰师最多到{ $academy-last }枚钱币。如果全都到头了，就跳过前进。
    .reason = 规则书画出了这条轨道，却没有说到头之后怎样。
    .refusal = 这名装饰师已经到头了。
rule-academy-decorate-resources = 然后可以装饰刀上的资源，一把刀或多把刀上的都行。
rule-academy-each-decorator-once = 每名装饰师一次行动只工作一次：每种资源至多一份。
    .refusal = 这名装饰师已经工作过了。
rule-academy-placed-resources-only = 只有锻造坊里已放在刀上的资源才能装饰。
    .refusal = 那里的刀上没有这种资源。
rule-academy-once-a-sword = 同一把刀上，同一种资源不能装饰两次。
    .refusal = 这把刀上的这种资源已经装饰过了。
rule-academy-others-decorate-one = 有人在学院行动时，其他每个人都可以装饰一份资源，已经收工的人也可以。
rule-academy-pay-for-decorations = 一处装饰带来的钱币，等于其装饰师所示的数目。每名玩家装饰之后马上得到。
    .reason = 规则书让所有人最后一起得钱币。谁的装饰都不取决于别人的钱币，所以各人装饰完就得。

## The SHOGUN's Palace

rule-palace-free-space = 在御所，每名人物要有自己的位置。位置的多少取决于玩家人数。
    .refusal = 御所的位置都被占了。
rule-palace-add-a-member = 在御所行动的人增加一名家族成员，至多三名，并且可以任意调动自己的全部成员。两名成员不能同在一间房间。
    .refusal = 房间的数目与你的家族成员数不符。
rule-palace-use-each-room-once = 每间有家族成员的房间可以使用一次，先后不限。也可以不用。
rule-palace-own-rooms = 只有自己的家族成员所在的房间才给好处，而且只给一次。
    .refusal = 你没有家族成员在这样的房间，或者已经用过了。
rule-palace-no-use-after-moving = 使用房间期间如果用集市牌“调动家族”调动家族，只有开始时就有成员、现在仍有成员的房间才能使用。后来进入的房间不给好处，只有僧侣的额外一次可以用在那里。
    .reason = 一次行动给出的，是当时有家族成员的房间的好处。不然一次行动就能用遍五间房间。
    .refusal = 你的家族成员已经离开这间房间，也就放弃了它的好处。
rule-palace-cheaper-resource = 有两间房间以比集市便宜{ $rooms-discount }枚钱币的价格出售资源：一间卖鳐皮，一间卖漆料。
    .refusal = 即使这个价格，你的钱币也不够。
rule-palace-monk-uses-room-again = 派到御所的僧侣让自己的一间房间可以再用一次。
rule-palace-others-one-room = 有人在御所行动时，其他每个人都可以使用一间有自己家族成员的房间，已经收工的人也可以。

## The Komainu

rule-komainu-only-space = 狛犬只有一个位置。
    .refusal = 已经有人在狛犬了。
rule-komainu-take-coins = 派到狛犬的人物带来{ $komainu-coins }枚钱币。
rule-komainu-be-first-player = 在狛犬的人是下一轮的起始玩家。
rule-komainu-monk-acts-elsewhere = 派到狛犬的僧侣具有他在另一个区域的特殊效果：一面指物旗、一张牌、一次移动、装饰师的一步或一间房间。
rule-komainu-for-you-alone = 派到狛犬的僧侣推进装饰师或使用房间时，其他玩家什么也得不到。
    .reason = 只有在学院或御所行动时，其他人才得到好处。这里只用了僧侣的特殊效果。

## Passing

rule-pass-take-an-honor-card = 不能或不想行动的人收工，并拿一张公开的荣誉牌。
    .refusal = 那里没有荣誉牌。
rule-pass-nothing-more = 收工之后，只得到别人在学院和御所带来的好处，再无其他。不使用牌，也不购买收益。
    .reason = 规则书排除了行动和交付。牌视同行动。
    .refusal = 你已收工，所以你的牌要等到下一轮。

## Moving Swords

rule-movement-a-sword-there = 锻造坊的每一格至多放一把刀。没有刀的地方，什么也动不了。
    .refusal = 这一格没有刀。
rule-movement-golden-rule = 刀每放上一份资源就移动一格。没有资源就不移动，不移动也放不上资源。
    .refusal = 这把刀的资源已经齐全，不再移动。
rule-movement-recipe-order = 资源按刀牌片所示的顺序放到刀上，从锻造坊旁的库存里取。
    .refusal = 你没有接下来要用的资源。
rule-movement-right-in-its-row = 资源属于刀所在的行，刀就向右移动一格。
rule-movement-up-or-down = 资源属于上面或下面一行，刀就向上或向下移动一格。
rule-movement-one-sword-a-space = 刀不能进入有别的刀的格。
    .refusal = 它要去的那一格被占了。
rule-movement-swap-places = 上下相邻的两把刀，如果都要去对方的位置，并且此时都可以移动，就可以互换。
    .refusal = 这两把刀现在不能互换。
rule-movement-mixed-swap = 在锻造坊里，如果一把刀被行或列激活，另一把用僧侣的额外移动，这两把刀也可以互换。
    .reason = 额外移动在激活期间随时可用，所以两把刀可以同时移动。规则书也提到类似的互换：派僧侣到御所，两次使用移动刀的房间。

## Delivering

rule-delivery-complete-swords-only = 资源齐全的刀随时可以交付，也可以等着。
    .refusal = 这一格没有完成的刀。
rule-delivery-before-passing = 收工之后，到下一轮之前不能交付。
    .refusal = 你已收工，所以这把刀要等到下一轮。
rule-delivery-score-the-value = 交付的刀值刀牌片上的分数，加上装饰：木材{ $resource-wood-decorated }分，钢材{ $resource-steel-decorated }分，鳐皮{ $resource-leather-decorated }分，漆料{ $resource-lacquer-decorated }分，再加上轮次的分数。
rule-delivery-take-row-and-column = 交付带来刀所在的行和列末端所示，连同那里锻造坊下方的牌。
rule-delivery-between-the-lines = 在一次交付的行与列之间，可以做任何随时能做的事：购买收益、使用牌、交付另一把刀，或投入SHOGUN NO KATANA。但正在给出收益的那一行或列不会被打断。
    .reason = 规则书只禁止打断单独一行或一列。它列出了一个时机里能做的事，其中一个例子在购买收益之前又交付了别的刀。
    .refusal = 这把刀已经在交付中。
rule-delivery-until-it-is-done = 刀在交付完成之前一直留在锻造坊的原位，即使其间又交付了别的刀。分数最先结算，所以其间的装饰只得钱币，不再加分。
    .reason = 规则书先结算价值，再给收益，然后才把刀从锻造坊拿走。
    .refusal = 你正在交付的刀还在它要去的那一格。
rule-delivery-take-the-sashimono = 交付的刀上的指物旗进入指物旗区。
rule-delivery-exchange-starting-sashimono = 交付带有起始指物旗的刀时，把它换成任意宅邸的一面。
rule-delivery-free-a-worker = 交付的刀放到和室图板的下一个位置，图板满了就放在旁边。有些位置上有被困的工人，从此可以使用。

## Cards

rule-cards-own-cards = 只能使用自己的牌：效果一次，收益一次。
    .refusal = 你没有这张牌可用。
rule-cards-permanent-benefit = 付费之后，牌放在锻造坊一行或一列末端的下方。此后在那里每次交付都给出它的收益。
rule-cards-pay-the-benefit = 收益要先付费才给出东西，所以不能用它自己给的钱币来付。
    .refusal = 你付不起这项收益。
rule-cards-one-benefit-a-line = 一行或一列只放一张牌，除非集市牌“第二项收益”允许第二张。
    .refusal = 这一行或列的末端已经有牌了。
rule-cards-no-resuming = 一次交付中，一行或一列的收益只给一次。之后才放上的牌赶不上这一次。
    .refusal = 这一行或列已经给过收益了。
rule-cards-finished-in-the-moment = 在一个时机里开始用的牌，要在这个时机里用完。用了效果，就付费购买收益或弃掉；付了费，就使用效果或放弃效果。
rule-cards-a-turn-is-a-moment = 玩家在自己回合里做的一切，都算同一个时机。
    .reason = 规则书说，再没有可做的事时，时机就结束。在自己的回合里，那就是回合结束。在别人的回合里，每次被问到都是一个单独的时机，到自己没有可补充的为止。
rule-cards-benefit-when-asked = 在别人的回合里，只有因为别的事被问到时（别人带来的好处、交付、用牌或SHOGUN NO KATANA），才能单独购买一张牌的收益而不用其效果。
    .reason = 收益要到下一次交付才有用，那时再付费也来得及。所以游戏不会在每个回合之后为此停下来。

## The Project for the SHOGUN

rule-project-from-the-sword = 每次交付，至多可把刀上的两份资源加入献刀计划，每种不超过刀上所示。
    .refusal = 这把刀没有那些资源。
rule-project-at-most-seven = SHOGUN NO KATANA至多用七份资源。献刀计划里多出来的必须去掉。
    .refusal = 七份资源是上限。
rule-project-late-from-delivered = 忘了加的可以事后从已交付的刀补上。每把刀前后总共不超过两份。
    .reason = 事后补上是为了弥补遗忘，所以不该超过当时记得时所能做的。
    .refusal = 你交付的刀给不出这些。
rule-project-keep-one-of-each = 可以从献刀计划去掉资源，但每种必须留下一份。
    .refusal = 每种必须留下一份。
rule-project-changed-for-the-katana = 事后更改献刀计划，只能在把SHOGUN NO KATANA投入锻造时、确定构成之前进行。
    .reason = 规则书说的就是这个时候的更改。提前更改要扣同样的分，只会更早定死。
    .refusal = 把你的SHOGUN NO KATANA投入锻造时，才能更改献刀计划。
rule-project-no-back-and-forth = 从献刀计划去掉的一种资源不能再补上，反过来也不行。
    .reason = 那样只会扣分，什么也不改变。
    .refusal = 你刚刚对这种资源作了相反的更改。
rule-project-lose-a-point-each = 事后补上或去掉的每份资源扣1分。
rule-project-points-below-zero = 更改献刀计划可以让分数低于0。
    .reason = 规则书规定每次更改扣1分，没有说下限。

## The SHOGUN NO KATANA

rule-katana-each-resource = SHOGUN NO KATANA需要每种资源至少一份，以及一个可以开始的行。
    .refusal = 那样无法构成四种资源俱全的刀。
rule-katana-use-the-whole-project = 构成恰好用完献刀计划里的资源。
    .refusal = 你的献刀计划里已经没有这种资源了。
rule-katana-adjacent-rows = 构成中前后相邻的资源属于同一行或相邻的行，不能跳过一行。
    .refusal = 这把刀现在或以后会不得不跳过一行。
rule-katana-first-space = 和每把刀一样，它从首份资源所属的行的最左格开始。
    .refusal = 它的起始格被占了。
rule-katana-put-into-play = 把SHOGUN NO KATANA投入锻造不算行动，也不得钱币。此后献刀计划和构成都不再改变。
rule-katana-only-one = 每名玩家只有一把SHOGUN NO KATANA。
    .refusal = 你的SHOGUN NO KATANA已经投入锻造了。
rule-katana-before-passing = 收工之后，到下一轮之前不能把SHOGUN NO KATANA投入锻造。
    .refusal = 你已收工，所以你的SHOGUN NO KATANA要等到下一轮。
rule-katana-worth-its-resources = SHOGUN NO KATANA的价值等于其资源在集市的价格，装饰和轮次的分数与其他刀一样计算。交付之后，它回到自己的专用位置。

## Restore

rule-restore-first-player-goes-left = 如果没有人在狛犬，起始玩家牌交给左侧的玩家，也就是顺时针的下一位。
    .reason = 规则书说交给左侧的玩家。围桌而坐，那就是顺时针的下一位，座位也按这个方向编号。其他人被问到的顺序也是如此，从当前回合玩家的下一位开始。
rule-restore-komainu-goes-first = 起始玩家牌交给在狛犬的人。
rule-restore-refill-swords = 宅邸的每个空位都补上新的刀。
rule-restore-lay-out-honor-cards = 每个新的一轮，都按玩家人数公开新的荣誉牌。

## The end of the game

rule-end-score-coins = 每{ $score-coins_a_point }枚钱币值1分。锻造坊旁的资源按集市的价格折算成钱币；刀上和献刀计划里的资源不算。
    .reason = 规则书计算的是你拥有的资源。放到刀上的已经是刀的一部分，献刀计划只是一个计划。
rule-end-score-unfinished-katana = 仍在锻造坊里的SHOGUN NO KATANA，按已放上的资源及其装饰计分，但没有轮次、行和列的所得。
rule-end-score-sashimonos = 指物旗按不同宅邸成套计分，套越大，得分增长越快。
rule-end-favour-to-best-katana = 及时交付的SHOGUN NO KATANA中最贵重的一把（不计轮次的分数）赢得将军的青睐：{ $score-favour }分。
rule-end-share-the-favour = 如果有几把同样贵重，其主人平分将军的青睐，向下取整。
rule-end-most-points = 分数最多的人获胜。
rule-end-tie-by-katana = 分数相同时，SHOGUN NO KATANA更贵重者获胜，不计轮次的分数。仍在锻造坊里的按已放上的计算，幽灵的也算。
    .reason = 规则书只比较价值，没有排除哪一把。终局时锻造坊里的会交付，幽灵也有自己的一把。
rule-end-shared-victory = 如果这也相同，则共享胜利。

## Honor cards

rule-honor-at-most = 任何荣誉牌都不超过{ $score-honor_most }分。
rule-honor-sashimono = 按自己指物旗区里某一宅邸的指物旗面数。
    .reason = 这张牌计算你拥有的。锻造坊里刀上的指物旗，要到交付时才归你。
rule-honor-strength = 按强度达到一定数值的已交付的刀数。
    .reason = 牌上说的是自己拥有的刀，也就是已交付的刀：未完成的刀还属于锻造坊。SHOGUN NO KATANA没有标示强度。
rule-honor-certain = 无论如何都值所示的分数。
rule-honor-resource = 按含有某种资源的已交付的刀数，包括SHOGUN NO KATANA。
    .reason = SHOGUN NO KATANA也是刀，最迟在终局时交付。所以按它上面已放的资源计算。
rule-honor-total-strength = 按所有已交付的刀的强度总和。
rule-honor-strength-levels = 按已交付的刀中不同强度的种数。
rule-honor-benefits = 按自己锻造坊下方的牌数。
rule-honor-figures = 按终局时主图板上的工人和僧侣数，包括寺院里的僧侣。自己锻造坊旁的不算。
    .reason = 锻造坊是单独的图板。幽灵没有僧侣，所以只算它的工人。
rule-honor-decorators = 按四名装饰师所示钱币的总和。
rule-honor-unused-cards = 按完全没有用过的牌数。
rule-honor-flowers = 按计分标志物在计分条上到达过的花朵数，一圈一圈累计。
    .reason = 这张牌计算在它之前的得分。所以它在所有其他荣誉牌之后结算。
rule-honor-coins = 按钱币和折算成钱币的资源，在它们本来的得分之外再算一次。
rule-honor-decorated = 按装饰足够多的已交付的刀数，包括SHOGUN NO KATANA。
    .reason = 这张牌没有把SHOGUN NO KATANA除外，而另一张牌明确除外了。
rule-honor-decorations = 按已交付的刀上装饰过的资源份数，不包括SHOGUN NO KATANA。
rule-honor-katana-decorations = 按SHOGUN NO KATANA上装饰过的资源份数。

## Market cards

rule-market-cards-cheaper-monk = 集市牌“派僧侣”：在自己的回合，以牌上的价格派一名僧侣。
    .refusal = 这张牌用于在自己的回合派僧侣，你要有可用的僧侣和相应的钱币。
rule-market-cards-monk-at-once = 使用集市牌“派僧侣”之后，立即派出僧侣。
    .reason = 决定派僧侣时才使用这张牌。所以决定不能反悔。
    .refusal = 你已为僧侣付了优惠价，现在要派出他。
rule-market-cards-double-coins = 集市牌“学院×2”：自己在学院行动所得的钱币翻倍。
    .refusal = 这张牌用于你自己在学院的行动。
rule-market-cards-double-coins-once = 集市牌“学院×2”对一次学院行动只翻倍一次，而且只翻倍这次行动本身的装饰所得的钱币。
    .reason = 这张牌翻倍的是行动所得。其间用别的牌得到的钱币不是行动所得，第二张牌则会把第一张加上的再翻倍。
    .refusal = 这次行动的钱币已经翻倍了。
rule-market-cards-double-line = 集市牌“行或列×2”：一次交付中，行或列的收益翻倍，包括那里的牌。
    .refusal = 这需要集市牌“行或列×2”，并且正在交付。
rule-market-cards-double-line-once = 行或列在给出收益时翻倍：之后不行，也不能翻两次。
    .reason = 集市牌“行或列×2”使得到的东西翻倍。再翻一次，就要让已经给过的行或列重新给出。
    .refusal = 这一行或列已经给过收益，不能再翻倍了。
rule-market-cards-second-benefit = 集市牌“第二项收益”：购买一项收益，包括它自己的，放到已有一项收益的行或列。至多两项。
    .refusal = 这张牌需要恰有一项收益的行或列。
rule-market-cards-second-paid-now = 集市牌“第二项收益”允许的第二项收益，在使用这张牌时付费。
    .reason = 放上这项收益就是这张牌的效果，不能留到以后，同一回合里也不行。
    .refusal = 你现在付不起第二项收益。
rule-market-cards-double-points = 集市牌“牌片分数×2”：交付一把刀时，它的牌片分数翻倍。SHOGUN NO KATANA没有这样的分数。
    .refusal = 现在没有分数可以用这张牌翻倍。
rule-market-cards-double-points-once = 一把刀的分数只翻倍一次，即使你有多张集市牌“牌片分数×2”，而且要在行和列都给出收益之前。
    .reason = 这张牌把牌片上印的分数翻倍。第二张就得翻倍没有印在上面的分数了，而给完收益，交付就结束了。
    .refusal = 这把刀的分数已经翻倍过了。
rule-market-cards-decorate-one = 集市牌“装饰一份”：装饰锻造坊里刀上的一份资源，照常得钱币。
    .refusal = 你没有可以装饰的资源。
rule-market-cards-rearrange = 集市牌“调动家族”：自己的家族成员换到别的房间，每间至多一名。
    .refusal = 御所里有几名家族成员，就只能分到几间房间。

## Daimyo cards

rule-daimyo-cards-exchange = 牌上的一种资源至多三份，换成同样多的另一种。
    .refusal = 你没有这么多那种资源。
rule-daimyo-cards-either-way = 这张牌两个方向都可以换，一份、两份或三份。
    .reason = 规则书让牌上的一种资源换成另一种，没有说哪种在前。
rule-daimyo-cards-advance = 一名装饰师前进1步。
    .refusal = 你的装饰师全都到头了。
rule-daimyo-cards-room = 这张牌给出牌上房间的好处，无论自己的家族在哪里，那间房间不在本局也行。其他玩家什么也得不到。
    .reason = 规则书只说拿房间牌片所示的东西，没有别的要求。只有在御所行动时，其他人才得到好处。
    .refusal = 你现在用不了这样的房间。
rule-daimyo-cards-at-any-time = 大名牌在收工之前随时可以使用，别人的回合里也行。
    .reason = 有些牌只能在相应区域行动时使用。规则书对集市牌逐张说明了这一点，对大名牌则没有。

## The Ghost

rule-ghost-replace-the-opponents = 单人时与幽灵对局，使用双人的图板，由玩家先行。幽灵有自己的工人、家族和牌堆，但没有锻造坊、僧侣、钱币和资源。
rule-ghost-draw-a-card = 轮到幽灵时，它抽一张牌，按牌所示派一名工人。
rule-ghost-shuffle-again = 如果幽灵的牌堆空了，就把弃牌堆洗好作为牌堆。
    .reason = 规则书没有说这时怎么办，而牌堆用完重洗是通例。
rule-ghost-take-a-sword = 幽灵在自己指物旗最少的宅邸中，拿走数字最大的刀，并立即得到牌片和轮次的分数。
    .reason = 牌片上印的数字是分数和钱币：先比分数，再比钱币，最后比这里用来区分牌片的编号。如果它缺少指物旗的宅邸都没有刀，就轮到它其次最少的宅邸。
rule-ghost-discard-house-card = 拿刀的同时，幽灵弃掉那座宅邸的公开牌。
rule-ghost-score-figures-at-market = 在集市，幽灵弃掉号码最小的牌。那里每有一名人物，它得1分，包括它自己的。
rule-ghost-score-members-at-palace = 在御所，幽灵如果可以就增加一名家族成员，并按那里的成员总数得分，无论是谁的。玩家可以使用一间房间。
rule-ghost-score-decorator-at-academy = 在学院，幽灵得到与玩家最靠前的装饰师的钱币数相等的分数。玩家可以装饰一份资源。
rule-ghost-score-round-at-komainu = 在狛犬，幽灵得到与轮数相等的分数。
rule-ghost-score-full-area = 没有空位的地方，幽灵照样得分，但别人什么也得不到。然后它再抽一张牌。
rule-ghost-as-if-available = 没有空位的区域按“仿佛有空位”计分：幽灵本来会放下的工人和家族成员也计算在内。
    .reason = 规则书只给幽灵该区域的分数。它不放下任何东西，也不弃牌。
rule-ghost-no-sword-left = 如果宅邸没有刀了，幽灵只得轮次的分数。
    .reason = 没有牌片的分数可加。
rule-ghost-pass-without-a-place = 没有可用的工人，或者它的牌都没有空位可去时，幽灵拿最左边的荣誉牌，本轮结束。
    .reason = 规则书只提到工人。如果没有空位，幽灵就会永远抽下去。
rule-ghost-change-a-card = 每个新的一轮之前，一张大名牌离开幽灵的牌堆。如果由玩家先行，就由玩家从放在一边的牌中选一张加入，然后全部洗好。
    .reason = 规则书看谁是起始玩家。这里按新一轮的起始玩家算，因为起始玩家牌那时已经交出。
    .refusal = 这张牌已经在幽灵的牌堆里了。
rule-ghost-unseen-card = 如果一轮由幽灵先行，加入它牌堆的牌是盲抽的。

## The Ghost at the end

rule-ghost-end-katana-from-its-swords = 幽灵的SHOGUN NO KATANA值其每把刀首份资源的价值，加上最后一轮的分数。
rule-ghost-end-honor-by-the-player = 如果荣誉牌所说的是幽灵不可能有的东西，就按玩家的来算。
    .reason = 规则书对两种情况都举了例子，其余的牌没有说。刀上的资源、主图板上的工人和花朵按幽灵的算，收益和没用过的牌按玩家的算。
rule-ghost-end-favour-for-delivery = 单人游戏时，玩家如果交付了SHOGUN NO KATANA，就得到将军的青睐。
    .reason = 幽灵什么也不交付。规则书列出了它终局时的得分，其中没有将军的青睐。
