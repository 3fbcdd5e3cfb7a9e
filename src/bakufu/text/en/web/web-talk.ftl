# Table talk.

web-talk = Chat
web-talk-bots = Bots don't talk.
web-talk-empty = No messages yet.
web-talk-say = Write a message
web-talk-send = Send
web-talk-said = { $name } says: { $text }
web-talk-open = Show
web-talk-emotes = Short reactions
web-talk-emote-smile = Nice!
web-talk-emote-laugh = Ha ha!
web-talk-emote-wow = Wow!
web-talk-emote-ouch = Ouch!
web-talk-emote-think = Let me think …
web-talk-emote-bow = Well played!
