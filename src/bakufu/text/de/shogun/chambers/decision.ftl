# Künste in Japan: die Fragen.

decision-take-chamber = Du hast die meisten Provinzen in Region { $region }: Welchen Künstler nimmst du?
    .help =
        Dein Marker ersetzt das Künstlerplättchen. Am Ende bringen die meisten Marker in einer Zeile oder Spalte deren
        Punkte. Du kannst auch verzichten.
