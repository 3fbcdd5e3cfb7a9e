# Was die Befehle über SHOGUN berichten.

report-game = SHOGUN

report-verified-moves =
    { $over ->
        [yes] { $file }: echt. Alle { $moves } Züge sind erlaubt, Karten und Turm folgen aus dem Startwert, und die Punkte sind { $points }.
       *[no] { $file }: bis hierher echt. Alle { $moves } Züge sind erlaubt, Karten und Turm folgen aus dem Startwert; das Spiel ist nicht zu Ende.
    }
report-odds-attackers-missing = --attackers fehlt; möglich ist --attackers N, oder --revolt N für einen Aufstand
report-odds-revolt-alone = --revolt geht mit --defenders, nicht mit --attackers, --neutral oder --markers
