# A table in a list: who plays there, and how it stands.

web-table-your-turn = 轮到你了
web-table-free =
    { $count ->
        [0] 座位已满
       *[other] 空{ $count }个座位
    }，{ $setup ->
        [claim] 自选起始国
       *[fixed] 预设起始国
    }，{ $side ->
        [moon] 月亮面
       *[sun] 太阳面
    }
web-table-free-katana =
    { $count ->
        [0] 座位已满
       *[other] 空{ $count }个座位
    }，{ $rooms ->
        [random] 房间随机抽取
       *[first] 推荐的房间
    }
web-table-modules = 扩展：{ $modules }
web-table-abandoned = 所有人都已离开，{ DATETIME($at, day: "numeric", month: "short", year: "numeric") }
web-table-running = 进行中
web-table-finished = { $winners }以{ $points }分获胜，{ DATETIME($at, day: "numeric", month: "short", year: "numeric") }
web-table-finished-alone = { $player }得到{ $points }分，{ DATETIME($at, day: "numeric", month: "short", year: "numeric") }
web-table-broken-off = 未结束，{ DATETIME($at, day: "numeric", month: "short", year: "numeric") }
web-seat-program = { $name }（机器人）
web-room-pace =
    { $pace ->
        [bank-live] 总时间{ $minutes }分钟，每回合加{ $seconds }秒
        [bank-days] 总时间{ $days }天，每回合加{ $hours }小时
        [days] 每次决定限时{ $days }天
       *[live] 每次决定限时{ $minutes }分钟
    }
web-table-deal = { $scored ->
        [true] 每日牌局{ $deal }，计成绩
       *[other] 牌局{ $deal }
    }
web-table-lesson = 课程
web-daimyo-blue = 上杉谦信
    .clan = 上杉
web-daimyo-yellow = 毛利元就
    .clan = 毛利
web-daimyo-red = 德川家康
    .clan = 德川
web-daimyo-black = 武田信玄
    .clan = 武田
web-daimyo-purple = 羽柴秀吉
    .clan = 羽柴
web-smith-purple = 相模正宗
    .clan = 正宗
web-smith-yellow = 京都宗近
    .clan = 宗近
web-smith-black = 伊势村正
    .clan = 村正
web-smith-orange = 美浓兼定
    .clan = 兼定
web-smith-ghost = 幽灵
