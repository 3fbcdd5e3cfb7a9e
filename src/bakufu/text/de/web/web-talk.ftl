# Das Tischgespräch.

web-talk = Tischgespräch
web-talk-bots = Bots reden nicht.
web-talk-empty = Noch hat niemand etwas gesagt.
web-talk-say = Sag etwas
web-talk-send = Senden
web-talk-said = { $name } sagt: { $text }
