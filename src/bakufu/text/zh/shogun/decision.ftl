# The questions of the game, one for each kind of decision, and what is said about them on request.

decision-claim-card = 你选取哪张国牌？
    .help = 从两张公开的牌里拿一张，或者盲抓牌堆最上面一张。然后为这个国选一个军团。富庶的国连成一片更容易守住。
decision-claim-armies = { $province }放多少支军队？
    .help = 你的每个军团只放一次。大的军团守着你不愿失去的地方。
decision-plan = 为本季作计划：每个区域放一张牌。
    .help = 把国牌放在一个行动上，就在那个国执行它；放宝箱牌表示跳过。每张国牌只能用一次。“出价”上的牌表示你为优先挑选特殊牌付多少。你留空的区域会补上宝箱牌，先补不想要的行动。
decision-place = 你选行动顺序的第几位？
    .help = 顺位决定你在本季每个行动中何时行动，放在那里的特殊牌本季归你。
decision-deploy-armies = 你在{ $province }招募多少支军队？
    .help = 你的特殊牌允许以同样的价格招募比行动本身更多的军队。你也可以只按行动的数量招募。
decision-move-to = “招募1支”：军队要从{ $origin }移走吗？
    .help = 军队可以移到一个相邻的己方国，不发生战斗。至少1支留在{ $origin }。
decision-march-to = “{ $action }”：{ $origin }的军队进军哪里？
    .help = 进入己方国只是移动，进入别处就是战斗。你必须进军，接下来再选军队数量。输入odds可以看每次进攻的胜算。
decision-march-armies = 多少支军队从{ $origin }前往{ $target }？
    .help = 至少1支进军，至少1支留在{ $origin }。输入odds可以比较各种数量。
decision-reinforce = { $province }之战：要从资源堆增派1支军队吗？
    .help = 你的特殊牌让你多投1支军队进骰塔。它若幸存，就留在该国。
decision-next-revolt = 你先应对哪处暴动？
    .help = 所有暴动都会发生。前一次落入接盘的方块，会在下一次一起投入。

## Military Leaders

decision-place-leader = 你把统帅放在哪里？
    .help = 任何一个己方国。只要统帅在那里，你在那里执行行动就会更便宜或收获更多。季末他必须转移；如果去的是邻国，你可以在他身后竖立一座雕像。
decision-claim-with-leader = 你要把统帅放进{ $province }吗？
    .help = 他会来到你选取的国之一，最迟是最后一个。
decision-move-leader = 你的统帅从{ $origin }去哪里？
    .help = 去另一个己方国。如果它与{ $origin }相邻（陆路或水路），你可以在那里留下一座雕像。去别处就是逃离。他所到之处，别人的雕像会成为你的战利品。
decision-raise-statue = 你要在{ $province }竖立雕像吗？
    .help = 终局时面板上的每座雕像都给你1分，无论该国属于谁。如果别人的统帅来到那里，这1分就归那位玩家。
decision-choose-benefit = 你要武士的哪种收益？
    .help = 你从新翻到最上面的牌上获得其中一种。接盘里的军队会在你下次投掷时一起作战。

## Tenno's Court

decision-take-favour = 你领取天皇的哪项恩赐？
    .help = 你可以领取一项，花费它的位置所示数量的、你在谒见厅里的官员。没有花掉的官员回到前厅，下一季继续计算。
decision-remove-event = 你要移除本季的事件吗？
    .help = 移除之后，本季它对谁都不再有影响。否则它照旧生效。
decision-calm-province = 你从哪里移走不满标志物？
    .help = 从一个有不满标志物的己方国。
decision-favoured-armies = 你把军队放在哪里？
    .help = 全部放进一个己方国，或者一个中立国，后者不经战斗就归你。
decision-favoured-building = 你在哪里修建{ $building }？
    .help = 在一个有空建筑位置、且还没有这种建筑物的己方国。不用花钱。
decision-take-chamber = 你在{ $region }地区的国最多：你取哪间殿室？
    .help = 你的标志物取代那个殿室标志物。终局时，在一横行或一纵列里标志物最多的人得到它的分数。你也可以一间都不取。
