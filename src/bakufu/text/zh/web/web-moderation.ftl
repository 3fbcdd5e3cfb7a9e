# 管理页面。

web-moderation = 管理
web-moderation-running = { $count }局进行中
web-moderation-reports = 举报
web-moderation-none = 没有未处理的举报。
web-moderation-waiting = 未处理
web-moderation-closed = 已处理
web-moderation-none-closed = 没有已处理的举报。
web-moderation-player = 玩家
web-moderation-reason = 理由
web-moderation-by = 举报人
web-moderation-when = 时间
web-moderation-account = 账户
web-moderation-guest = 访客
web-moderation-count = { $count }次举报
web-moderation-silent = 这张牌桌没有人发过言。
web-moderation-open = 打开牌桌{ $table }
web-moderation-shown = 向{ $name }显示的理由
web-moderation-mute = 禁言24小时
web-moderation-ban = 封禁7天
web-moderation-end = 结束牌桌
web-moderation-close = 关闭举报
web-moderation-done = 已完成。
web-moderation-note = 每一步都连同你的名字记入管理记录。被禁言或封禁的人会看到理由。
web-moderation-force = 禁言与封禁
web-moderation-force-none = 没有人被禁言或封禁。
web-moderation-until = { $kind ->
        [ban] 封禁至{ $until }
       *[mute] 禁言至{ $until }
    }
web-moderation-forever = { $kind ->
        [ban] 永久封禁
       *[mute] 永久禁言
    }
web-moderation-lift = 解除
web-moderation-audit = 管理记录
web-moderation-audit-none = 还没有任何记录。
web-moderation-export = 导出
web-moderation-who = 管理员
web-moderation-what = 操作
web-moderation-console = 命令行
web-moderation-did-mute = 禁言{ $about }
web-moderation-did-ban = 封禁{ $about }
web-moderation-did-lift = 解除对{ $about }的处罚
web-moderation-did-end = 结束牌桌{ $about }
web-moderation-did-close = 关闭举报{ $about }
web-moderation-did-appoint = 任命{ $about }为管理员
web-moderation-did-dismiss = 撤销{ $about }的管理员身份
