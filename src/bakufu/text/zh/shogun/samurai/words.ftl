# Samurai: what is said at the table, in the browser and in the terminal.

## Decisions

decision-choose-benefit = 你要武士的哪种收益？
    .help = 你从新翻到最上面的牌上获得其中一种。接盘里的军队会在你下次投掷时一起作战。

## Moves

move-choose-benefit =
    { $benefit-id ->
        [chests] 从武士处获得{ $amount }个宝箱
        [rice] 从武士处获得{ $amount }单位稻米
        [armies] 把{ $amount }支军队放入接盘
       *[points] 凭武士得{ $amount }分
    }

## Events

event-samurai-stayed = { $seat }只在{ $count }个地区有国：武士不带来收益。
event-samurai-advanced = { $seat }在{ $count }个地区有国，翻出武士牌{ $card }。
event-benefit-received =
    { $benefit-id ->
        [chests] { $seat }从武士处获得{ $amount }个宝箱，共有{ $total }个。
        [rice] { $seat }从武士处获得{ $amount }单位稻米，共有{ $total }单位。
        [armies] { $seat }把{ $amount }支军队放入接盘，那里共有{ $total }支。
       *[points] { $seat }凭武士得{ $amount }分，共{ $total }分。
    }
event-piles-rearranged = 武士牌重置。

## The table in the terminal

board-samurai = 武士牌：
board-samurai-card =
    { $card ->
        [0] { $player } 尚无
       *[other] { $player } { $card }
    }
board-benefit =
    { $benefit ->
        [chests] { $amount }个宝箱
        [rice] { $amount }单位稻米
        [armies] { $amount }支军队放入接盘
       *[points] { $amount }分
    }
board-next-samurai = 你的下一张武士牌带来{ $benefits }。

## Reasons for a suggestion

reason-benefit-chests = { $amount }个宝箱对你的计划帮助最大。
reason-benefit-rice = 冬季需要的稻米比你现有的多{ $short }单位。
reason-benefit-armies = 接盘里的{ $amount }支军队会在你的下一场战斗中帮忙。
reason-benefit-points = { $amount }分比其他的更有价值。

## Points in the arena

arena-source-samurai = 武士
