# One's name.

web-account-none = 别人会看到这个名字，你也可以另取一个。除此之外不需要任何资料。
web-account-guest = 访客：名字由这个浏览器保存。设了密码，在哪里都能用。
web-account-claimed = 你自己的名字，已设密码。
web-account-rename = 更改
web-account-claim = 设置密码
web-account-enter = 登录
web-account-password = 密码
web-account-do-rename = 用这个名字
web-account-do-claim = 保存密码
web-account-do-enter = 登录
web-account-forget = 退出登录
web-account-done-rename = 你现在叫{ $name }。
web-account-done-claim = { $name }这个名字归你了。
web-account-done-enter = 欢迎回来，{ $name }。

## 账户页面

web-account-page = 账户
web-account-more = 账户与设备
web-account-forgot = 忘记密码？
web-account-forgot-sent = 如果{ $name }留有邮箱，链接正在发送。
web-account-nobody = 你还没有登录。可以在右上角登录。
web-account-since = { $day }注册
web-account-guest-since = { $day }起的访客。在右上角设置密码，就能在其他设备上使用这个名字。
web-account-password-current = 当前密码
web-account-password-new = 新密码
web-account-password-change = 更改密码
web-account-password-changed = 密码已更改。其他设备均已退出登录。
web-account-password-reset = 设置新密码
web-account-mail = 邮箱
web-account-mail-none = 没有邮箱的话，忘记密码时只有服务器的主人能帮你。
web-account-mail-is = { $mail }已确认。重设密码的链接会发到那里。
web-account-mail-address = 邮箱地址
web-account-mail-confirm = 发送确认链接
web-account-mail-sent = 请打开我们发到{ $mail }的链接。
web-account-mail-confirmed = 邮箱已确认。
web-account-mail-remove = 移除
web-account-mail-removed = 邮箱已移除。
web-account-sessions = 已登录的设备
web-account-sessions-end-others = 退出所有其他设备
web-account-session-this = 这个浏览器
web-account-session-current = 当前
web-account-session-unknown = 未知设备
web-account-session-end = 退出登录：{ $device }
web-account-session-ended = 那里已退出登录。
web-account-data = 你的数据
web-account-data-share = 分享我的对局供研究使用
    .more = 只要全桌都同意，研究者就可以得到你已结束的对局，包括私人桌上的：只有行动和结果，没有名字、聊天和时间。你可以随时撤回。
web-account-data-shared = 你已结束的对局可以分享了。
web-account-data-unshared = 你的对局不再分享。
web-account-data-export = 导出全部
web-account-data-delete = 删除账户
web-account-data-more = 导出的文件包含你的对局和消息。删除后，你的名字和消息会从所有对局中移除，对局记录仍会保留。14天内可以反悔。
web-account-data-guest = 导出的文件包含你的对局和消息。删除后，你的名字和消息会从所有对局中移除，对局记录仍会保留。
web-account-data-sure = 所有设备都会退出登录。如果14天内没有重新登录，名字、密码和消息都会被清除。
web-account-data-sure-guest = 你的名字和消息会立即被清除，无法恢复。
web-account-data-keep = 保留

## 通知

web-account-notices = 通知
web-account-notices-more = 轮到你时是否通知，在每张牌桌开始前或菜单里选择。这里选择通知发到哪里。
web-account-notices-table = 轮到我时通知我
web-account-notices-nowhere = 请选择通知发到哪里：
web-account-notices-push = 推送到这个浏览器
web-account-notices-denied = 这个浏览器不允许通知。请在浏览器设置里为本页开启。
web-account-notices-no-mail = 请先确认邮箱
web-account-notices-webhook = Webhook，可用主机：{ $hosts }
web-account-notices-save = 保存
web-account-notices-saved = 已保存。
web-account-notices-quiet = 免打扰时段
    .more = 通知会等到时段结束再发，以你所在的时区为准。
web-account-notices-quiet-start = 从
web-account-notices-quiet-end = 到
web-account-notices-test = 发送测试通知
web-account-notices-tested =
    { $count ->
        [0] 没有发送：请先选择接收方式。
       *[other] 已发送到{ $count }处。
    }

## 休假

web-account-vacation = 休假
web-account-vacation-more = 休假期间，以天计时的对局停止为你计时。今年还剩{ $left }天，共{ $days }天。
web-account-vacation-is = { $first }至{ $last }
web-account-vacation-first = 第一天
web-account-vacation-last = 最后一天
web-account-vacation-take = 休这些天
web-account-vacation-saved = 已保存。假期愉快！
web-account-vacation-end = 结束或取消
web-account-vacation-ended = 已恢复为你计时。

## 个人资料

web-account-profile = 公开资料
web-account-profile-of = { $name }的资料
web-account-profile-none = 还没有结束的公开对局。
web-account-profile-games = 公开对局
web-account-profile-game = 游戏
web-account-profile-played = 局数
web-account-profile-won = 胜局
web-account-profile-best = 最高分
web-account-profile-average = 平均分
web-account-profile-rating = 等级分
web-account-profile-provisional = { $rating }（暂定）
web-account-profile-how = 只统计公开对局。等级分只计与其他有密码的名字之间的对局；每人从1500分开始。
web-account-profile-recent = 最近的对局
