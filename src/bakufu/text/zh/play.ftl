# What `bakufu play` says, and the game at the terminal.

## In the browser

play-address = Bakufu正在{ $address }运行（按Ctrl-C停止）。
play-stopped = Bakufu已停止。你的对局都已保存。
play-port-taken = 端口{ $port }已被占用，也许是另一个Bakufu；这个改用别的端口。
play-no-screen = 这里没有可以打开浏览器的屏幕。请自己打开这个地址，或用--terminal在终端里玩。
play-lan-address = 同一网络里的其他人打开{ $address }，或扫描这个二维码：
play-lan-who = 能连到这台机器的人都可以加入和观战，而且没有加密。请在可信的网络里使用，防火墙可能需要放行。
play-lan-none = 这台机器没有网络，其他人无法加入。
play-no-client = 没有浏览器页面：pip install bakufu-client；或者在终端里玩：bakufu play --terminal
play-at-the-terminal-only = { $option }用于终端里的游戏；可用：bakufu play --terminal { $option } ...

## The table

play-welcome = 你执{ $player }，对手是{ $bots }。随时输入?查看帮助。
play-welcome-alone = 你执{ $player }。随时输入?查看帮助。
play-bot = { $player }（{ $level }）
play-bot-known = { $player }（{ $level }，{ $known }）
play-only-option = 只有一种选择，已自动执行：{ $move }。
play-leave = 你离开了牌桌。
play-saved = 对局已保存到{ $file }。
play-recorded = 对局记录保存在{ $file }。
play-seed = 种子是{ $seed }。
play-prompt = { $word }>
play-word = 选择

## The end

play-standings = 最终名次
play-column-place = 名次
play-column-player = 玩家
play-column-points = 分数

## Asking

play-numbers = 可选：{ $first }至{ $last }
play-choices = 可选：{ $choices }
play-not-understood = 未知命令“{ $typed }”。
play-not-clear = “{ $typed }”可能是{ $choices }。
play-refused = { $refusal }（输入why了解更多）
play-nothing-yet = 还没有发生任何事。
play-no-such-line = 战报里没有第{ $number }行；共有{ $lines }行。
play-rule = { $rule }（{ $id }，第{ $page }页）
play-ruling = { $rule }（{ $id }，我们的裁定）
play-reason = 理由：{ $reason }
play-no-rule = 没有规则提到“{ $word }”。章节：{ $chapters }
play-rules-which = 输入rules加一个词，或其中一章：{ $chapters }
play-rules-more = ……还有{ $count }条。请把词输得更完整，或输入规则的编号。
play-save-where = 输入save加文件名。

play-hint = { NUMBER($gain, minimumFractionDigits: 1, maximumFractionDigits: 1) }：{ $move }
play-hint-then = 然后：{ $moves }
play-hint-how = 数字是机器人预计每种走法到终局能得的胜利分数。
play-hint-none = 现在没有要你决定的事。
play-undone = 你的上一个选择已撤回。
play-no-undo = 没有可以撤回的：之后已出现新的信息，或者别人已经决定。

## What the words at a prompt do, for ?

play-command-log = 最近发生的几行；log N显示更多
play-command-why = 上一行或上次被拒背后的规则；why N问战报的第N行
play-command-hint = 机器人眼中最好的三种走法
play-command-undo = 撤回你的上一个选择，前提是之后没有新的信息
play-command-rules = 在规则里搜索一个词
play-command-save = 把对局保存到文件
play-command-quit = 离开牌桌

## The full screen

play-key-take = 选择
play-key-hint = 提示
play-key-do-it = 照做
play-key-undo = 撤回
play-key-keys = 按键
play-key-board = 牌桌
play-key-log = 战报
play-key-why = 为什么
play-key-command = 命令
play-key-quit = 退出
play-key-scroll = 滚动
play-key-back = 返回
play-page-board = 牌桌
play-page-log = 战报
play-page-why = 为什么？
play-page-keys = 按键
play-page-hint = 提示
play-keys-choose = 选择带这个按键的选项
play-keys-point = 移到某个选项，并选择它
play-keys-back = 后退一步
play-keys-hint = 显示提示；再按一次就照做
play-keys-undo = 撤回你的上一个选择，前提是之后没有新的信息
play-keys-why = 显示战报最后一行背后的规则
play-keys-log = 显示全部战报
play-keys-board = 用文字显示牌桌上的一切
play-keys-command = 输入下面的一条命令
play-keys-quit = 离开牌桌；要按两次
play-keys-commands = 命令
play-command-how = 输入命令：board、log 30、rules加一个词、save加文件名。按?查看全部命令。
play-quit-sure = 再按一次q就离开牌桌。
play-thinking = { $player }正在决定……
play-window-small = 窗口太小。游戏至少需要{ $columns }列、{ $rows }行。
play-hint-as-good = { $move }：差不多一样好
play-hint-instead = { $move }：少{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }分
play-box-players = 玩家

## 每日牌局

play-daily-line = Bakufu每日牌局 { $date } · { $game ->
        [katana] SHOGUN NO KATANA
       *[other] SHOGUN
    } · { $players }人中第{ $place }名，{ $points }分（{ $margin }）
play-daily-game = { $game ->
        [katana] SHOGUN NO KATANA
       *[other] SHOGUN
    }
play-daily-of-date = 只由日期决定；指纹{ $fingerprint }
play-daily-of-server = 密钥的指纹：{ $fingerprint }
play-daily-commitment = 对局记录中的指纹：{ $fingerprint }
play-daily-seed = 随机种子：{ $seed }
play-daily-counts = 这一局计入今天的成绩：没有提示，不能撤回。中途离开后，用同一条命令继续。
play-daily-practice = 这一局是练习。
play-daily-played = 你已玩过这个牌局：{ $line }
play-daily-continue = 用同一条命令继续。UTC午夜之前完成才计入成绩。
play-daily-late = 这一天已经过去，这一局不计入成绩。
play-daily-no-help = 这一局计入成绩：没有提示，不能撤回。
