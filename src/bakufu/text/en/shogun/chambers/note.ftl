# Chambers: notes to the facts.

note-rows = 1 to 3 points from the rulebook's example; which row has which is not known
    .of = Points for rows of chambers
note-columns = 1 to 3 points from the rulebook's example; which column has which is not known
    .of = Points for columns of chambers
