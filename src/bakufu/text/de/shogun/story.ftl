# Mehrere Ereignisse in einer Zeile erzählt.

story-chapter = { $season }, Jahr { $year }
story-set-up = Spielvorbereitung
story-season-ends = Ende der Runde
story-started = { $player } beginnt in { $provinces }.
story-start = { $province } ({ $armies })
story-planned = { $player } plant { $cards }.
story-card = { $space }: { $card }
story-passed =
    { $count ->
        [one] { $players } verzichtet.
       *[other] { $players } verzichten.
    }
