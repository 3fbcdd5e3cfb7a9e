# Tenno's Court in the browser.

## The plan

web-court-board = Armies become officials
    .more = Turns that many armies of the card's province into officials. One army must stay. A dice tower card takes yours from the tray instead.
web-court-tower-word = dice tower
web-court-tower-bids = Counts as 0 chests
web-court-tip-tower = Dice tower card: choose a court space. Your armies in the tray become officials.
web-court-converts-space =
    { $armies ->
        [one] 1 army to court
       *[other] { $armies } armies to court
    }
web-court-converts-nothing = Nothing converted
web-court-converts-none = { $card }: none
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
    .does = This season's event no longer has any effect. You may also keep it.
web-court-favour-marker = Remove a revolt marker
    .does = Remove a revolt marker from one of your provinces. If you have none, keep the card: it stops your next marker.
web-court-favour-armies =
    { $amount ->
        [one] 1 army
       *[other] { $amount } armies
    } on the map
    .does = { $amount ->
        [one] 1 army
       *[other] { $amount } armies
    } from your supply into one province: your own, or a neutral one, which becomes yours without a battle.
web-court-favour-chests =
    { $amount ->
        [one] 1 chest
       *[other] { $amount } chests
    }
    .does = You get { $amount ->
        [one] 1 chest
       *[other] { $amount } chests
    } immediately.
web-court-favour-tray =
    { $amount ->
        [one] 1 army
       *[other] { $amount } armies
    } in the tray
    .does = { $amount ->
        [one] 1 army goes
       *[other] { $amount } armies go
    } from your supply into the tray. They join your next battle.
web-court-favour-rice = { $amount } rice
    .does = You get { $amount } rice immediately.
web-court-favour-points =
    { $amount ->
        [one] 1 point
       *[other] { $amount } points
    }
    .does = You score { $amount ->
        [one] 1 point
       *[other] { $amount } points
    } immediately.
web-court-favour-castle = A castle
    .does = Build a castle for free in one of your provinces with a free site.
web-court-favour-temple = A temple
    .does = Build a temple for free in one of your provinces with a free site.
web-court-favour-theatre = A theater
    .does = Build a theater for free in one of your provinces with a free site.
web-court-favour-protection-a = Safe from Battle A
    .does = Nobody can attack you with Battle A this season.
web-court-favour-protection-b = Safe from Battle B
    .does = Nobody can attack you with Battle B this season.
web-court-favour-protection-both = Safe from both battles
    .does = Nobody can attack you with Battle A or Battle B this season.

## The court beside the map

web-court = Tenno's Court
web-court-favours = Favor cards
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
web-court-costs = Card { $number }. Costs { $officials } of your officials in the audience hall; they return to your supply.
web-court-gone = Taken
web-court-gone-to = Taken by { $player }
web-court-bare =
    The court is closed.{ $over ->
        [yes] { "" }
       *[no] { " " }New favors are revealed next season.
    }
web-court-short =
    { $missing ->
        [one] 1 official
       *[other] { $missing } officials
    } too few
web-court-paper =
    { $start ->
        [yes] From setup: { $officials }
       *[no] At court: { $officials }
    } { $officials ->
        [one] official
       *[other] officials
    }
    .more =
        { $start ->
            [yes] One for each army that fell out of the tower at setup.
           *[no] Your officials pay for favors.
        }
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
web-court-queue = Still waiting: { $players }
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
web-court-all = All 21 favors
web-court-all-help = Three are revealed each season, the highest number on the most expensive space. Each card appears once per game.
web-court-card-here = available
web-court-card-gone = gone

## Before the Tenno

web-court-take-title = Choose a favor
web-court-take-help =
    You have { $officials ->
        [one] 1 official
       *[other] { $officials } officials
    } in the audience hall. You may take one favor and pay its price.{ $next ->
        [0] { "" }
        [one] { " " }1 player comes after you.
       *[other] { " " }{ $next } players come after you.
    }
web-court-why-not = Why not?
web-court-too-dear =
    It costs { $officials } officials, and you have { $brought } in the audience hall.
web-court-take-choose = Choose a favor
web-court-take-do =
    Take it for { $officials } officials: { $favour }
web-court-decline = No favor
web-court-decline-note = Officials you don't spend stay at court for next season.
web-court-event-title = Remove this season's event?
web-court-event-remove = Remove the event
web-court-event-leave = Keep it
web-court-event-note = A removed event has no effect. It still counts as drawn.
web-court-calm-province-title = Remove a revolt marker from which province?
web-court-calm-province-help = Choose one of your provinces on the map or in the list.
web-court-calm-province-do = Remove from { $province }
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
web-court-favoured-armies-help = Choose one of your provinces, or a neutral one: it becomes yours without a battle.
web-court-favoured-armies-do =
    Place { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } in { $province }
web-court-armies-line =
    { $owner ->
        [neutral] neutral → { $after ->
            [one] 1 army
           *[other] { $after } armies
        }
       *[own] { $armies } → { $after } armies
    }
web-court-favoured-building-title = Where do you build the { $building }?
web-court-favoured-building-help = It's free. It needs a free site in a province without a { $building }.
web-court-favoured-building-do = Build the { $building } in { $province }
web-court-building-line =
    { $sites ->
        [one] 1 free site
       *[other] { $sites } free sites
    }
web-court-province-choose = Choose a province

## After the game

web-after-kind-favours = Favor cards

## The table

web-board-step-court = Court
web-board-player-officials = Officials at court
web-board-page-court = Tenno's Court

## Decisions

web-deciding-awaits-take-favour = { $player } is choosing a favor
web-deciding-awaits-remove-event = { $player } may remove the event
web-deciding-awaits-calm-province = { $player } is removing a revolt marker
web-deciding-awaits-favoured-armies = { $player } is placing armies from a favor
web-deciding-awaits-favoured-building = { $player } is building with a favor
web-deciding-not-court-favour-protects = The owner of { $province } has a favor that protects from this action.
web-deciding-not-court-favour-removes-marker = { $province } has no revolt marker of yours.
web-deciding-not-court-favour-places-armies = { $province } belongs to another player.
web-deciding-not-court-favour-builds = { $province } isn't yours.
web-deciding-does-court =
    Armies become officials, as planned. Then the player with the most officials in the entrance hall goes first and may
    take a favor.

## How to play

howto-court = Tenno’s Court
    .more = Send officials to the Tenno to win a favor each season.
howto-court-plan =
    Your plan has three more spaces: they turn 3, 2 and 1 armies of a province into officials. One army must stay, and it's
    all or nothing.
howto-court-tower = A dice tower card there uses your armies in the tray instead. Anywhere else it means: skip.
howto-court-audience = The player with the most officials chooses first: one favor, for 4, 3 or 2 officials.
howto-court-stay = Officials you don't spend stay for next season.

## Planning

planning-space-convert-3 = Convert 3
planning-space-convert-2 = Convert 2
planning-space-convert-1 = Convert 1
planning-ask-convert-3 = Turn 3 armies into officials: from where?
planning-ask-convert-2 = Turn 2 armies into officials: from where?
planning-ask-convert-1 = Turn 1 army into an official: from where?
planning-vain-court-one-army-stays = Too few armies there
planning-vain-court-too-few-in-the-tray = Too few of yours in the tray
planning-vain-court-officials-are-limited = Too few officials left
planning-funds-officials = { $short ->
        [yes] Too few officials for a favor
       *[no] Officials at court
    }
    .more = You would have { $after }, and this season's cheapest favor costs { $least }. Officials stay at court for later seasons.

## The log

web-log-kind-court = Tenno's Court

## The tour

web-tour-court =
    These spaces turn 3, 2 and 1 armies of a card's province into officials; one army must stay there. The player with
    the most officials chooses first among the season's three favors.

## The report of a season

web-telling-officials = Officials at court
web-telling-officials-by = { $by } { $count ->
        [one] official at court
       *[other] officials at court
    }
web-telling-brought-favour-taken = You took a favor for { $officials } officials: { $favour }.
web-telling-brought-marker-parried = A favor stopped a revolt marker in { $province }.
web-telling-brought-armies-granted = A favor { $rule ->
        [court-favour-takes-neutral] gave you neutral { $province } without a battle, with
       *[other] put into { $province }
    } { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }.
web-telling-brought-favour-in-vain = The favor had no effect for you: { $favour }.
