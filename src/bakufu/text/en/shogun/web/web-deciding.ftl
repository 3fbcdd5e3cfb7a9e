# The browser's questions: claiming, turn order, marches, special cards, revolts; and what came of them.
# $player is a name. $mine is "yes" where a sentence is about the reader.

## What is going on

web-deciding-panel = What is to be decided
web-deciding-action = Action { $position }: { $action }
web-deciding-turn = { $mine ->
        [yes] Your turn
       *[no] { $player }'s turn
    }
web-deciding-your-turn = Your turn. { $question }
web-deciding-set-up = Set-up
web-deciding-order = Turn order
web-deciding-winter = Winter, year { $year }

web-deciding-does-castle = Everyone who planned it builds a castle on a free site.
web-deciding-does-temple = Everyone who planned it builds a temple on a free site.
web-deciding-does-theatre = Everyone who planned it builds a theatre on a free site.
web-deciding-does-rice = The planned province gives rice, which feeds provinces in winter. Its farmers will remember it.
web-deciding-does-tax = The planned province gives chests. Its farmers will remember it.
web-deciding-does-deploy-5 = Many new armies for the planned province, for chests.
web-deciding-does-deploy-3 = Some new armies for the planned province, for chests.
web-deciding-does-deploy-1 = One new army; then armies may move on to one neighbour of the same owner.
web-deciding-does-battle-a = Armies march from the planned province into a neighbour. Anywhere but at home that is a battle.
web-deciding-does-battle-b = Armies march from the planned province into a neighbour. Anywhere but at home that is a battle.
web-deciding-does-claim = In turn, everyone takes a province card and places an army group there.
web-deciding-does-order = The highest bidder chooses first: a place in the turn order, and the special card lying there.
web-deciding-does-winter = Every province eats one rice. Where it is missing, farmers rise. Then points are counted.

## Others decide

web-deciding-awaits-claim-card = { $player } chooses a province card
web-deciding-awaits-claim-armies = { $player } places armies in { $province }
web-deciding-awaits-plan = { $count ->
        [one] { $player } is planning
       *[other] { $player } are planning
    }
web-deciding-awaits-place = { $player } chooses a place in the turn order
web-deciding-awaits-deploy-armies = { $player } deploys armies in { $province }
web-deciding-awaits-move-to = { $player } may move armies on from { $origin }
web-deciding-awaits-march-to = { $player } marches from { $origin }
web-deciding-awaits-march-armies = { $player } marches from { $origin } to { $target }
web-deciding-awaits-reinforce = { $player } may add an army in the battle for { $province }
web-deciding-awaits-next-revolt = { $player } chooses which revolt comes first
web-deciding-awaits-other = { $player } is deciding
web-deciding-your-next = Next for you: { $space } with { $card }

## What happened

web-deciding-since = Since your last move
web-deciding-round = This round so far
web-deciding-since-count = { $count ->
        [one] 1 thing
       *[other] { $count } things
    }
web-deciding-passes = { $count ->
        [one] { $players } passes.
       *[other] { $players } pass.
    }
web-deciding-show-fight = Show

## Buttons

web-deciding-back = Back
web-deciding-continue = Continue
web-deciding-later = { $count ->
        [one] 1 more to see
       *[other] { $count } more to see
    }

## Claiming provinces

web-deciding-claim-title = Claim a province
web-deciding-claim-help = Take one of the open cards, or the top of the pile unseen. Then choose which of your army groups goes there.
web-deciding-claim-pile = Top of the pile
web-deciding-claim-pile-note = Unseen
web-deciding-claim-pile-count = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-deciding-claim-pile-armies = You see the card first, and choose its armies then.
web-deciding-claim-buried = At the bottom lie { $provinces }.
web-deciding-tax = Tax
web-deciding-rice = Rice
web-deciding-sites = Building sites
web-deciding-claim-beside = { $own ->
        [0] beside none of yours
        [one] beside 1 of yours
       *[other] beside { $own } of yours
    }{ $rivals ->
        [0]{""}
        [one], 1 rival's
       *[other], { $rivals } of rivals
    }
web-deciding-claim-borders = Borders { $provinces }
web-deciding-claim-region = { $region } region
web-deciding-groups = Your army groups
web-deciding-groups-left = { $count ->
        [one] the last one
       *[other] { $count } left
    }
web-deciding-group-times = × { $count }
web-deciding-group-many = { $armies } armies, { $count } such groups
web-deciding-claim-do = Claim { $province } with { $armies } armies
web-deciding-claim-choose-card = Choose a card
web-deciding-claim-choose-group = Choose an army group for { $province }
web-deciding-claim-draw = Draw from the pile
web-deciding-claim-place = Place { $armies } armies in { $province }
web-deciding-claim-place-title = { $province } is yours
web-deciding-claim-place-help = Choose the army group that goes there. Large groups guard what you don't want to lose.
web-deciding-bury = Put both under the pile
web-deciding-bury-help = You saw these two last time as well. Bury them, and two new ones are turned up before you choose.
web-deciding-bury-not = You can bury two cards only if both lay here on your last turn too.

## Turn order

web-deciding-place-title = Choose your place
web-deciding-place-help = Your place says when you act in every action this { $season }. The card that lies there is yours for the season.
web-deciding-place-bid = { $card-id ->
        [chests] You bid { $chests ->
                [0] nothing
                [one] 1 chest
               *[other] { $chests } chests
            }.
        [province] You bid the card of { $card }.
       *[empty] You had no card to bid with.
    } { $lot ->
        [none] {""}
        [all] All bid the same: a draw by lot decided.{" "}
       *[some] You and { $players } bid the same: a draw by lot decided.{" "}
    }{ $rank ->
        [1] You choose first.
        [2] You choose second.
        [3] You choose third.
        [4] You choose fourth.
       *[other] You choose fifth.
    }
web-deciding-take-place = Take place { $place }
web-deciding-take = Take
web-deciding-in-your-plan = In your plan
web-deciding-bids = Bids
web-deciding-bid-now = choosing now
web-deciding-bid-took = took place { $place }
web-deciding-bid-waits = chooses later
web-deciding-bid-chests = { $chests ->
        [one] 1 chest
       *[other] { $chests } chests
    }
web-deciding-bid-empty = no card
web-deciding-special-one-more-chest = +1 chest
web-deciding-special-one-more-rice = +1 rice
web-deciding-special-six-armies = 6 armies
web-deciding-special-attack = +1 attack
web-deciding-special-defence = +1 defence
web-deciding-privilege-one-more-chest = Taxes bring you 1 chest more.
web-deciding-privilege-one-more-rice = Confiscating brings you 1 rice more.
web-deciding-privilege-six-armies = Deploy 5 may place 6 armies for the same price.
web-deciding-privilege-attack = 1 more army in each of your attacks.
web-deciding-privilege-defence = 1 more army when a player attacks you.
web-deciding-change-tax = { $province } gives { $after } chests, not { $before }
web-deciding-change-rice = { $province } gives { $after } rice, not { $before }
web-deciding-change-six = { $province } rises to { $after }, not { $before }
web-deciding-change-attack = { $count ->
        [one] Attacks from { $province }
       *[other] Attacks from { $province } and { $other }
    }
web-deciding-change-defence = { $count ->
        [one] 1 of your provinces is in reach of a rival
       *[other] { $count } of your provinces are in reach of rivals
    }
web-deciding-change-none-tax = You collect no taxes
web-deciding-change-none-rice = You confiscate no rice
web-deciding-change-none-six = You have no Deploy 5
web-deciding-change-none-attack = You planned no march
web-deciding-change-none-defence = No rival can reach you now

## Marching

web-deciding-march-title = Where do the armies of { $origin } march?
web-deciding-march-help = Pick a province. Your own is a move, any other a battle. You have to march.
web-deciding-move-title = Do armies move on from { $origin }?
web-deciding-move-help = To one neighbour of your own, without battle. Or they stay.
web-deciding-stay = All stay in { $origin }
web-deciding-attacks = { $origin } attacks { $target }
web-deciding-moves = { $origin } to { $target }
web-deciding-target-own = yours, { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }
web-deciding-target-neutral = neutral, { $farmers ->
        [one] 1 farmer defends
       *[other] { $farmers } farmers defend
    }
web-deciding-target-foe = { $player }, { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }
web-deciding-target-sea = by sea
web-deciding-target-best = { $chance } with { $armies }
web-deciding-target-move = move
web-deciding-armies = Armies that march (1 stays in { $origin })
web-deciding-armies-choice = { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }
web-deciding-armies-chance = { $armies ->
        [one] 1 army, { $chance } to win
       *[other] { $armies } armies, { $chance } to win
    }
web-deciding-attack-with = { $armies ->
        [one] Attack with 1 army
       *[other] Attack with { $armies } armies
    }
web-deciding-move-with = { $armies ->
        [one] Move 1 army
       *[other] Move { $armies } armies
    }
web-deciding-after-move = Then { $origin } has { $left }, { $target } has { $there }.
web-deciding-percent = { $percent } %

## A battle before it is fought

web-deciding-you = You
web-deciding-farmers = Farmers
web-deciding-row-march = March
web-deciding-row-attack = Attack
web-deciding-row-there = In { $province }
web-deciding-row-tray = From the tray
web-deciding-row-card = Special card
web-deciding-row-castle = Castle
web-deciding-row-helpers = Farmers from the tray
web-deciding-row-thrown = Thrown
web-deciding-reasons = Counted in:
web-deciding-reason-tray = { $whose ->
        [yes] +{ $count } of yours, in the tray already
        [farmers] +{ $count } { $count ->
                [one] farmer
               *[other] farmers
            }, in the tray already
       *[no] +{ $count } of { $player }, in the tray already
    }
web-deciding-reason-card = { $whose ->
        [yes] +1 for your special card
       *[no] +1 for the special card of { $player }
    }
web-deciding-reason-castle = +1 for the castle, by this season's event
web-deciding-reason-helpers = { $count ->
        [one] +1 farmer in the tray joins { $whose ->
                [yes] you
               *[no] { $player }
            }, the defender
       *[other] +{ $count } farmers in the tray join { $whose ->
                [yes] you
               *[no] { $player }
            }, the defender
    }
web-deciding-reason-inside = { $whose ->
        [yes] { $count } of yours inside the tower may come out
        [farmers] { $count ->
                [one] 1 farmer
               *[other] { $count } farmers
            } inside the tower may come out, against you
       *[no] { $count } of { $player } inside the tower may come out
    }
web-deciding-reason-inside-helpers = { $count ->
        [one] 1 farmer
       *[other] { $count } farmers
    } inside the tower may come out, and would fight for { $whose ->
        [yes] you
       *[no] { $player }
    }
web-deciding-odds = What the tower may say
web-deciding-odds-win = You win
web-deciding-odds-tie = Draw: all fall, nobody holds it
web-deciding-odds-tie-neutral = Draw: all fall, nobody gets it
web-deciding-odds-lose = { $player } holds it
web-deciding-odds-lose-farmers = Farmers win
web-deciding-odds-loading = Throwing the tower in thought
web-deciding-odds-off = This table plays without hints, so no chances are shown.
web-deciding-odds-failed = The chances cannot be had now.
web-deciding-battle-help = All these cubes go into the tower together, with whatever lies in the tray. Some stay inside, others come loose. Who has more in the tray wins, and keeps the difference.
web-deciding-left = Armies you would have in { $province }
web-deciding-left-expected = { $armies } if you win
web-deciding-left-of = { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }: { $chance }
web-deciding-loyal = Green cubes that come out are farmers. They fight for { $player }, because no revolt marker lies in { $province }.
web-deciding-disloyal = Farmers stay out of it: a revolt marker lies in { $province }.
web-deciding-neutral-note = If no more of yours than farmers come out, { $province } stays neutral.

## Special cards in battle, and six armies

web-deciding-reinforce-attack = Add 1 army to your attack on { $province }?
web-deciding-reinforce-defence = { $player } attacks { $province }. Add 1 army to the defence?
web-deciding-reinforce-help = Your special card allows it. The army comes from your supply ({ $supply }) and stays in { $province } if it survives.
web-deciding-reinforce-do = Add 1 army
web-deciding-reinforce-not = Add none
web-deciding-reinforce-chance = { $side ->
        [attack] { $chance } to win
       *[defence] { $chance } to hold it
    }
web-deciding-reinforce-score = { $attackers } armies attack, { $defenders } defend.
web-deciding-reinforce-farmers = { $attackers } armies attack, farmers defend.
web-deciding-deploy-title = How many armies go to { $province }?
web-deciding-deploy-help = Your special card lets you deploy { $special } for the same price. You have { $supply } in your supply.
web-deciding-deploy-do = { $armies ->
        [one] Deploy 1 army
       *[other] Deploy { $armies } armies
    }
web-deciding-deploy-result = { $province } has { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } then

## Revolts in winter

web-deciding-revolts-title = Which revolt comes first?
web-deciding-revolts-help = All of them will come. What falls into the tray in one is thrown in with the next.
web-deciding-revolt-line = { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } against { $farmers ->
        [one] 1 farmer
       *[other] { $farmers } farmers
    }
web-deciding-revolt-chance = kept { $chance }
web-deciding-revolt-choose = Choose a province
web-deciding-revolt-tie = You need more armies than farmers in the tray. A tie is as bad as a defeat.
web-deciding-revolt-do = Face { $province } first

## Anything else

web-deciding-list-title = Your decision
web-deciding-list-help = Choose one.

## What came of a battle

web-deciding-revolt-result = Revolt in { $province }
web-deciding-battle-result = Battle for { $province }
web-deciding-side-and-farmers = { $player } and farmers

web-deciding-verdict-won = { $province } is yours
web-deciding-verdict-taken = { $player } takes { $province } from you
web-deciding-verdict-taken-other = { $player } takes { $province }
web-deciding-verdict-held = You hold { $province }
web-deciding-verdict-held-other = { $player } holds { $province }
web-deciding-verdict-lost = { $player } holds { $province }. Your { $armies ->
        [one] army is
       *[other] { $armies } armies are
    } gone or in the tower
web-deciding-verdict-lost-all = { $player } holds { $province }. You lose { $armies ->
        [one] your army
       *[other] all { $armies } armies
    }
web-deciding-verdict-draw = { $armies } : { $armies }, a draw: { $armies ->
        [0] nobody came out
       *[other] all fall
    }. { $outcome }
web-deciding-verdict-neutral = { $province } stays neutral
web-deciding-verdict-nobody = Nobody holds { $province }
web-deciding-verdict-nobody-fall = Nobody holds { $province }. Its buildings fall
web-deciding-verdict-revolt-kept = You keep { $province }
web-deciding-verdict-revolt-kept-other = { $player } keeps { $province }
web-deciding-verdict-revolt-lost = The farmers drive you out of { $province }
web-deciding-verdict-revolt-lost-other = The farmers drive { $player } out of { $province }

# How a side came to its number.
web-deciding-sum = thrown { $thrown }{ $tray ->
        [0] {""}
       *[other] {" "}+ from the tray { $tray }
    }{ $loose ->
        [0] {""}
       *[other] {" "}+ out of the tower { $loose }
    }{ $kept ->
        [0] {""}
       *[other] {" "}− stayed inside { $kept }
    } = { $out } came out

web-deciding-line-winner = { $lost ->
        [0] { $mine ->
                [yes] None of your armies falls
               *[no] None of { $player }'s armies falls
            }
        [one] { $mine ->
                [yes] 1 of your armies falls
               *[no] 1 of { $player }'s armies falls
            }
       *[other] { $mine ->
                [yes] { $lost } of your armies fall
               *[no] { $lost } of { $player }'s armies fall
            }
    }, { $armies ->
        [one] 1 holds { $province }
       *[other] { $armies } hold { $province }
    }
web-deciding-line-loser = { $lost ->
        [0] { $mine ->
                [yes] None of yours came out of the tower
               *[no] None of { $player }'s came out of the tower
            }
        [one] { $mine ->
                [yes] 1 of yours came out, and falls
               *[no] 1 of { $player }'s came out, and falls
            }
       *[other] { $mine ->
                [yes] { $lost } of yours came out, and all fall
               *[no] { $lost } of { $player }'s came out, and all fall
            }
    }
web-deciding-line-card = { $mine ->
        [yes] You lose the card you planned for { $space }
       *[no] { $player } loses the card planned for { $space }
    }
web-deciding-line-buildings = Destroyed: { $buildings }
web-deciding-line-bystanders = Left in the tray, took no part: { $cubes }
web-deciding-line-inside = Kept inside the tower: { $cubes }
web-deciding-line-out = Came out from earlier throws: { $cubes }
web-deciding-how = How this battle was counted
web-deciding-how-revolt = How this revolt was counted

## Winter

web-deciding-winter-title = Winter of year { $year }
web-deciding-winter-loss = { $loss ->
        [0] Nobody loses rice: the year's last event takes none.
       *[other] Everyone loses { $loss } rice: the year's last event.
    }
web-deciding-winter-provisions = Rice for the provinces
web-deciding-winter-player = Player
web-deciding-winter-lost = Lost
web-deciding-winter-rice = Rice
web-deciding-winter-provinces = Provinces
web-deciding-winter-hungry = Hungry
web-deciding-winter-fed = all fed
web-deciding-winter-unfed = { $count } unfed
web-deciding-winter-revolts = Revolts
web-deciding-winter-calm = Nobody's farmers rise.
web-deciding-winter-drawn = { $mine ->
        [yes] Your farmers rise in { $provinces }
       *[no] { $player }'s farmers rise in { $provinces }
    }
web-deciding-winter-points = Points
web-deciding-winter-line-provinces = Provinces
web-deciding-winter-line-buildings = Buildings
web-deciding-winter-line-most-castles = Most castles, { $region }
web-deciding-winter-line-most-temples = Most temples, { $region }
web-deciding-winter-line-most-theatres = Most theatres, { $region }
web-deciding-winter-all = Show all
web-deciding-winter-counted = Counting the { $region } region
web-deciding-winter-gained = Together
web-deciding-winter-total = Now
web-deciding-winter-plus = +{ $points }

## Why not

web-deciding-not-setup-left-out-with-three = { $province } is out of the game with three players.
web-deciding-not-march-adjacent = { $province } is no neighbour of { $origin }.
web-deciding-not-elsewhere = Only the armies of { $origin } march now: its card lies on this action. { $used ->
        [yes] The card of { $province } was used for { $space }.
       *[no] The card of { $province } was not planned for a march.
    }
web-deciding-not-event-temple-protects = A temple protects { $province } this season.
web-deciding-not-deploy-move-without-battle = { $province } is not yours, and this move cannot start a battle.
web-deciding-not-winter-owner-chooses-order = No revolt was drawn for { $province }.
web-deciding-not-setup-claim-open-card = The card of { $province } does not lie open.
web-deciding-not-setup-claim-any-group = The armies go to { $origin }, whose card you took.
web-deciding-not-build-one-of-a-kind = There is such a building in { $province } already.
web-deciding-not-build-free-site = { $province } has no free site.
web-deciding-not-origin = The armies stand in { $province } already.

# What is suggested: a march with its armies
web-deciding-suggest-attack = Attack { $target } with { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }
web-deciding-suggest-move = Move { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } to { $target }
