# 浏览器里的版本。

web-edition-title = 正在准备游戏
web-edition-download = 下载游戏
web-edition-python = 在浏览器里启动Python
web-edition-rules = 载入两个游戏的规则
web-edition-bots = 唤醒机器人
web-edition-first = 第一次启动最慢。以后几秒钟就能启动，没有网络也可以。
web-edition-failed = 游戏无法在这个浏览器里启动。请重新载入页面，或更新浏览器。
web-edition-reload = 重新载入页面
web-edition-seconds = { $seconds }秒
web-edition-update = 新版本已经准备好。你的对局保持不变。
web-edition-update-now = 重启并更新
web-edition-install = 把Bakufu安装到这台设备：离线也能玩，对局保存在这里。
web-edition-install-now = 安装
web-edition-install-not = 以后再说

## 文件和链接里的对局记录

web-edition-records = 对局记录
web-edition-records-drop = 把对局记录拖到这里
web-edition-records-or = 或选择文件，回放、另开分支或继续对局
web-edition-records-choose = 打开文件
web-edition-records-large = 这个文件太大，不是对局记录。
web-edition-records-here = 会在这个浏览器的离线版里打开，不会上传任何内容。
web-edition-record-title = 对局记录 · Bakufu
web-edition-record = 对局记录
web-edition-record-cut-off = 这个链接不完整，读不出里面的对局。请让对方重新发送，或发送文件。
web-edition-record-game = 游戏
web-edition-record-players = 玩家
web-edition-record-result = 结果
web-edition-record-points = { $player }，{ $points }分
web-edition-record-open = 未结束
web-edition-record-fair = 公平性
web-edition-record-fair-yes = 种子与承诺相符
web-edition-record-fair-no = 文件里没有证明
web-edition-record-go-on = 继续对局
web-edition-record-branch = 在回放里选择“换个走法”，可以从任意一步继续。

## 几个人用一台设备

web-edition-hotseat-title = 请传递设备 · Bakufu
web-edition-hotseat-pass = 请把设备交给{ $player }
web-edition-hotseat-others = 现在轮到其他人
web-edition-hotseat-look-away = 其他人请不要看。
web-edition-hotseat-hold = 我是{ $player }：按住打开
web-edition-hotseat-choose = 让{ $player }查看
web-edition-hotseat-only = 仅限{ $player }
web-edition-hotseat-hide = 遮住
web-edition-hotseat-next = 下一位
web-edition-hotseat-waiting = 等待中
web-edition-hotseat-done = 已完成
web-edition-hotseat-bot = 机器人

## 大家一起看的屏幕

web-edition-screen-open = 在大屏幕上显示
web-edition-screen-title = 用手机加入 · Bakufu
web-edition-screen-join = 用手机加入
web-edition-screen-how = 扫描二维码，或打开这个地址。手机上是你的牌，这个屏幕显示牌桌。
web-edition-screen-code = 这张牌桌地址的二维码
