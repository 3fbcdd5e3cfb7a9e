# Bots with a character: the name, the name with what it is known for, and how it plays, in a few words.

character-builder = Kiyoshi
    .known = Kiyoshi the Builder
    .manner = builds first and fights only when sure
character-raider = Tomoe
    .known = Tomoe the Raider
    .manner = attacks early and often
character-noble = Akiko
    .known = Akiko the Noble
    .manner = bids high to go first
character-miser = Zenbei
    .known = Zenbei the Miser
    .manner = saves every chest and rarely bids
character-warden = Goro
    .known = Goro the Warden
    .manner = guards every border
character-steward = Ume
    .known = Ume the Steward
    .manner = fills the granary before winter
