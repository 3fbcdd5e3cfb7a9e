# What happens, one message for each class of events. A variable has the name of the event's field. With "-id" it is the
# bare word of the rules, to select by, and "yes" or "no" for what is true or not; with "-count" it is the length of a
# list or the number of Resources. "rule" is the id of the rule behind the event, with hyphens.

## Set-up

event-game-began =
    { $rule ->
        [ghost-replace-the-opponents] SHOGUN NO KATANA开局，对手是幽灵。{ $first }先行。御所的房间：{ $rooms }。
       *[other] SHOGUN NO KATANA开局，{ $players }名玩家。{ $first }先行。御所的房间：{ $rooms }。
    }
event-swords-laid-out =
    { $swords-count ->
        [0] 没有刀可放到宅邸了。
       *[other] 宅邸的刀：{ $swords }。
    }
event-honors-revealed =
    { $honors-count ->
        [0] 没有荣誉牌了。
       *[other] 荣誉牌：{ $honors }。
    }
event-starting-swords-revealed = 起始的刀：{ $swords }。
event-starting-sword-taken = { $seat }从{ $space }的{ $sword }开始，得{ $coins }枚钱币。

## Turns

event-round-began = 第{ $round }轮的起始玩家是{ $first }。
event-figure-placed =
    { $monk-id ->
        [yes] { $seat }供奉{ $paid }枚钱币，派1名僧侣到{ $place }。
       *[no] { $seat }派1名工人到{ $place }。
    }
event-passed =
    { $rule ->
        [ghost-pass-without-a-place] 幽灵没有工人了，拿一张荣誉牌：{ $honor }。
       *[other] { $seat }收工，拿一张荣誉牌：{ $honor }。
    }
event-sword-taken = { $seat }拿走{ $sword }，放在{ $space }，预先得到{ $coins }枚钱币。
event-sashimono-taken =
    { $rule ->
        [delivery-take-the-sashimono] { $seat }留下{ $house }指物旗。
        [delivery-exchange-starting-sashimono] { $seat }用起始指物旗换得{ $house }指物旗。
       *[other]
            { $sword-id ->
                [none] { $seat }拿一面{ $house }指物旗。
               *[other] { $seat }把一面{ $house }指物旗放在{ $sword }上。
            }
    }
event-card-taken = { $seat }从{ $source }拿走{ $card }。
event-resource-bought =
    { $rule ->
        [palace-cheaper-resource] { $seat }在房间里{ $coins ->
            [0] 免费取得{ $resource }
           *[other] 以{ $coins }枚钱币买下{ $resource }
        }。
       *[other] { $seat }{ $coins ->
            [0] 免费取得{ $resource }
           *[other] 以{ $coins }枚钱币买下{ $resource }
        }。
    }
event-resource-gained = { $seat }获得{ $number }份{ $resource }。
event-coins-gained =
    { $rule ->
        [market-cards-double-coins] { $seat }凭装饰获得{ $coins }枚钱币，已由牌翻倍。
        [academy-pay-for-decorations] { $seat }凭装饰获得{ $coins }枚钱币。
       *[other] { $seat }获得{ $coins }枚钱币。
    }
event-sword-moved =
    { $rule ->
        [forge-monk-adds-a-move] { $seat }用僧侣的额外移动，以{ $resource }把{ $sword }从{ $origin }移到{ $target }。
       *[other] { $seat }以{ $resource }把{ $sword }从{ $origin }移到{ $target }。
    }
event-swords-swapped = { $seat }让{ $swords }互换位置：{ $spaces }。
event-decorator-advanced = { $seat }的{ $resource }装饰师前进1步，现在带来{ $coins }枚钱币。
event-resource-decorated = { $seat }装饰{ $sword }上的{ $resource }（{ $coins }枚钱币）。
event-family-placed =
    { $rule ->
        [market-cards-rearrange] { $seat }重新安排家族：{ $rooms }。
       *[other] { $seat }在御所有{ $rooms-count }名家族成员：{ $rooms }。
    }
event-room-used = { $seat }使用房间：{ $room }。
event-first-player-next = { $seat }将在下一轮先行。

## Deliveries and cards

event-sword-delivered = { $seat }交付{ $sword }，得{ $total }分：刀{ $printed }分，装饰{ $decorations }分，轮次{ $round_points }分。
event-points-doubled = { $sword }的分数翻倍：{ $seat }再得{ $points }分。
event-line-gave =
    { $seat }{ $doubled-id ->
        [yes] 双倍获得
       *[no] 获得
    }{ $line }的收益：{ $coins ->
        [0] { $resources-count ->
            [0] { $points ->
                [0] 无
               *[other] { $points }分
            }
           *[other] { $resources }{ $points ->
                [0]{""}
               *[other] ，{ $points }分
            }
        }
       *[other] { $coins }枚钱币{ $resources-count ->
            [0]{""}
           *[other] ，{ $resources }
        }{ $points ->
            [0]{""}
           *[other] ，{ $points }分
        }
    }。
event-worker-freed = { $seat }解放一名工人。
event-project-grew = { $seat }给献刀计划加入{ $resources }。
event-card-played = { $seat }使用{ $card }。
event-benefit-bought = { $seat }{ $coins ->
        [0] 不花钱
       *[other] 支付{ $coins }枚钱币
    }，把{ $card }放到锻造坊{ $line }的下方。
event-card-discarded = { $seat }弃掉{ $card }。
event-resources-exchanged = { $seat }用{ $number }份{ $given }换得{ $number }份{ $taken }。
event-project-changed =
    { $added-id ->
        [yes] { $seat }事后给献刀计划补上{ $resource }，扣1分。
       *[no] { $seat }从献刀计划去掉{ $resource }，扣1分。
    }
event-katana-in-play = { $seat }把SHOGUN NO KATANA投入锻造，放在{ $space }：{ $composition }。

## Restore

event-first-player-changed =
    { $rule ->
        [restore-komainu-goes-first] 起始玩家牌交给狛犬处的玩家：{ $seat }先行。
       *[other] 起始玩家牌交给左侧的玩家：{ $seat }先行。
    }

## The Ghost

event-ghost-drew =
    { $rule ->
        [ghost-shuffle-again] 幽灵重洗牌堆，抽到：{ $card }。
       *[other] 幽灵抽到：{ $card }。
    }
event-ghost-scored =
    { $rule ->
        [ghost-score-figures-at-market] 它得{ $points }分，集市里每名人物1分。
        [ghost-score-members-at-palace] 它得{ $points }分，御所里每名家族成员1分。
        [ghost-score-decorator-at-academy] 它得{ $points }分，等于最靠前的装饰师的钱币数。
        [ghost-score-round-at-komainu] 它在狛犬得{ $points }分，等于轮数。
       *[other] 它仍然{ $points ->
            [0] 没有得分
           *[other] 得{ $points }分
        }。
    }
event-ghost-took-sword = 它从{ $house }宅邸拿走{ $sword }，得{ $points }分。
event-ghost-found-no-space =
    { $card-id ->
        [daimyo] 没有刀留给它了。
       *[other] 那里没有空位。
    }
event-ghost-discarded = 它弃掉{ $source }的{ $card }。
event-ghost-placed-family = 它在御所现有{ $members }名家族成员。
event-ghost-deck-changed =
    { $removed-id ->
        [none]
            { $added-id ->
                [none] 一张放在一边的牌未经查看加入幽灵的牌堆。
               *[other] 加入幽灵牌堆的是：{ $added }。
            }
       *[other]
            { $added-id ->
                [none] 一张{ $removed }牌离开幽灵的牌堆，一张放在一边的牌未经查看加入。
               *[other] 一张{ $removed }牌离开幽灵的牌堆。加入的是：{ $added }。
            }
    }

## The end

event-scored =
    { $rule ->
        [end-score-coins] { $seat }：钱币和资源得{ $points }分。
        [end-score-sashimonos] { $seat }：成套的指物旗得{ $points }分。
        [end-score-unfinished-katana] { $seat }：锻造坊里的SHOGUN NO KATANA得{ $points }分。
        [ghost-end-katana-from-its-swords] { $seat }：由各刀首份资源组成的SHOGUN NO KATANA得{ $points }分。
        [end-favour-to-best-katana] { $seat }：将军的青睐得{ $points }分。
        [end-share-the-favour] { $seat }：共享将军的青睐得{ $points }分。
        [ghost-end-favour-for-delivery] { $seat }：将军的青睐得{ $points }分。
        [honor-at-most] { $seat }：荣誉牌得{ $points }分，已达上限（{ $about }）。
        [ghost-end-honor-by-the-player] { $seat }：荣誉牌按玩家计算，得{ $points }分（{ $about }）。
       *[other] { $seat }：荣誉牌得{ $points }分（{ $about }）。
    }
event-game-ended =
    { $rule ->
        [end-tie-by-katana] { $winners }获胜：分数相同，但其SHOGUN NO KATANA更贵重。
       *[other]
            { $winners-count ->
                [1] { $winners }获胜。
               *[other] { $winners }共享胜利。
            }
    }
