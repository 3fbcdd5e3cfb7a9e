# Aufgaben: worum es geht, und woran man denken sollte.

puzzle-ask = In deinem Plan ist nur noch „{ $space }“ frei. Welche Karte kommt dorthin?

puzzle-battle = Ein Kampf, der sich lohnt
    .hint = Vergleiche die Chancen der Angriffe mit dem Wert der Provinz, und damit, was du zurücklässt.
puzzle-majority = Die meisten Gebäude
    .hint = Zähle die Gebäude jeder Sorte in der Region. Der Winter ist nah.
puzzle-feed = Die Provinzen versorgen
    .hint = Zähle deine Provinzen und deinen Reis für den Winter, und achte auf Unruhemarker.
puzzle-taxes = Steuern
    .hint = Welche Provinz zahlt am meisten, und in welcher gäbe es einen Aufstand?
puzzle-attack = Von wo angreifen?
    .hint = Ein Angriff braucht mehr Armeen als die Verteidigung, und ein lohnendes Ziel.
puzzle-building = Wo bauen?
    .hint = Welche Region kannst du noch gewinnen, und welche Provinz kannst du halten?
puzzle-order = Spielerreihenfolge
    .hint = Sieh dir auch die Sonderkarten an, und wer nicht vor dir handeln darf.
puzzle-move = Armeen ziehen
    .hint = Wo werden bis zum Ende der Runde Armeen gebraucht?
puzzle-hold = Bleiben, wo man ist
    .hint = Was geschieht mit der Provinz, die Armeen verlassen?
puzzle-revolt = Aufstände
    .hint = Würfel, die in der Schale bleiben, werden noch einmal eingeworfen.
