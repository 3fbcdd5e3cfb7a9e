# Every rule of the ledger in our own words: the answer to "why?". Rulings, where the rulebook is silent, have a reason;
# rules that refuse moves have a refusal, the answer to "why not?". Numbers come from the facts, under their paths.

## The table

rule-table-not-awaited = Only a player the game is waiting for can move.
    .reason = The game asks one player at a time, or all players simultaneously for their plans. Everyone else waits.
    .refusal = The game isn't waiting for you now.
rule-table-no-such-move = A move has to answer the current decision.
    .reason = Every decision is a choice from a list, so only what was offered can be chosen.
    .refusal = That doesn't answer this decision.
rule-table-undo =
    You can undo your last moves until a card is revealed, cubes are thrown, something else is decided at random, a new step
    of the season begins, or another player moves.
    .reason = The rulebook doesn't mention undoing moves. A move that has shown nobody anything new can be undone.
    .refusal = Something has been revealed or decided at random since then, or the game has moved on.

## Set-up

rule-setup-choose-a-side =
    The players choose one side of the board. Sun side and moon side show the same provinces, grouped into regions
    differently.
rule-setup-left-out-with-three = With three players, eight provinces are not in play. Nobody can control or enter them.
    .refusal = This province isn't in play with three players.
rule-setup-equal-chests =
    All players start with the same number of chests: { $players-3-chests } with three players, { $players-4-chests } with
    four, { $players-5-chests } with five. Chests and each player's { $box-armies } armies are always visible to all.
rule-setup-claim-first-seat = The first seat claims first, and the others follow clockwise.
    .reason = The rulebook lets the oldest player begin. We don't ask anyone's age, so the seats decide.
rule-setup-claim-two-open = While provinces are claimed, two province cards are face up next to the pile.
rule-setup-claim-open-card = A player may claim one of the two face-up provinces.
    .refusal = This province card isn't face up.
rule-setup-claim-from-pile = Instead of a face-up card, a player may draw the top card of the pile.
rule-setup-claim-any-group = A claimed province gets one of the player's army groups, whichever they prefer.
    .refusal = You have no group of that size left.
rule-setup-claim-replace = A face-up card that was taken is replaced from the pile immediately.
rule-setup-claim-bury =
    A player who sees the same two face-up cards as on their previous turn may put both under the pile. Two new cards are
    revealed, and then the player chooses.
    .refusal = The two face-up cards aren't the ones you saw on your previous turn, so they stay.
rule-setup-claim-until-placed =
    Claiming continues until every army group is on the board. Provinces left over are neutral and can be conquered.
rule-setup-fixed-provinces =
    The sun side has preset starting provinces and armies, so new players can skip claiming.
rule-setup-load-the-tower =
    Before the first spring, { $tower_load-armies } armies of each player and { $tower_load-farmers } farmers are thrown into
    the tower. Cubes that come out return to their supply; the rest stay inside.
rule-setup-four-events =
    At the start of a year, four event cards are revealed. Three of them apply in the seasons; the one that is never drawn
    sets the rice loss in winter.

## Seasons

rule-season-shuffle-actions =
    The ten actions are shuffled every season. While the players plan, they see the first five; the rest are face down.
rule-season-shuffle-specials =
    The five special cards are shuffled into a row every season. Each comes with a position in the turn order and helps its
    owner for one season.
rule-season-draw-an-event =
    When all plans are ready, one of the face-up event cards is drawn at random. It applies to everyone this season.
rule-season-row-order =
    The actions are carried out in order. All players take their turn at one action before the next one begins.
rule-season-reveal-in-turn = A planned card stays face down until its owner's turn at that action.
rule-season-turn-up-next =
    After each action, once every player is done with it, the next face-down action card is revealed. From the sixth
    action on, all ten are known.
rule-season-return-the-cards =
    After the tenth action, planned cards return to their owners' hands, special cards are returned, and the season's event
    is removed from the game.

## Plans

rule-plan-secret = All players plan simultaneously and in secret.
rule-plan-own-cards = A hand holds the cards of the player's provinces and five chest cards; nothing else can be planned.
    .refusal = You don't have that card: the province isn't yours.
rule-plan-a-card-once = A card can be on one space only, so a province gets at most one action per season.
    .refusal = That card is already on another space.
rule-plan-one-card-a-space = There are ten actions and the bid. Each takes a single card.
rule-plan-fill-every-space = No space may stay empty as long as the player has a card for it.
    .refusal = You have enough cards for all remaining spaces, so none may stay empty.
rule-plan-chest-card-declines =
    A chest card on an action skips it. The number of chests it shows makes no difference there.
rule-plan-empty-space-declines =
    A player with fewer cards than spaces leaves some empty, and those actions are skipped.

## Turn order

rule-order-pay-the-bid = Bids are revealed together. All players pay what their card shows to the bank, whatever position they get.
rule-order-bid-above-purse =
    A player who bids more chests than they have pays all they have, and it counts as a bid of that amount.
    .reason =
        The rulebook doesn't cover this. A bid is worth what is actually paid: nobody gains by overbidding, and nobody is
        ruined by a mistake.
rule-order-province-card-is-free =
    A province card can be used as a bid. It costs no chests, but that province can't act this season, and everyone sees it.
rule-order-high-bid-first = The highest bidder is the first to choose a position with its special card, the lowest the last.
rule-order-province-before-zero = A bid with a province card ranks just above a chest card that shows 0.
rule-order-no-card-last = A player with no card left to bid chooses after everyone who had one.
rule-order-tie-by-lot = Tied bids are ordered at random.
rule-order-choose-a-free-place = A position and its special card go to the first player who takes them.
    .refusal = That position is taken. Choose a free one.
rule-order-by-place =
    Turn order runs from the first position to the fifth. Positions nobody took are skipped, and their special cards aren't
    used this season.

## Events

rule-event-theatre-calms = This season a new theater removes one revolt marker from its province.
rule-event-two-farmers =
    { $effect-two-farmers ->
        [one] This season a neutral province is defended by 1 farmer.
       *[other] This season a neutral province is defended by { $effect-two-farmers } farmers.
    }
rule-event-castle-defends =
    This season a castle helps against attacks: its owner throws in one more army from the supply.
rule-event-temple-protects = This season nobody may attack a province that has a temple.
    .refusal = It has a temple, and this season's event protects temples from attack.
rule-event-tax-at-most = This season no province gives more than { $effect-tax-at-most } chests.
rule-event-tax-at-least = This season every province gives at least { $effect-tax-at-least } chests.
rule-event-rice-at-least = This season every province gives at least { $effect-rice-at-least } rice.
rule-event-rice-at-most = This season no province gives more than { $effect-rice-at-most } rice.
rule-event-fewer-armies =
    This season Deploy 5 places only { $effect-fewer-armies-deploy-5 } armies and Deploy 3 only
    { $effect-fewer-armies-deploy-3 }, at the usual prices.
rule-event-over-before-winter =
    An event applies to its own season only. Autumn's event is over before winter, and the card that is left only sets
    the rice loss.

## Special cards

rule-special-one-more-chest = This special card gives its owner one more chest when collecting taxes.
rule-special-one-more-rice = This special card gives its owner one more rice when confiscating rice.
rule-special-six-armies = With this special card, Deploy 5 may place { $deploy-special } armies for the same price.
    .refusal = Choose one of the two numbers: the action's own, or { $deploy-special } with your special card.
rule-special-six-in-full =
    A player with this special card and fewer than { $deploy-special } armies in the supply deploys the usual number.
    .reason =
        The card is an offer, and the action itself is possible. Skipping the action because of the offer would turn the
        card into a penalty.
rule-special-attack =
    With this special card one army from the supply may join each attack with Battle A or Battle B.
    .refusal = The special card adds one army, or none.
rule-special-defence =
    With this special card one army from the supply may join the defense whenever another player attacks.
    .refusal = The special card adds one army, or none.
rule-special-after-the-event = If the season's event and a special card affect the same action, the event applies first.

## Actions

rule-action-pay-in-full =
    An action is paid for in full when it comes up. A player who could only do part of it skips it.

## Buildings

rule-build-castle = A castle costs { $price-castle ->
        [one] 1 chest
       *[other] { $price-castle } chests
    } and is placed in the planned province.
rule-build-temple = A temple costs { $price-temple ->
        [one] 1 chest
       *[other] { $price-temple } chests
    } and is placed in the planned province.
rule-build-theatre = A Nô theater costs { $price-theatre ->
        [one] 1 chest
       *[other] { $price-theatre } chests
    } and is placed in the planned province.
rule-build-free-site = A building takes up one building site. Provinces have one to three of them.
    .refusal = That province has no free site.
rule-build-one-of-a-kind = A province can have one castle, one temple and one theater, but no two of a kind.
    .refusal = That province already has one.
rule-build-tiles-are-limited =
    There are { $box-castles } castles, { $box-temples } temples and { $box-theatres } theaters. A kind that has run out
    cannot be built.
    .reason = The box holds no more, and an action that can't be carried out in full is skipped.

## Rice and taxes

rule-collect-rice = Confiscate rice adds the province's rice to the player's rice.
rule-collect-rice-beyond-track = Rice above 18, the end of the track, is kept and counts in full.
    .reason = The rulebook sets no limit. The track only records what a player has.
rule-collect-taxes = Collect taxes takes the province's chests from the bank.
rule-collect-leave-a-marker = After a collection without a revolt, the province gets a revolt marker.
rule-collect-yield-before-revolt = If a collection starts a revolt, the player collects first. Then the farmers revolt.
    .reason =
        The rulebook leaves the order open. Collecting causes the revolt, so it comes first, and the player keeps what was
        collected even if the province is lost.
rule-collect-bank-is-limited =
    The game has { $box-chests } chests in total. If the bank runs out, the player gets what is left.
    .reason = The rulebook doesn't say that chests are unlimited, and the box holds no more.

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
    }. It adds one army. Then armies of that province may move.
rule-deploy-supply-is-limited = If the supply has fewer armies than the action places, nothing is deployed or paid.
    .reason = An action that could only be done in part is skipped. We apply the same when armies run out.
rule-deploy-move-is-optional = The move of Deploy 1 is optional; the armies may also stay.
rule-deploy-move-without-battle = The move of Deploy 1 can only enter the player's own provinces and never starts a battle.
    .refusal = This move can't start a battle: choose one of your provinces.

## Marching

rule-march-adjacent = Armies move one step: into a province that shares a border or a sea route with theirs.
    .refusal = That province isn't adjacent to the one you start from.
rule-march-sea-route = Two provinces joined by a sea route are adjacent, as if they shared a border.
rule-march-move-to-own-province =
    Entering a province you control is only a move. A province can have any number of armies.
rule-march-attack = Entering any other province is an attack with all the armies that go.
rule-march-must-be-carried-out = A planned Battle A or B has to be carried out if the armies there can go anywhere.
    .reason =
        Every action that can be carried out must be, and the rulebook makes no exception here. A move into the player's own
        province counts. To avoid it, plan a chest card.
    .refusal = You planned this battle, so it has to happen: choose an adjacent province.
rule-march-at-least-one = At least one army must go.
    .refusal = At least one army has to go.
rule-march-one-army-stays = One army always stays behind, so a province with a single army can't send any.
    .refusal = One army has to stay behind.
rule-march-nowhere-to-go = If armies can't enter any adjacent province, they stay.

## Battles

rule-battle-throw-both-sides =
    The armies of both sides go into the tower together. Some get stuck, others come loose, and the cubes in the tray
    decide the battle.
rule-battle-tray-joins = Cubes already in the tray before a battle are thrown in with the armies.
rule-battle-farmers-defend-neutral =
    A neutral province is defended by a farmer from the supply. The attacker wins it with more cubes in the tray than
    there are farmers.
rule-battle-farmers-are-limited = If the supply has fewer farmers than needed, those that are there fight.
    .reason = There are { $box-farmers } farmers in the box. A battle is fought with what there is.
rule-battle-bystanders-stay = Cubes of players who aren't part of a battle don't count. They stay in the tray.
rule-battle-farmers-side-with-defender = Farmers in the tray join the defender if the province has no revolt marker.
rule-battle-farmers-stay-out =
    If the province has a revolt marker, farmers don't join the defender. They take no part and stay in the tray.
rule-battle-farmers-fall-first =
    If farmers help a defender win, losses are taken from the farmers first, then from the armies.
    .reason = The English Big Box rulebook leaves open whose cubes the winning side loses; the other rulebooks name the farmers.
rule-battle-more-armies-win =
    The side with more cubes in the tray wins, and loses as many as the other side had. The rest stay in the province.
rule-battle-farmers-alone-raze =
    If the defense is stronger but consists only of farmers, nobody wins. Both sides lose all cubes, everything in the
    province is removed, and it turns neutral.
rule-battle-tie-razes =
    In a tie both sides lose all their cubes in the tray. Everything in the province is removed, and it turns neutral.
rule-battle-stays-neutral = An attacker who doesn't beat the farmers of a neutral province loses, and it stays neutral.
    .reason =
        The rulebook describes a tie or defeat for provinces that a player controls. A neutral province has nothing to remove
        and no card to return, so nothing changes there.
rule-battle-farmers-return =
    After a battle in which farmers took part, all farmers in the tray return to the supply. They are never on the board.
rule-battle-province-taken =
    The victorious attacker gets the province with its buildings and revolt markers, and takes its card from the loser. The
    card goes to the attacker's hand, so it can't be used again this season.
rule-battle-neutral-taken = A player who conquers a neutral province takes its card from the supply into their hand.
rule-battle-card-from-the-plan =
    A player who loses a province also loses its card, even from the plan. Its planned action is canceled.

## Revolts

rule-revolt-at-collection =
    Collecting in a province with revolt markers starts a revolt, with one farmer for each marker.
rule-revolt-nobody-attacks = In a revolt, neither castles nor the special card +1 defense help.
    .reason = Both help a province that is attacked by a player. In a revolt no player attacks.
rule-revolt-put-down =
    If there are more armies than farmers in the tray, the owner keeps the province and loses one army for each farmer.
rule-revolt-tie-is-defeat = A tie in a revolt counts as a defeat: the province turns neutral, and everything in it is removed.
rule-revolt-defeat-razes =
    If the farmers outnumber the armies, the owner loses the province and everything in it, and it turns neutral.
rule-revolt-marker-after-victory = A province that survives a revolt after a collection gets one more revolt marker.
rule-revolt-markers-are-limited = There are { $box-revolt_markers } revolt markers. When all are in use, none is placed.
    .reason = The box holds no more, and the rulebook names no substitute.

## Winter

rule-winter-autumn-order = Winter keeps the turn order of autumn.
rule-winter-rice-loss = All players lose as much rice as the year's last event card says.
rule-winter-rice-not-below-zero = A player can't lose more rice than they have.
    .reason = The track ends at 0, and unfed provinces already revolt.
rule-winter-one-rice-a-province = Each province needs 1 rice in winter.
rule-winter-unfed-provinces-revolt = The more provinces are unfed, the more of them revolt, and the more farmers join each revolt.
rule-winter-left-neighbour-draws =
    The player on the left draws the provinces that revolt at random from the player's province cards.
rule-winter-owner-chooses-order = A player with several revolts decides which to resolve first.
    .refusal = That province isn't in revolt.
rule-winter-hunger-adds-farmers =
    In a winter revolt, a province has as many farmers as it has revolt markers, plus the extra ones for unfed provinces.
rule-winter-clear-for-new-year =
    After the first winter, four new events are revealed, rice resets to 0, and all revolt markers are removed.

## Points

rule-score-provinces = Each province is worth { $score-province ->
        [one] 1 point
       *[other] { $score-province } points
    }.
rule-score-buildings = Each building is worth { $score-building ->
        [one] 1 point
       *[other] { $score-building } points
    }.
rule-score-most-castles = Having the most castles in a region scores { $score-castle ->
        [one] 1 point
       *[other] { $score-castle } points
    }.
rule-score-most-temples = Having the most temples in a region scores { $score-temple ->
        [one] 1 point
       *[other] { $score-temple } points
    }.
rule-score-most-theatres = Having the most theaters in a region scores { $score-theatre ->
        [one] 1 point
       *[other] { $score-theatre } points
    }.
rule-score-tie-one-less = Players who tie for the most score one point less each.
rule-score-majority-needs-one = If a region has no building of a kind, nobody scores for it there.
    .reason = Otherwise all players would tie with none and score for building nothing.
rule-score-points-beyond-track = Points above 80, the end of the track, are kept and count in full.
    .reason = The rulebook sets no limit, and the player with the most points wins. The track only records them.

## The end

rule-end-most-points = After the second winter the player with the most points wins.
rule-end-tie-by-chests = If players tie on points, the one with more chests wins.
rule-end-shared-victory = Players tied on points and chests share the victory.
    .reason = The rulebook has no further tie-break, and a random winner would not be a fair one.
