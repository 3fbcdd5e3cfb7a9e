# A note that facts of every game may have.

note-corrected = from a facts file of this host
    .of = Corrected values
