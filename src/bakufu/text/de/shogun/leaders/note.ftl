# Heerführer: Anmerkungen zu den Fakten.

note-improvements = als verbesserte Mengen gedruckt: Preise 2, 1 und 0, Armeen 6, 4 und 2, eine Truhe oder ein Reis mehr
    .of = Was Heerführer hinzufügen
