# Samurai: die Fragen.

decision-choose-benefit = Welchen Bonus der Samurai nimmst du?
    .help = Du bekommst einen von denen auf deiner neuen obersten Karte. Armeen in der Schale kämpfen beim nächsten Wurf mit.
