# Table talk.

web-talk = 桌边闲聊
web-talk-bots = 机器人不会聊天。
web-talk-empty = 还没有人说话。
web-talk-say = 说点什么
web-talk-send = 发送
web-talk-said = { $name }说：{ $text }
web-talk-open = 查看
web-talk-emotes = 快捷表情
web-talk-emote-smile = 不错！
web-talk-emote-laugh = 哈哈！
web-talk-emote-wow = 哇！
web-talk-emote-ouch = 哎哟！
web-talk-emote-think = 让我想想……
web-talk-emote-bow = 打得好！
