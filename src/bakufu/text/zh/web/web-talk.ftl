# Table talk.

web-talk = 桌边闲聊
web-talk-bots = 机器人不会聊天。
web-talk-empty = 还没有人说话。
web-talk-say = 说点什么
web-talk-send = 发送
web-talk-said = { $name }说：{ $text }
