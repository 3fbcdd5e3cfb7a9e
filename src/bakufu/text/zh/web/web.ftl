# What every page may say: the lobby, settings, and the frame of a table. Files like web-room.ftl come with pages of their own.

web-description = SHOGUN与SHOGUN NO KATANA的数字牌桌：与朋友或机器人对战。
web-no-such-page = 没有这个页面。
web-to-lobby = 全部牌桌
web-name-default = 访客

## Everywhere


## Settings

web-settings = 设置
web-language = 语言

## One's name

web-tools = 工具
web-name-suggestions = 小春, 阿莲, 小空, 阿枫, 小秋, 阿直, 小玲, 阿雪
web-account = 你的名字：{ $name }
web-account-failed = 服务器没有回应。请稍后再试。

## The lobby

web-title-lobby = Bakufu：SHOGUN牌桌
web-title-lobby-turn = { $count }张牌桌轮到你了 - Bakufu
web-hero-shogun = 秘密谋划，进军各国，由骰塔定胜负。
web-hero-katana = 为四大家族铸刀，更为将军铸一把名刀。
web-play = 开始游戏
web-play-bots = 开始游戏：立即对战{ web-table-bots }
    .more = 立即对战{ web-table-bots }
web-play-ghost = 开始游戏：立即对战幽灵
    .more = 立即对战幽灵
web-learn = 学习
web-learn-on = 继续你的课程
web-learn-shogun = 有人指导的第一年，约30分钟
web-learn-katana = 有人指导的第一轮，约15分钟
web-join-code = 打开链接或文件
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
web-how = 玩法说明
web-table-bots = { $count }个机器人

## A new table

web-new-title = 自建一桌
web-new-game = 选择游戏
web-new-alone = 单人
web-new-players = { $count }名玩家
web-new-summary-open = { $count }个空位
web-new-summary-bots =
    { $count }个{ $level ->
        [random] 简单
        [ashigaru] 普通
        [samurai] 高级
        [shogun] 宗师
       *[daimyo] 大师
    }机器人
web-new-summary-side =
    { $side ->
        [moon] 月亮面
       *[sun] 太阳面
    }
web-new-summary-setup =
    { $setup ->
        [claim] 自选起始国
       *[fixed] 预设起始国
    }
web-new-summary-base = 不含模块
web-new-summary-rooms =
    { $rooms ->
        [random] 随机房间
       *[first] 推荐房间
    }
web-game-shogun = SHOGUN
web-game-katana = SHOGUN NO KATANA

## The rules page

web-rules-title = 规则
web-puzzles = 谜题
web-daily = 每日牌局
web-rules-all = 全部规则
