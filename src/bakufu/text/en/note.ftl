# A note that facts of every game may have.

note-corrected = from this host's component data file
    .of = Corrected values
