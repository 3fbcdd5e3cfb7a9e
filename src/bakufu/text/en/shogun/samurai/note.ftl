# Samurai: notes to the facts.

note-samurai-seen = first and second card seen in play; the third from one description
    .of = Chests and armies of the Samurai
note-samurai-described = from one description
    .of = Rice and points of the Samurai
