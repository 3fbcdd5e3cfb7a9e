# Tenno's Court: notes to the facts.

note-favour-amounts = rises with the number within a family; worth in chests never falls with the number, at 4 chests a point, 2 rice a point, 3 armies in the tray a point
    .of = Amounts on favours
note-first-building = a building: the cheapest has the lowest number
    .of = Favour 7
note-second-building = a building: the second cheapest has the second number
    .of = Favour 17
note-third-building = a building: the dearest has the highest number
    .of = Favour 21
note-protections = protections: A, B, then both
    .of = Favours 10, 11 and 18
