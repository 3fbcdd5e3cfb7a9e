# Samurai: Anmerkungen zu den Fakten.

note-samurai-seen = erste und zweite Karte im Spiel gesehen; die dritte nach einer Beschreibung
    .of = Truhen und Armeen der Samurai
note-samurai-described = nach einer Beschreibung
    .of = Reis und Punkte der Samurai
