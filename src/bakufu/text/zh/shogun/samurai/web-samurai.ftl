# The Samurai in the browser.

web-samurai = 武士
web-samurai-benefit =
    { $benefit ->
        [chests] { $amount }个宝箱
        [rice] { $amount }单位稻米
        [armies] { $amount }支军队放入接盘
       *[points] { $amount }分
    }
web-samurai-has =
    { $card ->
        [0] 还没有武士牌
       *[other] 武士牌{ $card }
    }
web-samurai-of = { $count }/{ $needed }
web-samurai-regions = 在{ $count }个地区有国；达到{ $needed }个即翻出下一张牌
web-samurai-rule = 在{ $needed }个地区有国，就翻出下一张牌。
web-samurai-next = 你的第{ $card }张牌会带来{ $benefits }。
web-samurai-title = 武士牌{ $card }/{ $of }：你要哪一样？
web-samurai-help = 你在{ $regions }个地区有国。请从新牌上选一种收益，立即获得。
web-samurai-change = { $before } → { $after }
web-samurai-choose = 选一种收益
web-samurai-do = 获得{ $benefit }
web-samurai-piles = 各人的进度
web-samurai-later = 第{ $card }张牌提供：
web-samurai-note = 每季只要你在四个地区有国，就翻出下一张牌。

## The table

web-board-player-samurai = 武士牌
web-board-page-samurai = 武士

## Decisions

web-deciding-awaits-choose-benefit = { $player }正在选武士的收益
web-deciding-does-samurai = 在四个地区有国的人翻出下一张武士牌，并从中获得一种收益。

## How to play

howto-samurai = 武士
    .more = 领地遍布四方者有赏。
howto-samurai-regions = 确定行动顺序时，你若在四个地区有国，就翻出下一张武士牌。
howto-samurai-benefit = 你从牌上选一样：宝箱、稻米、分数，或放入接盘的军队。
howto-samurai-reset = 共有三张牌，一张比一张好。冬季之后又从第一张开始。

## The log

web-after-kind-samurai = 武士牌
web-log-kind-samurai = 武士

## 导览

web-tour-samurai = 顺位确定时，若在四个地区都有国，就翻开你的下一张武士牌，并从中选一项好处。

## The report of a season

web-telling-samurai = 武士牌
web-telling-samurai-by = { $by }张武士牌
web-telling-brought-benefit-received = 武士为你带来{ $benefit-id ->
        [chests] { $amount }个宝箱
        [rice] { $amount }单位稻米
        [armies] 接盘里的{ $amount }支军队
       *[points] { $amount }分
    }。
