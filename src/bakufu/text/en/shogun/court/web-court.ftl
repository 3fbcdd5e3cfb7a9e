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

## The court beside the map

web-court = Tenno's Court
web-court-favours = Favours of the Tenno
web-court-favour-label =
    { $favour } for { $officials ->
        [one] 1 official
       *[other] { $officials } officials
    }
web-court-price =
    { $officials ->
        [one] 1 official
       *[other] { $officials } officials
    }
web-court-costs = Card { $number }. It costs { $officials } of your officials in the audience hall; they go back to your supply.
web-court-gone = Taken
web-court-bare =
    The court is closed.{ $over ->
        [yes] { "" }
       *[no] { " " }New favours are laid out when the next season begins.
    }
web-court-short =
    { $missing ->
        [one] 1 official
       *[other] { $missing } officials
    } too few
web-court-halls = Officials at the court
web-court-hall-audience = Audience hall
web-court-hall-entrance = Entrance hall
web-court-hall-officials = Supply
web-court-count =
    { $player }: { $count ->
        [one] 1 official
       *[other] { $count } officials
    } { $hall ->
        [audience] in the audience hall
        [entrance] in the entrance hall
       *[officials] in the supply
    }
web-court-queue = Still to come before the Tenno: { $players }
web-court-kept =
    { $player } stops { $kept ->
        [one] the next revolt marker
       *[other] the next { $kept } revolt markers
    }
web-court-safe = { $player } is safe from { $actions } this season
web-court-row-safe = Safe from { $action }
web-court-row-kept =
    { $kept ->
        [one] Stops a revolt marker
       *[other] Stops { $kept } revolt markers
    }
web-court-all = All 21 favours
web-court-all-help = Three are laid out every season, the highest number on the dearest space. A card comes once in a game.
web-court-card-here = lies here
web-court-card-gone = gone

## Before the Tenno

web-court-take-title = Which favour do you take?
web-court-take-help =
    You come with { $officials ->
        [one] 1 official
       *[other] { $officials } officials
    }. You may take one favour and pay its price.{ $next ->
        [0] { "" }
        [one] { " " }1 player comes after you.
       *[other] { " " }{ $next } players come after you.
    }
web-court-why-not = Why not?
web-court-too-dear =
    It costs { $officials } officials, and you have { $brought } in the audience hall.
web-court-take-choose = Choose a favour
web-court-take-do =
    Take it for { $officials } officials: { $favour }
web-court-decline = Take none
web-court-decline-note = Officials you do not spend stay at the court for the next season.
web-court-event-title = Remove the event of this season?
web-court-event-remove = Remove the event
web-court-event-leave = Leave it
web-court-event-note = A removed event does nothing any more. It counts as drawn all the same.
web-court-calm-province-title = Where does a revolt marker go away?
web-court-calm-province-help = Choose a province of yours on the map or in the list.
web-court-calm-province-do = Calm { $province }
web-court-calm-line =
    { $markers ->
        [one] 1 revolt marker
       *[other] { $markers } revolt markers
    }
web-court-favoured-armies-title =
    Where do your { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } go?
web-court-favoured-armies-help = One province of yours, or a neutral one: it is yours then, without a fight.
web-court-favoured-armies-do =
    Place { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } in { $province }
web-court-armies-line =
    { $owner ->
        [neutral] neutral: yours with { $after ->
            [one] 1 army
           *[other] { $after } armies
        }
       *[own] { $armies } → { $after } armies
    }
web-court-favoured-building-title = Where do you build the { $building }?
web-court-favoured-building-help = It costs nothing. It needs a free site, and no { $building } may stand there yet.
web-court-favoured-building-do = Build the { $building } in { $province }
web-court-building-line =
    { $sites ->
        [one] 1 free site
       *[other] { $sites } free sites
    }
web-court-province-choose = Choose a province

## After the game

web-after-kind-favours = Favours of the Tenno

## The table

web-board-step-court = Court
web-board-player-officials = Officials at court
web-board-page-court = Tenno's Court

## Decisions

web-deciding-awaits-take-favour = { $player } comes before the Tenno
web-deciding-awaits-remove-event = { $player } may remove the event
web-deciding-awaits-calm-province = { $player } calms a province
web-deciding-awaits-favoured-armies = { $player } places armies by a favour
web-deciding-awaits-favoured-building = { $player } builds by a favour
web-deciding-not-court-favour-protects = The owner of { $province } has a favour of the Tenno: no attack with this action.
web-deciding-not-court-favour-removes-marker = No revolt marker of yours lies in { $province }.
web-deciding-not-court-favour-places-armies = { $province } belongs to somebody else.
web-deciding-not-court-favour-builds = { $province } is not yours.
web-deciding-does-court =
    Armies become officials, as everybody planned. Then whoever has the most officials in the entrance hall comes before
    the Tenno first, and may take a favour.

## How to play

howto-court = Tenno’s Court
    .more = Send officials to the Tenno, and each season you may win one of his favours.
howto-court-plan =
    Your plan has three more spaces: they turn 3, 2 and 1 armies of a province into officials. One army must stay, and it is
    all or nothing.
howto-court-tower = A dice tower card there takes your armies out of the tray instead. Anywhere else it means: no action.
howto-court-audience = Whoever has the most officials chooses first: one favour, for 4, 3 or 2 officials.
howto-court-stay = Officials you do not spend stay for the next season.

## Planning

planning-space-convert-3 = Convert 3
planning-space-convert-2 = Convert 2
planning-space-convert-1 = Convert 1
planning-ask-convert-3 = 3 armies become officials: from where?
planning-ask-convert-2 = 2 armies become officials: from where?
planning-ask-convert-1 = 1 army becomes an official: from where?
planning-vain-court-one-army-stays = Too few armies there
planning-vain-court-too-few-in-the-tray = Too few of yours in the tray
planning-vain-court-officials-are-limited = Too few officials left

## The log

web-log-kind-court = Tenno's Court
