# Several events told in one line.

story-chapter = { $season }, year { $year }
story-set-up = Setup
story-season-ends = End of the season
story-started = { $player } starts in { $provinces }.
story-start = { $province } ({ $armies })
story-planned = { $player } plans { $cards }.
story-card = { $space }: { $card }
story-passed =
    { $count ->
        [one] { $players } skips.
       *[other] { $players } skip.
    }
