# Moves in words, one message for each class of moves, as they stand in a list of options or in a tale of the game.

move-place-figure =
    { $monk-id ->
        [yes] 派1名僧侣到{ $place }
       *[no] 派1名工人到{ $place }
    }
move-pass-with =
    { $honor-id ->
        [none] 拿第{ $slot }张荣誉牌收工
       *[other] 收工：{ $honor }
    }
move-enough = 够了
move-quiet = 有变化之前不再问
move-move-sword =
    { $sword-id ->
        [none] 移动{ $space }上的刀
       *[other]
            { $target-id ->
                [none] 移动{ $space }上的{ $sword }
               *[other] 用{ $resource }把{ $sword }从{ $space }移到{ $target }
            }
    }
move-deliver-sword =
    { $sword-id ->
        [none] 交付{ $space }上的刀
       *[other] 从{ $space }交付{ $sword }
    }
move-swap-swords =
    { $sword-id ->
        [none] 互换{ $space }和{ $below }
       *[other]
            { $sword_below-id ->
                [none] 互换{ $space }和{ $below }
               *[other] 互换{ $space }上的{ $sword }和{ $below }上的{ $sword_below }
            }
    }
move-decorate-resource =
    { $sword-id ->
        [none] 装饰{ $space }上的{ $resource }
       *[other] 装饰{ $sword }上的{ $resource }，得{ $coins }枚钱币
    }
move-play-card = 使用{ $card }
move-buy-benefit = { $cost ->
        [0] 免费取得{ $card }的收益
       *[other] 支付{ $cost }枚钱币，购买{ $card }的收益
    }
move-choose-line = { $line }
move-arrange-family =
    { $rooms-count ->
        [0] 御所里没有家族成员
       *[other] 家族：{ $rooms }
    }
move-use-room = { $room }
move-advance-decorator = { $resource }的装饰师前进1步
move-buy-resource = { $price ->
        [0] 免费取得{ $resource }
       *[other] 以{ $price }枚钱币买{ $resource }
    }
move-compose-resource = { $resource }
move-take-sashimono = 拿1面{ $house }指物旗
move-take-card =
    { $card-id ->
        [none] 拿集市的第{ $slot }张牌
       *[other] 拿{ $card }
    }
move-take-starting-sword =
    { $sword-id ->
        [none] 拿第{ $slot }把起始的刀
       *[other] 拿{ $sword }
    }
move-exchange-resources =
    { $given-id ->
        [none] 交换{ $number }份
       *[other] 用{ $number }份{ $given }换{ $taken }
    }
move-take-benefits =
    { $doubled-id ->
        [yes]
            { $end-id ->
                [row] 取行的收益，用牌翻倍
               *[column] 取列的收益，用牌翻倍
            }
       *[no]
            { $end-id ->
                [row] 取行的收益
               *[column] 取列的收益
            }
    }
move-grow-project =
    { $resources-count ->
        [0] 不加入献刀计划
       *[other] { $resources }加入献刀计划
    }
move-compose-katana = 把SHOGUN NO KATANA投入锻造
move-add-to-project = 给献刀计划补上{ $resource }，扣1分
move-drop-from-project = 从献刀计划去掉{ $resource }，扣1分
move-choose-ghost-card = 把“{ $card }”牌加入幽灵的牌堆
move-double-points = 用牌使刀牌片的分数翻倍
