# Table talk.

web-talk = 聊天
web-talk-bots = 机器人不会聊天。
web-talk-empty = 还没有消息。
web-talk-say = 写一条消息
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
