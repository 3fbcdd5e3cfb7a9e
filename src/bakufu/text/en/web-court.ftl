# Tenno's Court in the browser.

## The plan

web-court-board = Armies become officials
web-court-tower-card = Dice tower
web-court-tower-word = tower
web-court-tower-bids = Counts as 0 chests
web-court-tip-tower = Dice tower: press a space of the court. Armies of yours in the tray become officials.
web-court-converts-nothing = Nothing converted
web-court-converts =
    { $from ->
        [tray] { $officials ->
            [one] 1 official from the tray
           *[other] { $officials } officials from the tray
        }
       *[other] { $officials ->
            [one] 1 official
           *[other] { $officials } officials
        }, { $stay } { $stay ->
            [one] army stays
           *[other] armies stay
        }
    }

## Favours: a title for the card, and what it does

web-court-favour-event = Remove the event
    .does = The event of this season has no effect any more. You may also leave it.
web-court-favour-marker = A revolt marker goes
    .does = Take a revolt marker from a province of yours. With none there, you keep the card, and it stops your next marker.
web-court-favour-armies =
    { $amount ->
        [one] 1 army
       *[other] { $amount } armies
    } on the map
    .does = { $amount ->
        [one] 1 army
       *[other] { $amount } armies
    } from your supply into one province: your own, or a neutral one, which is yours then without a fight.
web-court-favour-chests =
    { $amount ->
        [one] 1 chest
       *[other] { $amount } chests
    }
    .does = You get { $amount ->
        [one] 1 chest
       *[other] { $amount } chests
    } at once.
web-court-favour-tray =
    { $amount ->
        [one] 1 army
       *[other] { $amount } armies
    } in the tray
    .does = { $amount ->
        [one] 1 army goes
       *[other] { $amount } armies go
    } from your supply into the tray of the tower: they help in a fight to come.
web-court-favour-rice = { $amount } rice
    .does = You get { $amount } rice at once.
web-court-favour-points =
    { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
    .does = You score { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } at once.
web-court-favour-castle = A castle
    .does = Build a castle for nothing in a province of yours with a free site.
web-court-favour-temple = A temple
    .does = Build a temple for nothing in a province of yours with a free site.
web-court-favour-theatre = A theatre
    .does = Build a theatre for nothing in a province of yours with a free site.
web-court-favour-protection-a = Safe from battle A
    .does = Nobody may attack you with Battle A this season.
web-court-favour-protection-b = Safe from battle B
    .does = Nobody may attack you with Battle B this season.
web-court-favour-protection-both = Safe from both battles
    .does = Nobody may attack you with Battle A or Battle B this season.
