# Table talk.

web-talk = Table talk
web-talk-bots = Bots don't talk.
web-talk-empty = Nobody has said anything yet.
web-talk-say = Say something
web-talk-send = Send
web-talk-said = { $name } says: { $text }
