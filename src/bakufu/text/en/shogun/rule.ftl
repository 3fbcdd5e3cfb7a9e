# Every rule of the ledger in our own words: the answer to "why?". Rulings, where the rulebook is silent, have a reason;
# rules that refuse moves have a refusal, the answer to "why not?". Numbers come from the facts, under their paths.

## The table

rule-table-not-awaited = Only a player the game is waiting for can move.
    .reason = The game asks one player at a time, or all of them at once for their plans. Everybody else waits.
    .refusal = The game is not waiting for you now.
rule-table-no-such-move = A move has to answer the question that is asked.
    .reason = Every decision is a choice from a list, so nothing can be done that was never offered.
    .refusal = That does not answer this question.
rule-table-undo =
    You can take back your last moves until a card is turned up, cubes are thrown into the tower or chance decides
    something else, a new step of the season begins, or another player moves.
    .reason = The rulebook doesn't mention taking moves back. A move that has shown nobody anything new can be undone.
    .refusal = Something has been revealed or decided by chance since then, or the game has moved on.

## Set-up

rule-setup-choose-a-side =
    The players choose one side of the board. Sun and moon show the same provinces, grouped into regions differently.
rule-setup-left-out-with-three = With three players eight provinces are out of the game. Nobody owns or enters them.
    .refusal = With three players this province is out of the game.
rule-setup-equal-chests =
    Everybody starts with equal means: { $players-3-chests } chests each with three players, { $players-4-chests } with
    four, { $players-5-chests } with five. Chests and the { $box-armies } armies of each lie in the open all game.
rule-setup-claim-first-seat = The first seat claims first, and the others follow clockwise.
    .reason = The rulebook gives the first claim to the oldest player. This table asks nobody's age, so it goes by seats.
rule-setup-claim-two-open = While provinces are claimed, two province cards lie open beside the pile.
rule-setup-claim-open-card = A player may claim one of the two provinces whose cards lie open.
    .refusal = The card of this province does not lie open.
rule-setup-claim-from-pile = A player who likes neither open card may take the top card of the pile, unseen.
rule-setup-claim-any-group = A claimed province gets one of the player's prepared army groups, whichever they prefer.
    .refusal = You have no group of that size left.
rule-setup-claim-replace = The gap left by an open card is filled from the pile at once.
rule-setup-claim-bury =
    A player who faces the very two open cards of their previous turn may put both under the pile. Two new cards are
    turned up, and then the player chooses.
    .refusal = The two open cards are not the ones you saw on your previous turn, so they stay.
rule-setup-claim-until-placed =
    Claiming goes on until every army group is on the board. What is left over is neutral, and can be conquered.
rule-setup-fixed-provinces =
    The sun side has a ready-made distribution of provinces and armies, which spares newcomers the claiming.
rule-setup-load-the-tower =
    Before the first spring, { $tower_load-armies } armies of each player and { $tower_load-farmers } farmers go into
    the tower together. What comes out again returns to its supply; the rest stays inside.
rule-setup-four-events =
    At the start of a year four event cards are laid open. Three of them shape the seasons; the one that is never drawn
    tells how much rice the winter costs.

## Seasons

rule-season-shuffle-actions =
    The ten actions are shuffled every season. While the players plan, they see the first five; the rest are face down.
rule-season-shuffle-specials =
    The five special cards are shuffled into a row every season. A card is worth its place, for the turn order, and its
    privilege for one season.
rule-season-draw-an-event =
    When all plans are laid, chance picks one of the open event cards. It changes something for everybody this season.
rule-season-row-order =
    The row of actions is worked off from its first card to its last. Everybody has had their turn at one action before
    another comes up.
rule-season-reveal-in-turn = A planned card stays face down until its owner's turn at that action.
rule-season-turn-up-next =
    After each action, once every player is done with it, the next face-down action card is revealed. From the sixth
    action on, all ten are known.
rule-season-return-the-cards =
    After the tenth action the planned cards go back to the hands, the special cards are returned, and the season's
    event leaves the game.

## Plans

rule-plan-secret = All players plan at once, and nobody can see what the others lay down.
rule-plan-own-cards = A hand holds the cards of one's own provinces and five chest cards; nothing else can be planned.
    .refusal = You do not hold that card: the province is not yours.
rule-plan-a-card-once = A card lies on one space only, so a province gets one action a season at most.
    .refusal = That card already lies on another space.
rule-plan-one-card-a-space = There are ten actions and the bid, and each takes a single card.
rule-plan-fill-every-space = No space may stay empty as long as the hand has a card for it.
    .refusal = You have cards enough for all the spaces left, so none may stay empty.
rule-plan-chest-card-declines =
    A chest card on an action means: not this season. How many chests it shows makes no difference there.
rule-plan-empty-space-declines =
    Whoever has fewer cards than spaces leaves some empty, and those actions do not happen.

## Turn order

rule-order-pay-the-bid = Bids are turned up together. Each player pays the bank what their card shows, won or not.
rule-order-bid-above-purse =
    A bid of more chests than the player owns takes everything they own, and ranks as a bid of that amount.
    .reason =
        The rulebook does not say what becomes of such a bid. A bid is worth what is really paid for it: nobody gains
        from promising too much, and nobody is ruined by a slip.
rule-order-province-card-is-free =
    A province card can serve as a bid. It costs no chests, but everybody sees that this province does nothing this season.
rule-order-high-bid-first = The highest bidder is the first to choose a place with its special card, the lowest the last.
rule-order-province-before-zero = A bid with a province card ranks just above a chest card that shows 0.
rule-order-no-card-last = Whoever had no card left to bid chooses after everyone who had.
rule-order-tie-by-lot = Between equal bids, lots are drawn.
rule-order-choose-a-free-place = A place and its special card belong to the first player who takes them.
    .refusal = That place is taken. Choose one that is free.
rule-order-by-place =
    Turn order runs from the first place to the fifth. Places nobody took are skipped, and their special cards are
    out of use this season.

## Events

rule-event-theatre-calms = This season a new theatre takes one revolt marker away from its province.
rule-event-two-farmers =
    { $effect-two-farmers ->
        [one] This season a neutral province is defended by 1 farmer.
       *[other] This season a neutral province is defended by { $effect-two-farmers } farmers.
    }
rule-event-castle-defends =
    This season a castle helps against attacks: its owner throws in one more army, taken from the supply.
rule-event-temple-protects = This season nobody may attack a province that has a temple.
    .refusal = It has a temple, and this season's event protects temples from attack.
rule-event-tax-at-most = This season no province yields more than { $effect-tax-at-most } in taxes.
rule-event-tax-at-least = This season every province yields at least { $effect-tax-at-least } in taxes.
rule-event-rice-at-least = This season every province yields at least { $effect-rice-at-least } rice.
rule-event-rice-at-most = This season no province yields more than { $effect-rice-at-most } rice.
rule-event-fewer-armies =
    This season Deploy 5 places only { $effect-fewer-armies-deploy-5 } armies and Deploy 3 only
    { $effect-fewer-armies-deploy-3 }, at the usual prices.
rule-event-over-before-winter =
    An event applies to its own season only. Autumn's event is over before winter, and the card that is left only sets
    the rice loss.

## Special cards

rule-special-one-more-chest = This special card brings its holder one chest more when collecting taxes.
rule-special-one-more-rice = This special card brings its holder one rice more when confiscating rice.
rule-special-six-armies = With this special card Deploy 5 may place { $deploy-special } armies, for the same price.
    .refusal = Choose one of the two numbers: the action's own, or { $deploy-special } with your special card.
rule-special-six-in-full =
    A player with this special card and fewer than { $deploy-special } armies in the supply deploys the usual number.
    .reason =
        The card is an offer and the action itself is possible. Skipping the action because of the offer would turn the
        card into a penalty.
rule-special-attack =
    With this special card one army from the supply may join each attack with Battle A or Battle B.
    .refusal = The special card adds one army, or none.
rule-special-defence =
    With this special card one army from the supply may join the defence whenever another player attacks.
    .refusal = The special card adds one army, or none.
rule-special-after-the-event = If the season's event and a special card touch the same action, the event is applied first.

## Actions

rule-action-pay-in-full =
    An action is paid in full at the moment it comes up. Whoever could carry out only a part of it skips it altogether.

## Buildings

rule-build-castle = A castle costs { $price-castle ->
        [one] 1 chest
       *[other] { $price-castle } chests
    } and is placed in the planned province.
rule-build-temple = A temple costs { $price-temple ->
        [one] 1 chest
       *[other] { $price-temple } chests
    } and is placed in the planned province.
rule-build-theatre = A Nô theatre costs { $price-theatre ->
        [one] 1 chest
       *[other] { $price-theatre } chests
    } and is placed in the planned province.
rule-build-free-site = A building takes up one building site. Provinces have one to three of them, and none is shared.
    .refusal = That province has no free site.
rule-build-one-of-a-kind = In one province there can be one castle, one temple and one theatre, but no two of a kind.
    .refusal = That province has one already.
rule-build-tiles-are-limited =
    There are { $box-castles } castles, { $box-temples } temples and { $box-theatres } theatres. A kind that has run out
    cannot be built.
    .reason = The box holds no more, and an action that cannot be carried out whole is skipped.

## Rice and taxes

rule-collect-rice = Confiscating adds the rice of the province to the player's store.
rule-collect-rice-beyond-track = Rice above 18, the end of the track, is kept and counts in full.
    .reason = The rulebook sets no limit. The track only records what a player has.
rule-collect-taxes = Collecting takes the chests of the province from the bank.
rule-collect-leave-a-marker = After a peaceful collection a revolt marker is placed in the province.
rule-collect-yield-before-revolt = If a collection starts a revolt, the yield is taken first and the farmers rise then.
    .reason =
        The rulebook leaves the order open. It is the collection that enrages the farmers, so it comes first, and what
        was collected is kept even if the province is lost.
rule-collect-bank-is-limited =
    The chests in the game are worth { $box-chests } altogether. If the bank runs dry, a collection brings what is left.
    .reason = The rulebook does not say that the chests are unlimited, and the box holds no more.

## Deploying

rule-deploy-five = Deploy 5 places { $deploy-deploy-5 } armies from the supply for { $price-deploy-5 ->
        [one] 1 chest
       *[other] { $price-deploy-5 } chests
    }.
rule-deploy-three = Deploy 3 places { $deploy-deploy-3 } armies from the supply for { $price-deploy-3 ->
        [one] 1 chest
       *[other] { $price-deploy-3 } chests
    }.
rule-deploy-one = Deploy 1 costs { $price-deploy-1 ->
        [one] 1 chest
       *[other] { $price-deploy-1 } chests
    }. It adds one army, and then lets armies of that province move on.
rule-deploy-supply-is-limited = If the supply holds fewer armies than the action places, nothing is deployed or paid.
    .reason = An action that could be done only in part is skipped. The same is taken to hold when armies run out.
rule-deploy-move-is-optional = The move that comes with Deploy 1 is an offer; the armies may also stay.
rule-deploy-move-without-battle = The move that comes with Deploy 1 leads to one's own provinces only, never to a battle.
    .refusal = This move cannot start a battle: pick a province of your own.

## Marching

rule-march-adjacent = Armies march one step: into a province that shares a border or a sea route with theirs.
    .refusal = That province is no neighbour of the one you march from.
rule-march-sea-route = Two provinces joined by a sea route are neighbours, as if they shared a border.
rule-march-move-to-own-province =
    Marching into a province of one's own is only a move. Any number of armies may stand in one province.
rule-march-attack = Marching into any province that is not one's own is an attack, with all the armies that march.
rule-march-must-be-carried-out = A planned Battle A or B has to be carried out if the armies there can march at all.
    .reason =
        Every action that can be carried out must be, and the rulebook makes no exception for marching. A move into a
        province of one's own counts. Whoever wants peace lays a chest card.
    .refusal = You planned this march, so it has to happen: pick a neighbour.
rule-march-at-least-one = A march needs at least one army.
    .refusal = At least one army has to march.
rule-march-one-army-stays = One army always stays behind, so a province with a single army cannot send any.
    .refusal = One army has to stay behind.
rule-march-nowhere-to-go = If armies may not enter any neighbouring province, they do not march.

## Battles

rule-battle-throw-both-sides =
    The armies of both sides go into the tower together. Some get caught, others are shaken loose, and what lies in the
    tray afterwards decides.
rule-battle-tray-joins = Whatever lay in the tray before a battle is thrown in along with the armies.
rule-battle-farmers-defend-neutral =
    A neutral province is defended by a farmer from the supply. The attacker wins it with more cubes in the tray than
    there are farmers.
rule-battle-farmers-are-limited = If the supply has fewer farmers than are called for, those that are there fight.
    .reason = There are { $box-farmers } farmers in the box and none besides. A battle is fought with what there is.
rule-battle-bystanders-stay = Cubes of players who have no part in a battle do not count. They stay in the tray.
rule-battle-farmers-side-with-defender = Farmers in the tray fight for the defender if no revolt marker lies in the province.
rule-battle-farmers-stay-out =
    Where a revolt marker lies, farmers do not help the defender. They take no part and stay in the tray.
rule-battle-farmers-fall-first =
    If farmers help a defender to win, the losses are taken from the farmers first, and from the armies after that.
    .reason = The English Big Box rulebook leaves open whose cubes the winning side loses; the other rulebooks name the farmers.
rule-battle-more-armies-win =
    The side with more cubes in the tray wins, and loses as many as the beaten side had. The rest hold the province.
rule-battle-farmers-alone-raze =
    If the defence is stronger but consists of farmers alone, nobody wins. Both sides are gone, everything in the
    province is removed, and it becomes neutral.
rule-battle-tie-razes =
    With equal numbers in the tray both sides lose all of them. Everything in the province is removed, and it becomes
    neutral.
rule-battle-stays-neutral = An attacker who does not beat the farmers of a neutral province loses, and it stays neutral.
    .reason =
        The rulebook speaks of a tie or defeat for provinces that have an owner. A neutral province has nothing to
        remove and no card to return, so nothing changes there.
rule-battle-farmers-return =
    After a battle in which farmers took part, all farmers in the tray go back to the supply. They never stand on the board.
rule-battle-province-taken =
    The victorious attacker gets the province with its buildings and revolt markers, and takes its card from the loser.
    The card goes to the hand, so it cannot be used again this season.
rule-battle-neutral-taken = Whoever conquers a neutral province takes its card from the supply into the hand.
rule-battle-card-from-the-plan =
    A lost province takes its card with it, even out of the plan. What was planned there does not happen.

## Revolts

rule-revolt-at-collection =
    Collecting where a revolt marker lies provokes a revolt, with one farmer for each marker lying there.
rule-revolt-nobody-attacks = In a revolt neither castles nor the special card for defence help.
    .reason = Both help a province that is attacked by a player. In a revolt no player attacks.
rule-revolt-put-down =
    With more armies than farmers in the tray the owner keeps the province, and loses one army for each farmer.
rule-revolt-tie-is-defeat = A tie in a revolt is as bad as a defeat: the province becomes neutral and everything in it is removed.
rule-revolt-defeat-razes =
    If the farmers outnumber the armies, the owner loses the province with all that is in it, and it becomes neutral.
rule-revolt-marker-after-victory = A province whose revolt was put down at a collection gets one more revolt marker.
rule-revolt-markers-are-limited = There are { $box-revolt_markers } revolt markers. When all are in use, none is placed.
    .reason = The box holds no more, and the rulebook names nothing that could take their place.

## Winter

rule-winter-autumn-order = Winter keeps the turn order of autumn.
rule-winter-rice-loss = Everybody loses as much rice as the year's last event card says.
rule-winter-rice-not-below-zero = Nobody can lose more rice than they have.
    .reason = The track ends at 0, and provinces without rice are punished already.
rule-winter-one-rice-a-province = Every province needs one rice to come through the winter.
rule-winter-unfed-provinces-revolt = The more provinces go without rice, the more of them revolt, and the more farmers join each revolt.
rule-winter-left-neighbour-draws =
    Which provinces revolt is drawn blindly from the player's province cards. The neighbour on the left draws.
rule-winter-owner-chooses-order = Whoever faces several revolts decides which comes first.
    .refusal = No revolt was drawn for that province.
rule-winter-hunger-adds-farmers =
    In winter a province raises as many farmers as revolt markers lie there, and hunger adds more to them.
rule-winter-clear-for-new-year =
    After the first winter four new events are laid open, all rice is gone, and all revolt markers are removed.

## Points

rule-score-provinces = Each province is worth { $score-province ->
        [one] 1 point
       *[other] { $score-province } points
    }.
rule-score-buildings = Each building is worth { $score-building ->
        [one] 1 point
       *[other] { $score-building } points
    }.
rule-score-most-castles = The most castles in a region bring { $score-castle ->
        [one] 1 point
       *[other] { $score-castle } points
    }.
rule-score-most-temples = The most temples in a region bring { $score-temple ->
        [one] 1 point
       *[other] { $score-temple } points
    }.
rule-score-most-theatres = The most theatres in a region bring { $score-theatre ->
        [one] 1 point
       *[other] { $score-theatre } points
    }.
rule-score-tie-one-less = Players who share a majority get one point less than a sole leader would, each of them.
rule-score-majority-needs-one = Without a building of the kind in a region nobody has the majority there.
    .reason = Otherwise all players would tie with none, and score for building nothing.
rule-score-points-beyond-track = Points above 80, the end of the track, are kept and count in full.
    .reason = The rulebook sets no limit, and the player with the most points wins. The track only records them.

## The end

rule-end-most-points = After the second winter the player with the most points wins.
rule-end-tie-by-chests = If points are equal, the player with more chests wins.
rule-end-shared-victory = Players equal in points and in chests share the victory.
    .reason = The rulebook knows no further tie-break, and a lot would not be a victory.
