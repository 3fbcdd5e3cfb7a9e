# What every page may say: the lobby, settings, and the frame of a table. Files like web-room.ftl come with pages of their own.

web-description = SHOGUN与SHOGUN NO KATANA的数字牌桌：与朋友或机器人对战。
web-no-such-page = 没有这个页面。
web-to-lobby = 全部牌桌
web-connecting = 正在入座
web-name-default = 访客

## Who sits where

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
web-bot-random = 机器人：简单
    .shogun = 随机出招
    .katana = 随机出招
web-bot-ashigaru = 机器人：普通
    .shogun = 只为眼前这一季打算
    .katana = 只取眼前最好的一步
web-bot-samurai = 机器人：强
    .shogun = 会提前谋划，并预料对手的进攻
    .katana = 会为锻造坊提前谋划
web-bot-daimyo = 机器人：最强
    .shogun = 先推演各种计划，再作选择
    .katana = 先推演各种走法，再作选择

## Everywhere

web-close = 关闭

## Settings

web-settings = 设置
web-language = 语言

## One's name

web-tools = 工具
web-name-suggestions = 小春, 阿莲, 小空, 阿枫, 小秋, 阿直, 小玲, 阿雪
web-account = 你的名字：{ $name }
web-account-name = 名字
web-account-failed = 服务器没有回应。请稍后再试。

## The lobby

web-title-lobby = Bakufu：SHOGUN牌桌
web-title-lobby-turn = { $count }张牌桌轮到你了 - Bakufu
web-hero = 请入座
web-hero-more = 战国日本的谋略、军队与稻米。可与机器人对战，也可与朋友同桌。
web-play-bots = 立即与3个机器人对战
web-play-ghost = 单人游戏：SHOGUN NO KATANA
    .more = 刀匠的游戏，独自对抗幽灵
web-join-code = 用链接加入
web-join-code-what = 别人发给你的链接
web-join-go = 前往牌桌
web-join-unknown = 这不是牌桌的链接。
web-intro = { $game }是什么？
web-intro-shogun-more = 你是战国日本的一方大名。秘密计划十个行动，让军队在骰塔中一决胜负，还要让农民吃饱。两年之后，分数最多的大名获胜。
web-intro-shogun-facts = 适合3至5人。空出的座位由机器人补上。
web-intro-katana-more = 你是一位刀匠大师。派工人和僧侣去取刀，用一份份资源打造、装饰并交付。四轮之后，分数最多的刀匠获胜。
web-intro-katana-facts = 适合1至4人。单人时与幽灵对局。
web-mine = 我的对局
web-mine-play = 轮到你了
web-mine-open = 前往
web-open = 开放的牌桌
web-open-join = 加入
web-open-watch = 观战
web-open-none = 没有等人的牌桌。自己开一桌吧。
web-table-bots = { $count }个机器人
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
web-table-running = 进行中
web-table-finished = { $winners }以{ $points }分获胜，{ DATETIME($at, day: "numeric", month: "short", year: "numeric") }
web-table-finished-alone = { $player }得到{ $points }分，{ DATETIME($at, day: "numeric", month: "short", year: "numeric") }

## A new table

web-new-title = 自己开一局
web-new-what = 选择谁来玩、怎么玩。给朋友留个空位，你就会得到一个可以发送的链接。
web-new-filled = { $seats }个座位已坐{ $taken }个
web-new-game = 玩哪个游戏
web-game-shogun = SHOGUN
    .more = 谋略、军队与稻米：率领一方大名走过两年。3至5人。
web-game-katana = SHOGUN NO KATANA
    .more = 刀匠大师为大名和将军铸刀。单人或至多4人。
web-new-alone = 单人
web-new-rooms = 御所的房间
web-new-rooms-first = 推荐
    .more = 最适合第一局的五间房间。
web-new-rooms-random = 抽取
    .more = 从七间房间里随机抽取五间。
web-new-seats = 几人玩
web-new-players = { $count }名玩家
web-seat-number = { $seat }号座位
web-seat-you = 你
web-seat-open = 空位
web-seat-bot = 机器人
web-new-side = 地图
web-new-side-sun = 太阳面
    .more = 常用的地图，最适合第一局。
web-new-side-moon = 月亮面
    .more = 国还是那些国，地区的划分不同。
web-new-setup = 起始国
web-new-setup-fixed = 预设
    .more = 每人以配好的国和军队开局。
web-new-setup-claim = 轮流选取
    .more = 玩家逐个选取自己的国，耗时较长。
web-module-how = “{ $module }”怎么玩
web-new-modules = 扩展模块：熟悉游戏之后的更多规则
web-new-hints = 游戏中的帮助
web-new-hints-on = 开
    .shogun = 你能看到战斗的胜算，还能询问机器人会怎么做。
    .katana = 你能询问机器人会怎么做。
web-new-hints-off = 关
    .shogun = 谁也看不到胜算，也得不到建议。
    .katana = 谁也得不到建议。
web-new-visible = 谁可以加入
web-new-visible-listed = 任何人
    .more = 牌桌会列在本页上。
web-new-visible-link = 仅限有链接者
    .more = 其他人找不到这张牌桌。
web-new-pace = 每次决定的时限
    .more = 超时之后由机器人代为决定，直到本人回来。
web-new-pace-short = 3分钟
web-new-pace-long = 10分钟
web-new-pace-hour = 1小时
web-new-pace-day = 1天
web-new-pace-week = 1周
web-new-no-hurry = 立即开始。没有人催你。
web-new-then-invite = 你会得到一个可以发送的链接。由你宣布开局。
web-new-start = 开始这一局
web-new-open = 开桌，空{ $count }个座位

## The rules page

web-rules-title = 规则
web-rules-all = 全部规则
