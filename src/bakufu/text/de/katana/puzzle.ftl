# Aufgaben: worum es geht, und woran man denken sollte.

puzzle-delivery = Eine Lieferung zur rechten Zeit
    .hint = Welches fertige Schwert ist jetzt am meisten wert, und was bringt seine Reihe?
puzzle-jam = Eine Schmiede, die klemmt
    .hint = Welches Schwert steht den anderen im Weg?
puzzle-forge = An der Schmiede
    .hint = Welche Zeile oder Spalte bewegt mit deinem Vorrat die meisten Schwerter?
puzzle-sword = Das nächste Schwert
    .hint = Vergleiche Rezepte, Flaggen und Punkte, und was du noch fertigbekommst.
puzzle-market = Am Markt
    .hint = Was fehlt für die nächsten Züge, und was kannst du bezahlen?
puzzle-academy = An der Akademie
    .hint = Welches Schwert gewinnt durch eine Verzierung am meisten?
puzzle-palace = Im Palast
    .hint = Welche Räume bringen jetzt etwas?
puzzle-komainu = Die Komainu
    .hint = Was könntest du mit mehr Münzen tun?
puzzle-cards = Eine Karte spielen
    .hint = Sieh dir deine Karten an: Wann ist ihre Wirkung am meisten wert?
puzzle-pass = Wann passen?
    .hint = Vergleiche die Ehrenkarten mit dem, was noch ein Zug brächte.
puzzle-choice = Die bessere Wahl
    .hint = Denk an den Rest deines Zugs.
