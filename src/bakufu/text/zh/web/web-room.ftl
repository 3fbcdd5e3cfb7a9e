# The waiting room.

web-room-title = { $host }的牌桌
web-room-your-name = 你的名字
web-room-you = 你
web-room-host = 桌主
web-room-here = 在座
web-room-leave = 离开
web-room-sit = 坐这里
web-room-add-bot = 加一个机器人
web-room-remove-bot = 请走机器人
web-room-invitation = 这张牌桌的链接
web-room-start = { $count }人开局
web-room-missing = 开局：还空{ $count }个座位
web-room-wait = 由{ $host }宣布开局。
web-room-seated =
    在座：{ $people }。{ $count ->
        [0] 座位已满。
       *[other] 空{ $count }个座位。
    }
web-room-note-host = 把链接发给朋友，或者让机器人入座。坐满即可开局。
web-room-note-guest = 你已入座。桌主宣布后开局。请不要关闭本页。
web-room-note-new = 点“坐这里”选择座位。座位之间只有颜色和在地图上的起始位置不同。
web-room-rules = 本局设置
web-room-side = { $side ->
        [moon] 月亮面地图
       *[sun] 太阳面地图
    }
web-room-setup = { $setup ->
        [claim] 玩家轮流选取起始国
       *[fixed] 每人的起始国已预设
    }
web-room-hints = { $hints ->
        [on] { $game ->
            [katana] 有提示
           *[other] 有胜算和提示
        }
       *[off] { $game ->
            [katana] 没有提示
           *[other] 没有胜算和提示
        }
    }
web-room-rooms = { $rooms ->
        [random] 御所的房间随机抽取
       *[first] 使用推荐的御所房间
    }
web-room-module = 扩展：{ $module }
web-room-pace =
    { $pace ->
        [days] 每次决定限时{ $days }天
       *[live] 每次决定限时{ $minutes }分钟
    }
web-room-listed = 任何人都可以加入
web-room-private = 仅限有链接者
web-room-fair = 可验证的公平
web-room-fair-what = 凭这个指纹，任何人都能在局后查验没有人作弊。
web-room-fair-more = 服务器抽取了一个秘密，并公开它的指纹。开局前每位玩家都加入自己的随机文字，本局的牌和方块都由这一切共同决定。局后的对局记录会公开这个秘密，任何人都能查验它与指纹是否相符。
