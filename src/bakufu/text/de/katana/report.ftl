# Was die Befehle über SHOGUN NO KATANA berichten.

report-game = SHOGUN NO KATANA

report-verified-moves =
    { $over ->
        [yes] { $file }: echt. Alle { $moves } Züge sind erlaubt, Plättchen und Karten folgen aus dem Startwert, und die Punkte sind { $points }.
       *[no] { $file }: bis hierher echt. Alle { $moves } Züge sind erlaubt, Plättchen und Karten folgen aus dem Startwert; das Spiel ist nicht zu Ende.
    }
