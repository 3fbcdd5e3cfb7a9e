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
web-room-asked = 已邀请
web-room-decline = 谢绝
web-room-remove = 移除{ $name }
web-room-remove-short = 移除
web-room-remove-sure = 将{ $name }移出牌桌？
web-room-remove-what = 对方不能再在这张牌桌入座，也不会知道是谁移除的。
web-room-table = 牌桌
web-room-join = 谁可以加入
web-room-join-link = 仅凭链接
web-room-join-listed = 所有人
web-room-spectators = 旁观
    .more = 旁观者能看到牌桌，但看不到手牌
web-room-no-spectators = 不可旁观
web-room-talk = 聊天
web-room-talk-everyone = 所有人
web-room-talk-players = 玩家
web-room-talk-nobody = 关闭
web-room-close = 关闭牌桌
web-room-close-sure = 关闭这张牌桌？
web-room-close-what = 牌桌会对所有人消失，玩家会得知它已关闭。
web-room-invitation = 这张牌桌的链接
web-room-start = { $count }人开局
web-room-missing = 开局：还空{ $count }个座位
web-room-revealing = 即将开局……正在等待{ $names }的秘密。
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
        [moon] 月亮面
       *[sun] 太阳面
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
web-room-listed = 任何人都可以加入
web-room-private = 仅限有链接者
web-room-fair = 可验证的公平
web-room-fair-what = 凭这个指纹，任何人都能在局后查验没有人作弊。
web-room-fair-more = 服务器封存了一个秘密，并公布它的指纹。每位玩家的浏览器也各封存一个。全部封存之后才会公开，本局的运气由它们共同决定。你的浏览器会留下凭据，局后可凭它查验没有内容被换过。开局之前请不要关闭这个页面。
