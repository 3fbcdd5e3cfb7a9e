# Aufgaben: worum es geht, und woran man denken sollte.

puzzle-ask = Dein Plan steht bis auf { $space }. Welche Karte kommt dorthin?

puzzle-battle = Ein Kampf, der sich lohnt
    .hint = Vergleiche die Chancen der Angriffe mit dem Wert der Provinz, und damit, was du zurücklässt.
puzzle-majority = Die letzte Mehrheit
    .hint = Zähle die Gebäude jeder Art in der Region. Der Winter ist nah.
puzzle-feed = Die Provinzen ernähren
    .hint = Zähle deine Provinzen und deinen Reis für den Winter, und achte auf Aufstandsmarker.
puzzle-taxes = Steuern
    .hint = Welche Provinz zahlt am meisten, und welche würde sich erheben?
puzzle-attack = Von wo angreifen?
    .hint = Ein Angriff braucht mehr Armeen als die Verteidigung, und ein lohnendes Ziel.
puzzle-building = Wo bauen?
    .hint = Welche Region kannst du noch gewinnen, und welche Provinz kannst du halten?
puzzle-order = Zugreihenfolge
    .hint = Sieh dir auch die Sonderkarten an, und wer nicht vor dir handeln darf.
puzzle-move = Armeen bewegen
    .hint = Wo werden Armeen gebraucht, bevor die Jahreszeit vorbei ist?
puzzle-hold = Bleiben, wo man ist
    .hint = Was geschieht mit der Provinz, die Armeen verlassen?
puzzle-revolt = Aufstände
    .hint = Würfel, die in der Schale bleiben, werden noch einmal eingeworfen.
