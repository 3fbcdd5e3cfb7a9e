# Das Tischgespräch.

web-talk = Chat
web-talk-bots = Bots reden nicht.
web-talk-empty = Noch keine Nachrichten.
web-talk-say = Nachricht schreiben
web-talk-send = Senden
web-talk-said = { $name } sagt: { $text }
web-talk-open = Ansehen
web-talk-emotes = Kurze Reaktionen
web-talk-emote-smile = Schön!
web-talk-emote-laugh = Haha!
web-talk-emote-wow = Oha!
web-talk-emote-ouch = Autsch!
web-talk-emote-think = Moment, ich überlege …
web-talk-emote-bow = Gut gespielt!
