# Bots mit Charakter: der Name, der Name mit dem, wofür er bekannt ist, und die Spielweise in wenigen Worten.

character-builder = Kiyoshi
    .known = Kiyoshi, der Baumeister
    .manner = baut zuerst und kämpft nur, wenn es sicher ist
character-raider = Tomoe
    .known = Tomoe, die Angreiferin
    .manner = greift früh und oft an
character-noble = Akiko
    .known = Akiko, die Adlige
    .manner = bietet viel, um zuerst dran zu sein
character-miser = Zenbei
    .known = Zenbei, der Geizhals
    .manner = spart jede Truhe und bietet selten
character-warden = Goro
    .known = Goro, der Grenzwächter
    .manner = bewacht jede Grenze
character-steward = Ume
    .known = Ume, die Verwalterin
    .manner = füllt vor dem Winter den Speicher
