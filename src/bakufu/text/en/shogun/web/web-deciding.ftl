# The browser's questions: claiming, turn order, marches, special cards, revolts; and what came of them.
# $player is a name. $mine is "yes" where a sentence is about the reader.

## What is going on

web-deciding-panel = Your decision
web-deciding-action = Action { $position }: { $action }
web-deciding-turn = { $mine ->
        [yes] Your turn
       *[no] { $player }'s turn
    }
web-deciding-your-turn = Your turn. { $question }
web-deciding-set-up = Setup
web-deciding-order = Turn order
web-deciding-winter = Winter, year { $year }

web-deciding-does-castle = Everyone who planned it builds a castle on a free site.
web-deciding-does-temple = Everyone who planned it builds a temple on a free site.
web-deciding-does-theatre = Everyone who planned it builds a theater on a free site.
web-deciding-does-rice = The planned province gives rice to feed provinces in winter. It gets a revolt marker.
web-deciding-does-tax = Collect chests from the planned province. It gets a revolt marker.
web-deciding-does-deploy-5 = Pay chests to add five armies to the planned province.
web-deciding-does-deploy-3 = Pay chests to add three armies to the planned province.
web-deciding-does-deploy-1 = Add one army. Then you may move armies to one adjacent province of your own.
web-deciding-does-battle-a = Move armies from the planned province to an adjacent one. Entering a province you don't control starts a battle.
web-deciding-does-battle-b = Move armies from the planned province to an adjacent one. Entering a province you don't control starts a battle.
web-deciding-does-claim = In turn, each player takes a province card and places an army group there.
web-deciding-does-order = The highest bidder picks first: a position in the turn order and its special card.
web-deciding-does-winter = Each province needs 1 rice. If rice runs out, some provinces revolt. Then points are scored.

## Others decide

web-deciding-awaits-claim-card = { $player } is choosing a province card
web-deciding-awaits-claim-armies = { $player } is placing armies in { $province }
web-deciding-awaits-plan = { $count ->
        [one] { $player } is planning
       *[other] { $player } are planning
    }
web-deciding-awaits-place = { $player } is choosing a position in the turn order
web-deciding-awaits-deploy-armies = { $player } is deploying armies in { $province }
web-deciding-awaits-move-to = { $player } may move armies out of { $origin }
web-deciding-awaits-march-to = { $player } is choosing where to go from { $origin }
web-deciding-awaits-march-armies = { $player } is going from { $origin } to { $target }
web-deciding-awaits-reinforce = { $player } may add an army to the battle for { $province }
web-deciding-awaits-next-revolt = { $player } is choosing which revolt to resolve first
web-deciding-awaits-other = { $player } is deciding
web-deciding-your-next = Your next action: { $space } with { $card }

## What happened

web-deciding-since = Since your last move
web-deciding-round = This season so far
web-deciding-since-count = { $count ->
        [one] 1 event
       *[other] { $count } events
    }
web-deciding-passes = { $count ->
        [one] { $players } skips.
       *[other] { $players } skip.
    }
web-deciding-show-fight = Show

## Buttons

web-deciding-back = Back
web-deciding-continue = Continue
web-deciding-later = { $count ->
        [one] 1 more result
       *[other] { $count } more results
    }

## Claiming provinces

web-deciding-claim-title = Claim a province
web-deciding-claim-help = Take one of the face-up cards, or draw the top card of the pile. Then choose which of your army groups goes there.
web-deciding-claim-pile = Top of the pile
web-deciding-claim-pile-note = Face down
web-deciding-claim-pile-count = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
web-deciding-claim-pile-armies = You'll see the card before choosing its armies.
web-deciding-claim-buried = At the bottom of the pile: { $provinces }.
web-deciding-tax = Tax
web-deciding-rice = Rice
web-deciding-sites = Building sites
web-deciding-claim-beside = { $own ->
        [0] next to none of yours
        [one] next to 1 of yours
       *[other] next to { $own } of yours
    }{ $rivals ->
        [0]{""}
        [one], 1 rival province
       *[other], { $rivals } rival provinces
    }
web-deciding-claim-borders = Borders { $provinces }
web-deciding-claim-region = { $region } region
web-deciding-groups = Your army groups
web-deciding-groups-left = { $count ->
        [one] the last one
       *[other] { $count } left
    }
web-deciding-group-times = × { $count }
web-deciding-group-many = { $count } groups of { $armies } armies
web-deciding-claim-do = Claim { $province } with { $armies } armies
web-deciding-claim-choose-card = Choose a card
web-deciding-claim-choose-group = Choose an army group for { $province }
web-deciding-claim-draw = Draw from the pile
web-deciding-claim-place = Place { $armies } armies in { $province }
web-deciding-claim-place-title = { $province } is yours
web-deciding-claim-place-help = Choose the army group that goes there. Put large groups where you can't afford to lose.
web-deciding-bury = Put both under the pile
web-deciding-bury-help = Same two cards as last turn. Put them under the pile to reveal two new ones.
web-deciding-bury-not = You can only put both under the pile if both were here on your last turn too.

## Turn order

web-deciding-place-title = Choose your turn-order position
web-deciding-place-help = Your position sets when you act this { $season }. You also get its special card.
web-deciding-place-bid = { $card-id ->
        [chests] You bid { $chests ->
                [0] nothing
                [one] 1 chest
               *[other] { $chests } chests
            }.
        [province] You bid the { $card } card.
       *[empty] You had no card to bid with.
    } { $lot ->
        [none] {""}
        [all] All bids tied, so the order was random.{" "}
       *[some] You tied with { $players }, so your order was random.{" "}
    }{ $rank ->
        [1] You choose first.
        [2] You choose second.
        [3] You choose third.
        [4] You choose fourth.
       *[other] You choose fifth.
    }
web-deciding-take-place = Take position { $place }
web-deciding-take = Take
web-deciding-in-your-plan = In your plan
web-deciding-bids = Bids
web-deciding-bid-now = choosing now
web-deciding-bid-took = chose position { $place }
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
web-deciding-special-defence = +1 defense
web-deciding-privilege-one-more-chest = Collect taxes gives you 1 more chest.
web-deciding-privilege-one-more-rice = Confiscate rice gives you 1 more rice.
web-deciding-privilege-six-armies = Deploy 5 may place 6 armies for the same price.
web-deciding-privilege-attack = 1 more army in each of your attacks.
web-deciding-privilege-defence = 1 more army when a player attacks you.
web-deciding-change-tax = { $province }: { $after } chests instead of { $before }
web-deciding-change-rice = { $province }: { $after } rice instead of { $before }
web-deciding-change-six = { $province }: { $after } armies instead of { $before }
web-deciding-change-attack = { $count ->
        [one] Attacks from { $province }
       *[other] Attacks from { $province } and { $other }
    }
web-deciding-change-defence = { $count ->
        [one] A rival can attack 1 of your provinces
       *[other] Rivals can attack { $count } of your provinces
    }
web-deciding-change-none-tax = You didn't plan Collect taxes
web-deciding-change-none-rice = You didn't plan Confiscate rice
web-deciding-change-none-six = You didn't plan Deploy 5
web-deciding-change-none-attack = You didn't plan a battle
web-deciding-change-none-defence = No rival can attack you now

## Marching

web-deciding-march-title = Where do your armies in { $origin } go?
web-deciding-march-help = Your own is a move, others are battles.
web-deciding-move-title = Move armies out of { $origin }?
web-deciding-move-help = You can move them to one adjacent province of your own, without a battle.
web-deciding-stay = Keep all in { $origin }
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
web-deciding-armies = Armies to send (1 stays in { $origin })
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
web-deciding-after-move = Result: { $origin } { $left }, { $target } { $there }.
web-deciding-percent = { $percent }%

## A battle before it is fought

web-deciding-you = You
web-deciding-farmers = Farmers
web-deciding-row-march = Your armies
web-deciding-row-attack = Attack
web-deciding-row-there = In { $province }
web-deciding-row-tray = From the tray
web-deciding-row-card = Special card
web-deciding-row-castle = Castle
web-deciding-row-helpers = Farmers from the tray
web-deciding-row-thrown = Thrown
web-deciding-reasons = Includes:
web-deciding-reason-tray = { $whose ->
        [yes] +{ $count } of yours already in the tray
        [farmers] +{ $count } { $count ->
                [one] farmer
               *[other] farmers
            } already in the tray
       *[no] +{ $count } of { $player }'s already in the tray
    }
web-deciding-reason-card = { $whose ->
        [yes] +1 for your special card
       *[no] +1 for { $player }'s special card
    }
web-deciding-reason-castle = +1 for the castle (this season's event)
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
        [yes] { $count } of yours inside the tower might come out
        [farmers] { $count ->
                [one] 1 farmer
               *[other] { $count } farmers
            } inside the tower might come out against you
       *[no] { $count } of { $player }'s inside the tower might come out
    }
web-deciding-reason-inside-helpers = { $count ->
        [one] 1 farmer
       *[other] { $count } farmers
    } inside the tower might come out and fight for { $whose ->
        [yes] you
       *[no] { $player }
    }
web-deciding-odds = Battle odds
web-deciding-odds-win = You win
web-deciding-odds-tie = Tie: all armies lost, province turns neutral
web-deciding-odds-tie-neutral = Tie: all armies lost, province stays neutral
web-deciding-odds-lose = { $player } keeps it
web-deciding-odds-lose-farmers = Farmers win
web-deciding-odds-loading = Calculating odds…
web-deciding-odds-off = This table plays without hints, so no odds are shown.
web-deciding-odds-failed = Odds aren't available right now.
web-deciding-battle-help = All these cubes go into the tower, along with the ones in the tray. Some get stuck inside, others come loose. The side with more cubes in the tray wins and keeps the difference.
web-deciding-left = Armies you'd have in { $province }
web-deciding-left-expected = { $armies } on average if you win
web-deciding-left-of = { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }: { $chance }
web-deciding-loyal = Green cubes that come out are farmers. They fight for { $player }, because { $province } has no revolt marker.
web-deciding-disloyal = Farmers won't help: { $province } has a revolt marker.
web-deciding-neutral-note = Unless your cubes outnumber the farmers, { $province } stays neutral.

## Special cards in battle, and six armies

web-deciding-reinforce-attack = Add 1 army to your attack on { $province }?
web-deciding-reinforce-defence = { $player } attacks { $province }. Add 1 army to your defense?
web-deciding-reinforce-help = Your special card adds an army from your supply ({ $supply } left). It stays in { $province } if it survives.
web-deciding-reinforce-do = Add 1 army
web-deciding-reinforce-not = Don't add
web-deciding-reinforce-chance = { $side ->
        [attack] { $chance } to win
       *[defence] { $chance } to keep it
    }
web-deciding-reinforce-score = { $attackers } armies attack, { $defenders } defend.
web-deciding-reinforce-farmers = { $attackers } armies attack, farmers defend.
web-deciding-deploy-title = How many armies do you deploy in { $province }?
web-deciding-deploy-help = Your special card makes it { $special } for the same price. { $supply } left in your supply.
web-deciding-deploy-do = Deploy { $armies }
web-deciding-deploy-result = then { $armies } there

## Revolts in winter

web-deciding-revolts-title = Which revolt do you resolve first?
web-deciding-revolts-help = You'll face all of them. Cubes left in the tray are thrown again in the next one.
web-deciding-revolt-line = { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } against { $farmers ->
        [one] 1 farmer
       *[other] { $farmers } farmers
    }
web-deciding-revolt-chance = { $chance } to keep
web-deciding-revolt-choose = Choose a province
web-deciding-revolt-tie = You need more armies than farmers in the tray. A tie loses the province.
web-deciding-revolt-do = Resolve { $province } first

## Anything else

web-deciding-list-title = Your decision
web-deciding-list-help = Choose one.

## What came of a battle

web-deciding-revolt-result = Revolt in { $province }
web-deciding-battle-result = Battle for { $province }
web-deciding-side-and-farmers = { $player } and farmers

web-deciding-verdict-won = { $province } is yours
web-deciding-verdict-taken = { $player } conquers { $province } from you
web-deciding-verdict-taken-other = { $player } conquers { $province }
web-deciding-verdict-held = You keep { $province }
web-deciding-verdict-held-other = { $player } keeps { $province }
web-deciding-verdict-lost = { $player } keeps { $province }. Your { $armies ->
        [one] army was
       *[other] { $armies } armies were
    } lost or stuck in the tower
web-deciding-verdict-lost-all = { $player } keeps { $province }. You lose { $armies ->
        [one] your army
       *[other] all { $armies } armies
    }
web-deciding-verdict-draw = Tied { $armies }–{ $armies }: { $armies ->
        [0] nothing came out
       *[other] all armies lost
    }. { $outcome }
web-deciding-verdict-neutral = { $province } stays neutral
web-deciding-verdict-nobody = { $province } turns neutral
web-deciding-verdict-nobody-fall = { $province } turns neutral and loses its buildings
web-deciding-verdict-revolt-kept = You keep { $province }
web-deciding-verdict-revolt-kept-other = { $player } keeps { $province }
web-deciding-verdict-revolt-lost = You lose { $province } to the farmers
web-deciding-verdict-revolt-lost-other = { $player } loses { $province } to the farmers

# A player, or what is counted, and the figures.
web-deciding-case = { $name }: { $sum }.

# How a side came to its number.
web-deciding-sum = thrown { $thrown }{ $tray ->
        [0] {""}
       *[other] {" "}+ from the tray { $tray }
    }{ $loose ->
        [0] {""}
       *[other] {" "}+ out of the tower { $loose }
    }{ $kept ->
        [0] {""}
       *[other] {" "}− stuck inside { $kept }
    } = { $out } came out

web-deciding-line-winner = { $lost ->
        [0] { $mine ->
                [yes] You lose no armies
               *[no] { $player } loses no armies
            }
        [one] { $mine ->
                [yes] You lose 1 army
               *[no] { $player } loses 1 army
            }
       *[other] { $mine ->
                [yes] You lose { $lost } armies
               *[no] { $player } loses { $lost } armies
            }
    }; { $armies ->
        [one] 1 remains in { $province }
       *[other] { $armies } remain in { $province }
    }
web-deciding-line-loser = { $lost ->
        [0] { $mine ->
                [yes] None of your armies came out of the tower
               *[no] None of { $player }'s armies came out of the tower
            }
        [one] { $mine ->
                [yes] 1 of your armies came out and is lost
               *[no] 1 of { $player }'s armies came out and is lost
            }
       *[other] { $mine ->
                [yes] { $lost } of your armies came out and are lost
               *[no] { $lost } of { $player }'s armies came out and are lost
            }
    }
web-deciding-line-card = { $mine ->
        [yes] You lose the card you planned for { $space }
       *[no] { $player } loses the card planned for { $space }
    }
web-deciding-line-buildings = Destroyed: { $buildings }
web-deciding-line-bystanders = In the tray, but not part of this battle: { $cubes }
web-deciding-line-inside = Stuck inside the tower: { $cubes }
web-deciding-line-out = Came out from earlier throws: { $cubes }
web-deciding-how = How this battle was counted
web-deciding-how-revolt = How this revolt was counted

## Winter

web-deciding-winter-title = Winter of year { $year }
web-deciding-winter-loss = { $loss ->
        [0] Nobody loses rice: the year's last event takes none.
       *[other] Everyone loses { $loss } rice to the year's last event.
    }
web-deciding-winter-provisions = Feeding the provinces
web-deciding-winter-player = Player
web-deciding-winter-lost = Lost
web-deciding-winter-rice = Rice
web-deciding-winter-provinces = Provinces
web-deciding-winter-hungry = Unfed
web-deciding-winter-fed = all fed
web-deciding-winter-unfed = { $count } unfed
web-deciding-winter-revolts = Revolts
web-deciding-winter-calm = No revolts.
web-deciding-winter-drawn = { $mine ->
        [yes] Your farmers revolt in { $provinces }
       *[no] { $player }'s farmers revolt in { $provinces }
    }
web-deciding-winter-points = Points
web-deciding-winter-line-provinces = Provinces
web-deciding-winter-line-buildings = Buildings
web-deciding-winter-line-most-castles = Most castles, { $region }
web-deciding-winter-line-most-temples = Most temples, { $region }
web-deciding-winter-line-most-theatres = Most theaters, { $region }
web-deciding-winter-all = Show all
web-deciding-winter-counted = Scoring the { $region } region
web-deciding-winter-gained = This winter
web-deciding-winter-total = Total
web-deciding-winter-plus = +{ $points }

## Why not

web-deciding-not-setup-left-out-with-three = { $province } isn't in play with three players.
web-deciding-not-march-adjacent = { $province } isn't adjacent to { $origin }.
web-deciding-not-elsewhere = Only armies in { $origin } can go now: you planned its card for this action. { $used ->
        [yes] You used the { $province } card for { $space }.
       *[no] You didn't plan the { $province } card for a battle.
    }
web-deciding-not-event-temple-protects = A temple protects { $province } this season.
web-deciding-not-deploy-move-without-battle = { $province } isn't yours, and this move can't start a battle.
web-deciding-not-winter-owner-chooses-order = { $province } isn't in revolt.
web-deciding-not-setup-claim-open-card = The { $province } card isn't face up.
web-deciding-not-setup-claim-any-group = The armies go to { $origin }, whose card you took.
web-deciding-not-build-one-of-a-kind = { $province } already has one.
web-deciding-not-build-free-site = { $province } has no free site.
web-deciding-not-origin = The armies are already in { $province }.

# What is suggested: a march with its armies
web-deciding-suggest-attack = Attack { $target } with { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    }
web-deciding-suggest-move = Move { $armies ->
        [one] 1 army
       *[other] { $armies } armies
    } to { $target }

