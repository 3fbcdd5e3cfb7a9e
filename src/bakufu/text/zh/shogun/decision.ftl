# The questions of the game, one for each kind of decision, and what is said about them on request.

decision-claim-card = 你选取哪张国牌？
    .help = 从两张公开的牌里拿一张，或者盲抽牌堆顶的一张。然后为这个国选一个军团。富庶的国连成一片更容易守住。
decision-claim-armies = { $province }放多少支军队？
    .help = 你的每个军团只放一次。大的军团守着你不愿失去的地方。
decision-plan = 为本季作计划：每个区域放一张牌。
    .help = 把国牌放在一个行动上，就在那个国执行它；放宝箱牌表示跳过。每张国牌只能用一次。“出价”上的牌表示你为优先挑选特殊牌付多少。你留空的区域会补上宝箱牌，先补不想要的行动。
decision-place = 你选行动顺序的第几位？
    .help = 顺位决定你在本季每个行动中何时行动，放在那里的特殊牌本季归你。
decision-deploy-armies = 你在{ $province }招募多少支军队？
    .help = 你的特殊牌允许以同样的价格招募比行动本身更多的军队。你也可以只按行动的数量招募。
decision-move-to = 招募1支：军队要从{ $origin }移走吗？
    .help = 军队可以移到一个相邻的己方国，不发生战斗。至少1支留在{ $origin }。
decision-march-to = { $action }：{ $origin }的军队进军哪里？
    .help = 进入己方国只是移动，进入别处就是战斗。你必须进军，接下来再选军队数量。输入odds可以看每次进攻的胜算。
decision-march-armies = 多少支军队从{ $origin }前往{ $target }？
    .help = 至少1支进军，至少1支留在{ $origin }。输入odds可以比较各种数量。
decision-reinforce = { $province }之战：要从资源堆增派1支军队吗？
    .help = 你的特殊牌让你多投1支军队进骰塔。它若幸存，就留在该国。
decision-next-revolt = 你先应对哪处暴动？
    .help = 所有暴动都会发生。前一次落入接盘的方块，会在下一次一起投入。
