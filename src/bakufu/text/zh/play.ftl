# What `bakufu play` says, and the game at the terminal.

## In the browser

play-address = Bakufu正在{ $address }运行（按Ctrl-C停止）。
play-stopped = Bakufu已停止。你的对局都已保存。
play-port-taken = 端口{ $port }已被占用，也许是另一个Bakufu；这个改用别的端口。
play-no-screen = 这里没有可以打开浏览器的屏幕。请自己打开这个地址，或用--terminal在终端里玩。
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
