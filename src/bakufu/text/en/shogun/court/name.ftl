# Tenno's Court: names of things.

name-space-convert-3 = Convert 3
name-space-convert-2 = Convert 2
name-space-convert-1 = Convert 1
name-card-tower-1 = tower-1
name-card-tower-2 = tower-2
name-card-tower-3 = tower-3

## Favours, with the number of the card

name-favour-event = remove the event (card { $number })
name-favour-marker = remove a revolt marker (card { $number })
name-favour-armies = { $amount ->
        [one] 1 army
       *[other] { $amount } armies
    } in a province (card { $number })
name-favour-chests = { $amount ->
        [one] 1 chest
       *[other] { $amount } chests
    } (card { $number })
name-favour-tray = { $amount ->
        [one] 1 army
       *[other] { $amount } armies
    } into the tray (card { $number })
name-favour-rice = { $amount } rice (card { $number })
name-favour-points = { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } (card { $number })
name-favour-castle = a castle (card { $number })
name-favour-temple = a temple (card { $number })
name-favour-theatre = a theatre (card { $number })
name-favour-protection-a = protection from Battle A (card { $number })
name-favour-protection-b = protection from Battle B (card { $number })
name-favour-protection-both = protection from Battle A and B (card { $number })
