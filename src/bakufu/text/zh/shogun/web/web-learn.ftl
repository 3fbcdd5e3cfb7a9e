# Learning by playing: what is said in a first year of SHOGUN. Short sentences for somebody who knows nothing yet.

## A first year of SHOGUN: its parts, and its last page

learn-chapter-spring = 春季
learn-chapter-summer = 夏季
learn-chapter-autumn = 秋季
learn-chapter-winter = 冬季

learn-end-result = 你的第一年结束了。你拥有{ $provinces }个国和{ $buildings }座建筑物，得到{ $points }分。
learn-learned-plan = 计划：秘密地给每个行动放一张牌。宝箱牌表示不做这个行动。
learn-learned-order = 出价：付得多的人先选何时行动、得到哪张特殊牌。
learn-learned-tower = 战斗：所有方块都投入骰塔，掉出来的才算数。
learn-learned-farmers = 农民：征收税金和稻米会留下不满标志物。再去那里征收就会引发暴动。
learn-learned-rice = 稻米：冬季每个国要1单位，事件还要再取走一些。
learn-learned-points = 分数：国、建筑物，以及在一个地区某种建筑物最多。

## Spring: the first plan, space by space

learn-hello =
    欢迎！你是{ $colour }：边界和方块是这个颜色的国都属于你。我会边玩边提示。尽管尝试，我来解释发生了什么。
learn-aim = 你要争取分数。每个冬季计分：每个国1分，每座建筑物1分，在一个地区城堡、神社或能剧舞台最多还有更多分。
learn-row = 一季有十个行动，所有人都一样，只是先后会变。你看得到前五个，其余的每执行完一个行动翻开一个。
learn-cards = 你手里的每张国牌代表你的一个国。把它放在一个行动上，那个国就会执行。每个国一季只能做一件事。
learn-tax = 先要有钱。{ $province }能交{ $tax }个宝箱。选它的国牌，再选“{ $space }”。
learn-rice = 现在是稻米。冬季你的{ $provinces }个国各要1单位。{ $province }能交{ $rice }单位。把它放在“{ $space }”上。
learn-markers = 征收税金和稻米会让农民不满。两个国都会放上不满标志物。标志物还在时再去征收，他们就会暴动。每季换不同的国。
learn-build = 建筑物能得分。为“{ $space }”选{ $province }。{ $why }
learn-deploy = 你需要军队。为“{ $space }”选{ $province }。{ $why }
learn-battle = 现在出征。为“{ $space }”选{ $province }。{ $why }真正去哪里，到时再决定。
learn-bid = 出价。这里的宝箱牌表示你为先选付多少。0不花钱，但可能最后选。我的建议：{ $card }。{ $why }
learn-elsewhere = { $there ->
        [none] 我本来会把{ $card }放在“{ $space }”上。
       *[other] { $card }现在在“{ $there }”上。我本来会放在“{ $space }”上。
    }由你决定，看到危险我会提醒你。
learn-rest = 还剩{ $count }个区域。给它们选国牌，或者用宝箱牌表示“这个不做”。“{ planning-suggest }”会替你填好。
learn-ready = 你的计划已完成。下面可以看到一切顺利时你的宝箱和稻米，红字是警告。满意吗？点“{ planning-ready }”。

## Decisions

learn-place = 选择你的顺位。靠前就先于别人行动。每个顺位都带一张整季帮助你的牌：看看它会怎样改变你的计划。
learn-six = 你的特殊牌让你以同样的价格放六支军队，而不是五支。军队多些很少有坏处。
learn-move = 除了新军队，你还可以把一些军队移到相邻的己方国。也可以不移。
learn-march = 选择进军哪里。百分数是你获胜的机会。必须留下一支军队守家；宁可多派，不要少派。
learn-reinforce = 你的特殊牌让你多投一支军队进骰塔，不花代价。势均力敌时就用它。
learn-next-revolt = 饥饿的农民在多个国暴动。由你选择先应对哪处。留在接盘里的方块能在下一次帮上忙。

## What happened

learn-event = 本季的事件抽出来了：{ $effect }。在本季结束之前，对所有人都是如此。
learn-bids = 所有出价都已翻开并支付，{ $chests ->
        [0] 你没有花钱
       *[other] 你付了{ $chests }个宝箱
    }。出价最高的人最先选顺位。
learn-actions = 现在逐个执行十个行动。每个行动中，所有人按行动顺序翻开自己放在那里的牌。每执行完一个行动，就翻开下一个扣放的行动。
learn-collected = { $what ->
        [rice] { $province }交出了{ $amount }单位稻米。
       *[tax] { $province }交出了{ $amount }个宝箱。
    }那里现在有不满标志物，今年不要再去征收。
learn-built = 你的建筑物建在了{ $province }：只要这个国还是你的，每个冬季1分。
learn-deployed = { $province }有了{ $amount }支新军队。军队守卫你已有的，下一季还可以进军。
learn-skipped = { $province }没能执行“{ $space }”。“为什么？”会说明缺什么。它的国牌在本季之后回来。
learn-won = { $province }：骰塔掉出的方块{ $mine }比{ $theirs }，你赢了。留在塔里的方块没有丢。它们可能在以后的战斗里掉出来。
learn-lost = { $province }：骰塔掉出的方块{ $mine }比{ $theirs }，你输了。这是常有的事。你的一部分军队还在塔里，以后可能帮上你。
learn-surrendered = 失去国，也就失去国牌：{ $province }原来要做的事取消了。
learn-risen =
    { $province }的农民暴动了，因为你又在那里征收。他们像军队一样作战。你若输了，就失去这个国。
learn-risen-elsewhere = { $province }的农民暴动了：其主人在有不满标志物时又去征收税金或稻米。作自己的计划时要记住这一点。
learn-season-over = 本季结束。所有牌回到你的手上。行动牌和特殊牌重新摆放。
learn-winter = 冬季。先由事件取走稻米，再供给各国，然后挨饿的农民暴动，最后计分。
learn-rice-lost = 事件取走了你{ $lost }单位稻米。你还剩{ $rice }单位。这个数字整年都写在事件牌上。
learn-fed = 你的{ $provinces }个国都得到了供给，所以不会暴动。稻米就是为了这个。
learn-starved = 有{ $count }个国没有得到供给。你的国里会随机抽出几个发生暴动。明年秋季前多备些稻米。
learn-scored = 计分了。你有{ $points }分。列表说明分数从哪里来。

## Summer and autumn

learn-summer-markers = { $count ->
        [1] { $province }有不满标志物。
       *[other] 你有{ $count }个国有不满标志物，{ $province }就是其中之一。
    }本季不要在那里征收税金或稻米，否则农民会暴动。修建和进军不会惹人不满。
learn-summer = 现在由你自己计划。看看地图变成了什么样：谁在你旁边，你哪里薄弱。我看到危险时会说。
learn-summer-ready = 这就是一份计划。满意了就点“{ planning-ready }”。
learn-autumn = 冬季之前的最后一次计划。你有{ $rice }单位稻米和{ $provinces }个国。算上事件可能取走的，有{ $need }单位才稳妥。
learn-autumn-most = 也看看各个地区。多建一座，也许就是那里最多的，马上就能得分。
learn-autumn-ready = 准备好过冬了吗？那就点“{ planning-ready }”。

## One thought: what a learner may come to regret

learn-unfinished = 还有{ $count }个区域要放牌。不想做的就放宝箱牌：不花代价。
learn-vain = { $province }在“{ $space }”上什么也做不了。“为什么？”会说明原因。换一个国，或换一个区域，这张牌更有用。
learn-unpaid = “{ $space }”要{ $price }个宝箱，按你的全部计划，到时可能不够。付不起的就不执行。你现在有{ $chests }个。
learn-anger = { $province }有不满标志物。再去征收，农民就会暴动：{ $farmers }支对你的{ $armies }支。你会得到收成，但可能失去这个国。
learn-thin = { $province }有2支军队，必须留下1支。只有一支军队进军：进攻太弱，家里又会缺它。
learn-hopeless = 眼下从{ $province }进攻都没有胜算，而军队必须出征。换一个国，或者放宝箱牌，会更好。
learn-doomed = { $province }只有{ $armies }支军队，旁边的对手有{ $threat }支。你建在那里的东西，可能很快就归对手了。
learn-hungry = 冬季可能要{ $need }单位稻米，按这个计划你只有{ $after }单位。得不到供给的国会暴动。为“{ planning-space-rice }”选一个产米多的国。
learn-broke = 这个计划会花掉你最后一个宝箱。下一季就什么也建不了，也招不了军队。去富庶的国征税，或者放弃一些行动。
learn-idle = 十个行动你放弃了{ $count }个。每个都是不会再来的机会。你手里的国可以去做。
learn-lone = 一支军队去{ $province }对抗{ $against ->
        [1] 一支农民军或军队
       *[other] { $against }支
    }。它若卡在塔里，你立刻就输。多派几支，或者换个地方。
learn-weak = { $armies }支军队去{ $province }对抗{ $against }支。骰塔变化无常，但这一仗多半会输。在你人多的地方进攻。
