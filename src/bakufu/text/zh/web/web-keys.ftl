# Keys on the keyboard.

web-keys = 键盘按键
web-keys-text = 文字版牌桌
web-keys-map = 到地图
web-keys-target = 下一个目标
web-keys-go = 下一张牌、下一个区域或下一个国
web-keys-take = 选定
web-keys-space = 把牌放到竞价区域或行动区域
web-keys-extra = 同上，放到扩展模块增加的区域
web-keys-back = 收回牌
web-keys-undo = 撤销
web-keys-hint = 提示
web-keys-ready = 就绪
web-keys-howto = 玩法说明；在计划的区域上：为什么？
web-keys-skip = 跳过正在播放的内容
web-keys-escape = 退回一步
