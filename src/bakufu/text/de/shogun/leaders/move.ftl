# Heerführer: die Züge.

move-place-leader = den Heerführer nach { $province } setzen
move-claim-with-leader =
    { $answer-id ->
        [yes] den Heerführer nach { $province } setzen
       *[nothing] den Heerführer später einsetzen
    }
move-move-leader = den Heerführer von { $origin } nach { $target } ziehen
move-raise-statue =
    { $answer-id ->
        [yes] in { $province } ein Denkmal errichten
       *[nothing] in { $province } kein Denkmal errichten
    }
