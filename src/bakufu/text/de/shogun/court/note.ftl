# Tenno's Court: Anmerkungen zu den Fakten.

note-favour-amounts = steigen innerhalb einer Familie mit der Nummer; der Wert in Truhen sinkt nie mit der Nummer, bei 4 Truhen, 2 Reis oder 3 Armeen in der Schale je Punkt
    .of = Zahlen auf Gunstkarten
note-first-building = ein Gebäude: das billigste hat die niedrigste Nummer
    .of = Gunst 7
note-second-building = ein Gebäude: das zweitbilligste hat die zweite Nummer
    .of = Gunst 17
note-third-building = ein Gebäude: das teuerste hat die höchste Nummer
    .of = Gunst 21
note-protections = Schutz: A, B, dann beide
    .of = Gunst 10, 11 und 18
