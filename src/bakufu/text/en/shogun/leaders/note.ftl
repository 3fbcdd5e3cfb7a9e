# Military Leaders: notes to the facts.

note-improvements = printed as the improved amounts: prices 2, 1 and 0, armies 6, 4 and 2, one more chest or rice
    .of = What leaders add
