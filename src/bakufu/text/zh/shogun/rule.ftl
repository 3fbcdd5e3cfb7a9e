# Every rule of the ledger in our own words: the answer to "why?". Rulings, where the rulebook is silent, have a reason;
# rules that refuse moves have a refusal, the answer to "why not?". Numbers come from the facts, under their paths.

## The table

rule-table-not-awaited = 只有游戏正在等待的玩家才能行动。
    .reason = 游戏一次只问一名玩家；只有作计划时才同时问所有人。其余的人都等着。
    .refusal = 现在没有轮到你。
rule-table-no-such-move = 走法必须回答眼前的问题。
    .reason = 每个决定都是从列表里选一项，没有列出的事就做不了。
    .refusal = 这没有回答眼前的问题。
rule-table-undo = 在翻开牌、把方块投入骰塔或由其他随机结果决定、进入本季的新步骤或其他玩家行动之前，可以收回自己最近的行动。
    .reason = 规则书没有提到悔棋。没有让任何人看到新东西的行动可以收回。
    .refusal = 在那之后已经有东西被翻开或由随机决定，或者游戏已经继续进行。

## Set-up

rule-setup-choose-a-side = 玩家选用游戏面板的一面。太阳面和月亮面上的国相同，只是地区的划分不同。
rule-setup-left-out-with-three = 三人游戏时有八个国不使用，谁也不能拥有或进入。
    .refusal = 三人游戏不使用这个国。
rule-setup-equal-chests = 每人的本钱相同：三人游戏每人{ $players-3-chests }个宝箱，四人{ $players-4-chests }个，五人{ $players-5-chests }个。宝箱和每人的{ $box-armies }支军队全程公开。
rule-setup-claim-first-seat = 一号座位最先选取，其余玩家按顺时针跟上。
    .reason = 规则书让最年长的玩家先选。这张牌桌不问年龄，所以按座位来。
rule-setup-claim-two-open = 选取起始国期间，牌堆旁始终有两张公开的国牌。
rule-setup-claim-open-card = 玩家可以选取两张公开国牌中的一张。
    .refusal = 这个国的国牌没有公开。
rule-setup-claim-from-pile = 两张公开的牌都不喜欢的玩家，可以盲抽牌堆顶的一张。
rule-setup-claim-any-group = 选到的国放上自己备好的一个军团，哪个由玩家决定。
    .refusal = 你已经没有这么大的军团了。
rule-setup-claim-replace = 公开的牌被拿走后，立即从牌堆补上。
rule-setup-claim-bury = 如果眼前的两张公开牌正是自己上次看到的那两张，玩家可以把它们都压到牌堆底下，翻出两张新的，然后再选。
    .refusal = 这两张公开的牌不是你上次看到的那两张，所以不能压底。
rule-setup-claim-until-placed = 选取一直进行到所有军团都上了面板。剩下的国是中立国，可以去占领。
rule-setup-fixed-provinces = 太阳面有一套配好的国和军队，新手可以省去选取。
rule-setup-load-the-tower = 第一个春季之前，每人{ $tower_load-armies }支军队和{ $tower_load-farmers }支农民军一起投入骰塔。掉出来的回到各自的资源堆，其余留在塔内。
rule-setup-four-events = 每年开始时公开四张事件牌。其中三张影响各季；始终没有抽到的那张决定冬季损失多少稻米。

## Seasons

rule-season-shuffle-actions = 每季都重洗十张行动牌。玩家作计划时看得到前五张，其余扣放。
rule-season-shuffle-specials = 每季把五张特殊牌洗好排成一列。一张牌有两层价值：它所在的行动顺位，以及持续一季的特权。
rule-season-draw-an-event = 所有计划都放好之后，从公开的事件牌里随机抽出一张。它在本季对所有人生效。
rule-season-row-order = 行动从第一张做到最后一张。所有人都轮过一个行动，才进行下一个。
rule-season-reveal-in-turn = 计划的牌一直扣放，到这个行动轮到其主人时才翻开。
rule-season-turn-up-next = 每个行动由所有人执行完之后，翻开下一张扣放的行动牌。从第六个行动起，十张全部已知。
rule-season-return-the-cards = 第十个行动之后，计划的牌回到手上，特殊牌归还，本季的事件移出游戏。

## Plans

rule-plan-secret = 所有玩家同时作计划，谁也看不到别人放了什么。
rule-plan-own-cards = 手牌是自己各国的国牌和五张宝箱牌；别的都不能用来计划。
    .refusal = 你没有这张牌：这个国不是你的。
rule-plan-a-card-once = 一张牌只能放在一个区域，所以一个国每季至多执行一个行动。
    .refusal = 这张牌已经放在别的区域了。
rule-plan-one-card-a-space = 十个行动加上出价，每个区域只放一张牌。
rule-plan-fill-every-space = 只要手里还有牌可放，就不能让区域空着。
    .refusal = 你的牌足够填满剩下的区域，所以不能留空。
rule-plan-chest-card-declines = 行动上放宝箱牌表示：本季不做。牌上有几个宝箱都一样。
rule-plan-empty-space-declines = 牌比区域少的玩家会留下空区域，那些行动就不执行。

## Turn order

rule-order-pay-the-bid = 出价同时翻开。无论争到与否，每人都按自己的牌向银行支付。
rule-order-bid-above-purse = 出价超过自己宝箱数的玩家付出全部宝箱，并按这个数目排名。
    .reason = 规则书没有说这样的出价怎么办。出价值多少，要看真正付出多少：谁也不能靠空许诺得利，谁也不会因失手而破产。
rule-order-province-card-is-free = 国牌也可以用来出价。它不花宝箱，但所有人都看到这个国本季什么也不做。
rule-order-high-bid-first = 出价最高的人最先挑选顺位和那里的特殊牌，最低的最后挑。
rule-order-province-before-zero = 用国牌出价，排在显示0的宝箱牌之前。
rule-order-no-card-last = 没有牌可出价的人，在所有出了价的人之后选择。
rule-order-tie-by-lot = 出价相同则抽签决定。
rule-order-choose-a-free-place = 顺位和那里的特殊牌，谁先选就归谁。
    .refusal = 这个顺位已被选走。请选一个空着的。
rule-order-by-place = 行动顺序从第1位到第5位。没有人选的顺位略过，那里的特殊牌本季不使用。

## Events

rule-event-theatre-calms = 本季每新建一座能剧舞台，当地就少1个不满标志物。
rule-event-two-farmers = 本季中立国由{ $effect-two-farmers }支农民军防守。
rule-event-castle-defends = 本季城堡有助于抵御进攻：其主人从资源堆里多投1支军队。
rule-event-temple-protects = 本季谁也不能进攻有神社的国。
    .refusal = 那里有神社，本季的事件保护神社不受进攻。
rule-event-tax-at-most = 本季任何国的税金都不超过{ $effect-tax-at-most }个宝箱。
rule-event-tax-at-least = 本季每个国的税金至少有{ $effect-tax-at-least }个宝箱。
rule-event-rice-at-least = 本季每个国的稻米至少有{ $effect-rice-at-least }单位。
rule-event-rice-at-most = 本季任何国的稻米都不超过{ $effect-rice-at-most }单位。
rule-event-fewer-armies = 本季“招募5支”只放{ $effect-fewer-armies-deploy-5 }支军队，“招募3支”只放{ $effect-fewer-armies-deploy-3 }支，价格照旧。
rule-event-over-before-winter = 事件只在当季有效。秋季的事件在冬季之前结束，剩下的那张牌只决定稻米损失。

## Special cards

rule-special-one-more-chest = 持有这张特殊牌的玩家征收税金时多得1个宝箱。
rule-special-one-more-rice = 持有这张特殊牌的玩家征收稻米时多得1单位。
rule-special-six-armies = 有了这张特殊牌，“招募5支”可以放{ $deploy-special }支军队，价格不变。
    .refusal = 请从两个数目里选一个：行动本身的数目，或凭特殊牌的{ $deploy-special }支。
rule-special-six-in-full = 持有这张特殊牌而资源堆里不足{ $deploy-special }支军队的人，按行动本身的数目招募。
    .reason = 这张牌是多给一个选择，行动本身可以执行。如果因为这个选择而跳过行动，牌就成了惩罚。
rule-special-attack = 有了这张特殊牌，每次用“战斗A”或“战斗B”进攻时，都可以从资源堆加入1支军队。
    .refusal = 特殊牌只加1支军队，或者不加。
rule-special-defence = 有了这张特殊牌，每当别的玩家进攻时，都可以从资源堆给防守加入1支军队。
    .refusal = 特殊牌只加1支军队，或者不加。
rule-special-after-the-event = 如果本季的事件和特殊牌影响同一个行动，先算事件。

## Actions

rule-action-pay-in-full = 行动轮到时要一次付清。只能做到一部分的人，整个行动都跳过。

## Buildings

rule-build-castle = 城堡花费{ $price-castle }个宝箱，放进计划的国。
rule-build-temple = 神社花费{ $price-temple }个宝箱，放进计划的国。
rule-build-theatre = 能剧舞台花费{ $price-theatre }个宝箱，放进计划的国。
rule-build-free-site = 一座建筑物占一个建筑位置。每个国有一到三个，不能共用。
    .refusal = 那个国没有空的建筑位置。
rule-build-one-of-a-kind = 一个国里城堡、神社、能剧舞台可以各有一座，同一种不能有两座。
    .refusal = 那个国已经有一座了。
rule-build-tiles-are-limited = 共有{ $box-castles }座城堡、{ $box-temples }座神社和{ $box-theatres }座能剧舞台。用完的种类不能再建。
    .reason = 盒里只有这么多，而不能完整执行的行动要跳过。

## Rice and taxes

rule-collect-rice = 征收稻米：把该国的稻米加到玩家的存量里。
rule-collect-rice-beyond-track = 超过粮食条尽头18单位的稻米照样保留，全数有效。
    .reason = 规则书没有设上限，它只用来记数。
rule-collect-taxes = 征收税金：从银行拿取该国所示的宝箱。
rule-collect-leave-a-marker = 平静地征收之后，该国放上1个不满标志物。
rule-collect-yield-before-revolt = 如果征收引发暴动，先得到收成，随后才暴动。
    .reason = 规则书没有写明先后。激怒农民的正是征收，所以它在前；即使丢了国，收到的也保留。
rule-collect-bank-is-limited = 游戏里的宝箱总共值{ $box-chests }个。银行不够时，征收只得剩下的。
    .reason = 规则书没有说宝箱无限，而盒里只有这么多。

## Deploying

rule-deploy-five = “招募5支”花费{ $price-deploy-5 }个宝箱，从资源堆放{ $deploy-deploy-5 }支军队。
rule-deploy-three = “招募3支”花费{ $price-deploy-3 }个宝箱，从资源堆放{ $deploy-deploy-3 }支军队。
rule-deploy-one = “招募1支”花费{ $price-deploy-1 }个宝箱。它增加1支军队，然后该国的军队可以移走。
rule-deploy-supply-is-limited = 如果资源堆里的军队少于行动要放的数目，就不招募，也不付钱。
    .reason = 只能做到一部分的行动要跳过。军队用完时也照此处理。
rule-deploy-move-is-optional = “招募1支”附带的移动可有可无；军队也可以留下。
rule-deploy-move-without-battle = “招募1支”附带的移动只能进入己方国，绝不引发战斗。
    .refusal = 这次移动不能引发战斗：请选一个己方国。

## Marching

rule-march-adjacent = 军队一次走一步：进入与所在国有共同边界或水路的国。
    .refusal = 那个国与出发的国不相邻。
rule-march-sea-route = 由水路相连的两个国也算相邻，如同有共同边界。
rule-march-move-to-own-province = 进入己方国只是移动。一个国里可以有任意多的军队。
rule-march-attack = 进入任何非己方的国都是进攻，所有前往的军队都参加。
rule-march-must-be-carried-out = 计划了“战斗A”或“战斗B”，只要那里的军队能走，就必须执行。
    .reason = 凡能执行的行动都必须执行，规则书没有为进军开例外。移入己方国也算数。想要和平的人就放宝箱牌。
    .refusal = 你计划了这次进军，所以必须执行：请选一个相邻国。
rule-march-at-least-one = 进军至少要有1支军队。
    .refusal = 至少要有1支军队进军。
rule-march-one-army-stays = 总要有1支军队留下，所以只有1支军队的国派不出军队。
    .refusal = 必须留下1支军队。
rule-march-nowhere-to-go = 如果军队不能进入任何相邻国，就不进军。

## Battles

rule-battle-throw-both-sides = 双方的军队一起投入骰塔。有的卡在塔里，有的被震落，最后由接盘里的方块决定胜负。
rule-battle-tray-joins = 战斗之前已在接盘里的方块，连同参战的军队一起投入。
rule-battle-farmers-defend-neutral = 中立国由公共资源堆里的1支农民军防守。进攻方在接盘里的方块多于农民军，就赢得该国。
rule-battle-farmers-are-limited = 如果资源堆里的农民军少于所需，有多少就上多少。
    .reason = 盒里只有{ $box-farmers }支农民军，再无更多。有什么就用什么打。
rule-battle-bystanders-stay = 与这场战斗无关的玩家的方块不算数，留在接盘里。
rule-battle-farmers-side-with-defender = 如果该国没有不满标志物，接盘里的农民军为防守方作战。
rule-battle-farmers-stay-out = 有不满标志物的地方，农民不帮防守方。他们不参战，留在接盘里。
rule-battle-farmers-fall-first = 如果防守方靠农民军相助获胜，损失先由农民军承担，然后才轮到军队。
    .reason = 英文大盒版规则书没有写明胜方损失哪些方块；其他规则书都说是农民军。
rule-battle-more-armies-win = 接盘里方块多的一方获胜，并损失与败方同样多的方块。剩下的守住该国。
rule-battle-farmers-alone-raze = 如果防守一方更强，却只有农民军，则无人获胜。双方都消失，该国的一切都被移走，变为中立。
rule-battle-tie-razes = 接盘里数目相等时，双方全部损失。该国的一切都被移走，变为中立。
rule-battle-stays-neutral = 没有打败中立国农民军的进攻方就输了，该国仍为中立。
    .reason = 规则书说的平局和失败针对有主人的国。中立国没有可移走的东西，也没有牌要归还，所以一切不变。
rule-battle-farmers-return = 有农民军参加的战斗之后，接盘里的农民军全部回到公共资源堆。他们从不上面板。
rule-battle-province-taken = 获胜的进攻方得到该国，连同其中的建筑物和不满标志物，并从败方拿走国牌。这张牌进入手牌，所以本季不能再用。
rule-battle-neutral-taken = 占领中立国的人，从公共资源堆把它的国牌拿到手上。
rule-battle-card-from-the-plan = 国一丢失，国牌也随之而去，即使已放在计划里。原来计划的事就不会发生。

## Revolts

rule-revolt-at-collection = 在有不满标志物的地方征收会引发暴动，那里每有一个标志物就有1支农民军。
rule-revolt-nobody-attacks = 暴动时，城堡和防守特殊牌都帮不上忙。
    .reason = 两者都用于抵御玩家的进攻。暴动时没有玩家进攻。
rule-revolt-put-down = 如果接盘里的军队多于农民军，主人保住该国，每支农民军使他损失1支军队。
rule-revolt-tie-is-defeat = 暴动打成平局与失败一样糟：该国变为中立，其中的一切都被移走。
rule-revolt-defeat-razes = 如果农民军多于军队，主人失去该国和其中的一切，该国变为中立。
rule-revolt-marker-after-victory = 征收引发的暴动被镇压之后，该国再放1个不满标志物。
rule-revolt-markers-are-limited = 共有{ $box-revolt_markers }个不满标志物。全部用上之后就不再放置。
    .reason = 盒里只有这么多，规则书也没有说可以用什么代替。

## Winter

rule-winter-autumn-order = 冬季沿用秋季的行动顺序。
rule-winter-rice-loss = 每人都按本年最后一张事件牌损失稻米。
rule-winter-rice-not-below-zero = 谁也不会损失比自己所有更多的稻米。
    .reason = 粮食条到0为止，没有稻米的国已经另有惩罚。
rule-winter-one-rice-a-province = 每个国需要1单位稻米过冬。
rule-winter-unfed-provinces-revolt = 没有稻米的国越多，暴动的国就越多，每处暴动的农民军也越多。
rule-winter-left-neighbour-draws = 哪些国暴动，从该玩家的国牌里盲抽，由左侧相邻的玩家来抽。
rule-winter-owner-chooses-order = 遇到多处暴动的人自己决定先后。
    .refusal = 那个国没有被抽中暴动。
rule-winter-hunger-adds-farmers = 冬季暴动时，该国有几个不满标志物就有几支农民军，饥荒再添几支。
rule-winter-clear-for-new-year = 第一个冬季之后，公开四张新的事件牌，稻米全部清空，不满标志物全部移走。

## Points

rule-score-provinces = 每个国值{ $score-province }分。
rule-score-buildings = 每座建筑物值{ $score-building }分。
rule-score-most-castles = 一个地区里城堡最多得{ $score-castle }分。
rule-score-most-temples = 一个地区里神社最多得{ $score-temple }分。
rule-score-most-theatres = 一个地区里能剧舞台最多得{ $score-theatre }分。
rule-score-tie-one-less = 并列最多的玩家，每人比独占最多时少得1分。
rule-score-majority-needs-one = 一个地区里没有人建有某种建筑物，就没有人算最多。
    .reason = 否则所有玩家都以零座并列，什么也不建就能得分。
rule-score-points-beyond-track = 超过分数条尽头80分的分数照样保留，全数有效。
    .reason = 规则书没有设上限，而分数最多的人获胜，它只用来记数。

## The end

rule-end-most-points = 第二个冬季之后，分数最多的玩家获胜。
rule-end-tie-by-chests = 分数相同时，宝箱多的玩家获胜。
rule-end-shared-victory = 分数和宝箱都相同的玩家共享胜利。
    .reason = 规则书没有更多的决胜办法，而抽签得来的不算胜利。
