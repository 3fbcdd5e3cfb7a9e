# Military Leaders: its decisions.

decision-place-leader = 你把统帅放在哪里？
    .help = 任何一个己方国。只要统帅在那里，你在那里执行行动就会更便宜或收获更多。季末他必须转移；如果去的是邻国，你可以在他身后竖立一座雕像。
decision-claim-with-leader = 你要把统帅放进{ $province }吗？
    .help = 他会来到你选取的国之一，最迟是最后一个。
decision-move-leader = 你的统帅从{ $origin }去哪里？
    .help = 去另一个己方国。如果它与{ $origin }相邻（陆路或水路），你可以在那里留下一座雕像。去别处就是逃离。他所到之处，别人的雕像会成为你的战利品。
decision-raise-statue = 你要在{ $province }竖立雕像吗？
    .help = 终局时面板上的每座雕像都给你1分，无论该国属于谁。如果别人的统帅来到那里，这1分就归那位玩家。
