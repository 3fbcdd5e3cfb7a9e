# The frame of a table's page: what is said around every game.

web-first-time = 初次提示
web-first-time-done = 知道了
web-undo = 撤销
web-undo-why = 撤销：为什么不行？
web-undo-not = 现在不能撤销：已有内容公开、出现了随机结果，或者别人已经行动。
web-copy = 复制
web-copied = 已复制
web-title-room = { $host }在等人 - Bakufu
web-lost-title = 这里没有牌桌
web-lost-unplayable = 无法打开这一局
web-banner-lost = 连接中断。你做过的都已保存，正在重新连接。
web-banner-paused = 对局已暂停，停止计时。
web-banner-pause = { $player }希望暂停。
web-banner-away = 机器人正在替你行动。
web-text-title = 文字版牌桌
web-text-failed = 没能取到文字。请关闭后再试一次。
web-title-turn = 轮到你了 - { $chapter }
web-title-waiting = { $player }正在决定 - { $chapter }
web-title-table = { $chapter } - Bakufu
web-title-over = 游戏结束 - Bakufu
web-turn = 轮到你了。
web-turn-plan = 轮到你了：请为本季作计划。
web-told-title = { $title }。
web-told-more = 另外还发生了{ $count }件事；战报里都有。
web-finished = 已结束的对局
web-finished-search = 按玩家搜索
web-finished-none = 没有这样的对局。
web-finished-more = 更早的对局
web-finished-replay = 回放
web-finished-result = 结果
web-away-play = 离线游戏
web-close = 关闭
web-account-name = 名字
web-join-code-what = 别人发给你的链接
web-join-go = 前往牌桌
web-join-unknown = 这不是牌桌的链接。
web-connecting = 正在入座
web-module-how = “{ $module }”怎么玩

## 谁坐在哪里，各桌情况如何

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
web-bot-random = 简单机器人
    .shogun = 随机出招
    .katana = 随机出招
web-bot-ashigaru = 普通机器人
    .shogun = 只为眼前这一季打算
    .katana = 只取眼前最好的一步
web-bot-samurai = 高手机器人
    .shogun = 会提前谋划，并预料对手的进攻
    .katana = 会为锻造坊提前谋划
web-bot-daimyo = 大师机器人
    .shogun = 先推演各种计划，再作选择
    .katana = 先推演各种走法，再作选择
web-bot-shogun = 宗师机器人
    .shogun = 从数万局对局中学会了判断局势
    .katana = 从数千局对局中学会了判断局势
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
web-table-your-turn = 轮到你了
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
web-seat-number = { $seat }号座位
web-seat-you = 你
web-seat-program = { $name }（机器人）
web-seat-open = 空位
web-seat-guest = 用这台设备
web-seat-guest-name = { $seat }号座位的名字
web-seat-bot = 机器人
web-seat-character = 座位{ $seat }的性格
web-seat-anybody = 任意性格
web-tour = 导览：{ $module }
web-tour-skip = 跳过
