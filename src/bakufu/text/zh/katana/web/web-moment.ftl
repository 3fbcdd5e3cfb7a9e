# What lies over the town for a moment: a delivery, and the end of a round.

## A delivery

web-moment-delivery = 交付
web-moment-delivered = { $mine ->
        [yes] { $kind ->
            [katana] 你的SHOGUN NO KATANA已交付
            [house] { $house ->
                [red] 红色宅邸收下了你的刀
                [blue] 蓝色宅邸收下了你的刀
                [white] 白色宅邸收下了你的刀
               *[green] 绿色宅邸收下了你的刀
            }
           *[sword] 你的刀已交付
        }
       *[no] { $kind ->
            [katana] { $player }交付SHOGUN NO KATANA
            [house] { $house ->
                [red] { $player }向红色宅邸交付
                [blue] { $player }向蓝色宅邸交付
                [white] { $player }向白色宅邸交付
               *[green] { $player }向绿色宅邸交付
            }
           *[sword] { $player }交付一把刀
        }
    }
web-moment-delivered-more = { $number }号刀，强度{ $strength }
web-moment-tile = 牌片
web-moment-again = 牌片再计一次
web-moment-resources = 资源
web-moment-decorated = 装饰：{ $resources }
web-moment-freed = 解放一名工人

## The end of a round

web-moment-round-over = 第{ $round }轮结束
web-moment-rounds-left = 还剩{ $count }轮
web-moment-honor = 荣誉牌：{ $honor }
web-moment-gain = 本轮得分
web-moment-next = 进入第{ $round }轮
web-moment-next-sword = 每把刀多得{ $points }分
web-moment-next-monk = 一名僧侣{ $coins }枚钱币
web-moment-next-first = { $mine ->
        [yes] 你先行动
       *[no] { $player }先行动
    }
web-moment-next-swords = 各宅邸新到{ $count }把刀
web-moment-shelf = 本轮交付的刀
