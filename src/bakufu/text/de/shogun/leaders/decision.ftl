# Heerführer: die Fragen.

decision-place-leader = Wohin setzt du deinen Heerführer?
    .help =
        In eine eigene Provinz. Was du dort mit einer Aktion tust, wird billiger oder bringt mehr, solange der Heerführer
        dort ist. Nach der Runde muss er weiter; zieht er nach nebenan, darfst du hinter ihm ein Denkmal errichten.
decision-claim-with-leader = Setzt du deinen Heerführer nach { $province }?
    .help = Er kommt in eine der Provinzen, die du wählst, spätestens in die letzte.
decision-move-leader = Wohin zieht dein Heerführer von { $origin } aus?
    .help =
        In eine andere eigene Provinz. Grenzt sie zu Land oder über See an { $origin }, darfst du dort ein Denkmal
        zurücklassen. Alles andere ist Flucht. Denkmäler anderer am Ziel werden deine Trophäen.
decision-raise-statue = Errichtest du in { $province } ein Denkmal?
    .help =
        Am Ende bringt dir ein Denkmal auf dem Spielplan einen Punkt, wem die Provinz auch gehört. Kommt ein anderer
        Heerführer dorthin, geht der Punkt an dessen Spieler.
