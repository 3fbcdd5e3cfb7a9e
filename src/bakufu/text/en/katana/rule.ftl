# Every rule of the ledger in our own words: the answer to "why?". Rulings, where the rulebook is silent, have a reason;
# rules that refuse moves have a refusal, the answer to "why not?". Numbers come from the facts, under their paths.

## The table

rule-table-not-awaited = Only the player whom the game is asking can move.
    .reason =
        You can take anytime actions in other players' turns too. So after each turn, the players who could deliver,
        play a card or put their SHOGUN NO KATANA into play are asked, one at a time and clockwise. The next player
        isn't asked: the coming turn is theirs. Gifts of the Academy and the Palace follow the whole action, in the same
        order.
    .refusal = It isn't your turn to decide.
rule-table-no-such-move = A move has to answer the question that is asked.
    .reason = Every decision is a choice from a list, so nothing can be done that was never offered.
    .refusal = That isn't an answer to this question.
rule-table-undo =
    You can undo your last moves until a card or tile is revealed, something is decided at random, a new step of the
    round begins, or another player moves.
    .reason = The rulebook doesn't mention undoing moves. A move that has revealed nothing new can be undone.
    .refusal = A card or tile has been revealed since then, or the game has moved on.

## Setup

rule-setup-five-rooms =
    The Palace has five of the seven Rooms. For a first game there is a suggested set; otherwise they are chosen at
    random.
rule-setup-lay-out-swords =
    Each House space in use has a face-up Sword. Some spaces are used only with three or four players.
rule-setup-lay-out-honor-cards = There are as many face-up Honor cards as players.
rule-setup-choose-a-sword =
    Reveal as many starting Swords as there are players. The last player chooses first, then the others
    counterclockwise. The first player gets the one that is left.
    .refusal = That Sword isn't one of the starting Swords.
rule-setup-starting-stock =
    The first player is chosen at random. Each player starts with { $start-wood } Wood, { $start-steel } Steel and the
    Coins on their Sword, plus 1 Coin for each position after the first in turn order. The Starting Sashimono goes on
    that Sword.

## Turns

rule-turn-four-rounds = The game has four rounds. Between rounds, all Workers and Monks return to their owners.
rule-turn-one-at-a-time = Players take turns clockwise. On your turn, place one Worker or one Monk and take its action.
rule-turn-available-workers =
    Each player starts with { $worker-available } Workers. Only available Workers can be placed.
    .refusal = You have no Worker left this round.

## The Temple

rule-temple-two-monks =
    Each player also has two Monks per round. A Monk does what a Worker does, and has a special effect.
    .refusal = You have used both your Monks this round.
rule-temple-monk-costs-offering = Placing a Monk costs an offering to the Temple. It gets more expensive each round.
rule-temple-pay-first = Pay the offering before the Monk acts. Coins earned by the action can't be used for it.
    .refusal = You don't have enough Coins for the offering.

## The Houses of the Daimyos

rule-houses-take-a-sword =
    A Worker or Monk at a House takes the Sword above its space. That space stays empty until the next round.
    .refusal = There is no Sword on this space.
rule-houses-first-space-free =
    A Sword starts on the leftmost space of its first Resource's row. If that space is occupied, you can't choose the
    Sword.
    .refusal = The space of your Forge where this Sword would start is occupied.
rule-houses-coins-in-advance = The Daimyo pays for a Sword up front: you get the Coins on the tile when you take it.
rule-houses-sashimono-on-the-sword = The Sashimono of the House stays on the Sword until it is delivered.
rule-houses-take-the-card = With the Sword you get the face-up card of that House's deck.
rule-houses-monk-takes-sashimono =
    A Monk at a House also takes a Sashimono of any House, straight into your Sashimono area.

## The Market

rule-market-free-space =
    Each Worker or Monk at the Market needs a space of its own. The number of spaces depends on the number of players.
    .refusal = All spaces at the Market are occupied.
rule-market-buy-resources =
    At the Market, buy as many Resources as you can afford: Wood for { $resource-wood-price }, Steel for {
    $resource-steel-price }, Stingray Leather for { $resource-leather-price }, Lacquer for { $resource-lacquer-price }.
    The supply is unlimited.
    .reason = The rulebook gives no number of Coins, Resources or Sashimonos, and no rule for when they run out.
    .refusal = You can't afford this Resource.
rule-market-take-a-card = After buying, take one of the three face-up Market cards. It is replaced from the deck.
    .refusal = There is no card in that place.
rule-market-monk-takes-second-card = A Monk at the Market takes a second card after the first one has been replaced.
rule-market-not-replaced =
    If the Market deck runs out, cards that are taken aren't replaced. If no card is left, you take none.
    .reason = The rulebook doesn't say what happens then. Used cards leave the game, so there is nothing to shuffle.

## The Forge

rule-forge-activated-only =
    A Worker or Monk at the Forge activates one row or column. Each Sword in it may move once, in any order, or stay.
    .refusal = This Sword isn't activated, and there is no extra move for it.
rule-forge-monk-adds-a-move =
    A Monk adds one move of any Sword, at any time during the activation. If that move takes a Sword into the activated
    row or column from outside, the Sword is activated too.

## The Academy

rule-academy-free-space =
    Each Worker or Monk at the Academy needs a space of its own. The number of spaces depends on the number of players.
    .refusal = All spaces at the Academy are occupied.
rule-academy-advance-a-decorator =
    At the Academy, advance one Decorator 1 step, or 2 steps in total with a Monk. Each step makes its decorations pay
    1 Coin more.
rule-academy-stop-at-the-end = A Decorator stops at { $academy-last } Coins. If all of yours are there, skip the step.
    .reason = The rulebook shows a track, but not what happens at its end.
    .refusal = This Decorator is at the end of its track.
rule-academy-decorate-resources = Then you may decorate Resources on your Swords, on one Sword or several.
rule-academy-each-decorator-once =
    Each Decorator works once per action, so you decorate at most one Resource of each kind.
    .refusal = This Decorator has already worked.
rule-academy-placed-resources-only = Only a Resource on a Sword in your Forge can be decorated.
    .refusal = There is no such Resource on a Sword there.
rule-academy-once-a-sword = On each Sword, a kind of Resource can be decorated only once.
    .refusal = This kind of Resource is already decorated on this Sword.
rule-academy-others-decorate-one =
    When a player acts at the Academy, each other player may decorate one Resource, even after passing.
rule-academy-pay-for-decorations =
    A decoration earns as many Coins as its Decorator shows. Each player gets them right after decorating.
    .reason =
        The rulebook pays all players together at the end. Nobody's decorations depend on another player's Coins, so
        each player is paid when done.

## The Shogun's Palace

rule-palace-free-space =
    Each Worker or Monk at the Palace needs a space of its own. The number of spaces depends on the number of players.
    .refusal = All spaces at the Palace are occupied.
rule-palace-add-a-member =
    When you act at the Palace, add a Family Member, up to three. You may also move any of your Members. Two of them
    can't share a Room.
    .refusal = That number of Rooms doesn't match the number of your Family Members.
rule-palace-use-each-room-once =
    You may use each Room with one of your Family Members once, in any order. You don't have to.
rule-palace-own-rooms = Only a Room with one of your own Family Members gives you its benefit, and only once.
    .refusal = You have no Family Member in that Room, or you have already used it.
rule-palace-no-use-after-moving =
    If the Market card “Move Family” moves your Family while you use the Rooms, you can use a Room only if a Member was
    there at the start and still is. A Room entered later gives nothing, except for a Monk's extra use.
    .reason =
        The benefits of an action are those of the Rooms where your Family is when they are given. Otherwise one action
        could use all five Rooms.
    .refusal = Your Family Member has left this Room, and with it its benefit.
rule-palace-cheaper-resource =
    Two Rooms sell a Resource { $rooms-discount } Coins below the Market's price: one Stingray Leather, the other Lacquer.
    .refusal = You don't have enough Coins, even at this price.
rule-palace-monk-uses-room-again = A Monk at the Palace lets you use one of your Rooms once more.
rule-palace-others-one-room =
    When a player acts at the Palace, each other player may use one Room with one of their Family Members, even after
    passing.

## The Komainu

rule-komainu-only-space = The Komainu has a single space.
    .refusal = The Komainu is occupied.
rule-komainu-take-coins = A Worker or Monk at the Komainu earns { $komainu-coins } Coins.
rule-komainu-be-first-player = The player at the Komainu is the first player of the next round.
rule-komainu-monk-acts-elsewhere =
    A Monk at the Komainu has the special effect of a Monk in one other area: a Sashimono, a card, a move, a step of a
    Decorator or a Room.
rule-komainu-for-you-alone =
    When a Monk at the Komainu advances a Decorator or uses a Room, the other players get nothing.
    .reason =
        Gifts to the other players follow an action at the Academy or the Palace. Here only the special effect of a Monk
        is used.

## Passing

rule-pass-take-an-honor-card = If you can't or don't want to act, pass and take one of the face-up Honor cards.
    .refusal = There is no Honor card in that place.
rule-pass-nothing-more =
    After passing you get only what other players' actions at the Academy and the Palace give you. You can't play cards
    or pay for them.
    .reason = The rulebook rules out actions and deliveries. We treat cards like actions.
    .refusal = You have passed, so you can't use cards until the next round.

## Moving Swords

rule-movement-a-sword-there = Each space of a Forge holds at most one Sword.
    .refusal = There is no Sword on this space.
rule-movement-golden-rule =
    A Sword moves one space for each Resource placed on it. It never moves without one, and never gets one without
    moving.
    .refusal = This Sword has all its Resources, so it can't move any further.
rule-movement-recipe-order = Resources go on a Sword in the order shown on its tile, from the stock next to your Forge.
    .refusal = You don't have the Resource that comes next.
rule-movement-right-in-its-row = If the next Resource matches the Sword's row, the Sword moves one space to the right.
rule-movement-up-or-down = If the next Resource matches the row above or below, the Sword moves one space up or down.
rule-movement-one-sword-a-space = A Sword can't move to a space with another Sword.
    .refusal = The space it would move to is occupied.
rule-movement-swap-places =
    Two Swords in adjacent rows of a column may swap places if each has to move to the other's space and both can move
    at the same time.
    .refusal = These two Swords can't swap places now.
rule-movement-mixed-swap =
    In your Forge, two Swords may also swap places if the row or column activates one of them and the other uses the
    Monk's extra move.
    .reason =
        The extra move is possible at any time during the activation, so both Swords can move at the same time. The
        rulebook describes a similar swap: with a Monk at the Palace, by the Room that moves a Sword and its second
        use.

## Delivering

rule-delivery-complete-swords-only = A Sword with all its Resources can be delivered at any time. It may also wait.
    .refusal = There is no complete Sword on this space.
rule-delivery-before-passing = After passing, you can't deliver until the next round.
    .refusal = You have passed, so this Sword waits for the next round.
rule-delivery-score-the-value =
    A delivered Sword scores the points on its tile, { $resource-wood-decorated } for decorated Wood, {
    $resource-steel-decorated } for Steel, { $resource-leather-decorated } for Stingray Leather, {
    $resource-lacquer-decorated } for Lacquer, and the points of the round.
rule-delivery-take-row-and-column =
    A delivery earns the benefits at the end of the Sword's row and column, including those of the cards under the
    Forge there.
rule-delivery-between-the-lines =
    Between the row and the column of a delivery you may take any anytime action: pay for a benefit, play a card, deliver
    another Sword, or put your SHOGUN NO KATANA into play. A row or column that is giving its benefits isn't interrupted.
    .reason =
        The rulebook only forbids interrupting a single row or column. It lists what you can do in a Moment, and an
        example delivers further Swords before a benefit is paid for.
    .refusal = You're already delivering this Sword.
rule-delivery-until-it-is-done =
    A Sword stays on its space of the Forge until its delivery is finished, even if another one is delivered in between.
    Its points are scored first, so a decoration after that earns Coins but adds nothing to them.
    .reason = The rulebook scores the value before the benefits and takes the Sword off the Forge after them.
    .refusal = The Sword you are delivering is still on the space it would move to.
rule-delivery-take-the-sashimono = The Sashimono on a delivered Sword goes to your Sashimono area.
rule-delivery-exchange-starting-sashimono = The Starting Sashimono is exchanged for one of any House when its Sword is delivered.
rule-delivery-free-a-worker =
    A delivered Sword goes on the next space of your Washitsu board, or next to it if it is full. Some spaces hold a
    blocked Worker, who becomes available.

## Cards

rule-cards-own-cards = You can use only cards you have: the immediate effect once and the permanent benefit once.
    .refusal = You don't have that card to use.
rule-cards-permanent-benefit =
    When you pay for a card, it goes under your Forge at the end of a row or column. From then on, every delivery there
    earns its permanent benefit.
rule-cards-pay-the-benefit = Pay for a benefit before it gives you anything. You can't pay with the Coins that it earns.
    .refusal = You can't afford this benefit.
rule-cards-one-benefit-a-line =
    Each row or column has room for one card, unless the Market card “Second benefit” allows a second one.
    .refusal = This row or column already has a card.
rule-cards-no-resuming =
    A row or column gives its benefits once per delivery. A card added later gives nothing for that delivery.
    .refusal = This row or column has already given its benefits.
rule-cards-finished-in-the-moment =
    Finish a card in the Moment in which you start it. Once you have used its effect, pay for its benefit or discard
    it. Once you have paid for its benefit, use its effect or lose it.
rule-cards-a-turn-is-a-moment = Everything you do on your own turn happens in one Moment.
    .reason =
        The rulebook ends a Moment when you can't do anything else. In your own turn that is the end of the turn. In
        another player's turn, each time the game asks you is a Moment of its own, and it ends when you're done.
rule-cards-benefit-when-asked =
    In another player's turn, you can pay for the benefit of a card without using its effect only when the game asks you
    for another reason: a gift, a delivery, a card or your SHOGUN NO KATANA.
    .reason =
        A benefit matters with your next delivery, and you can pay for it then. So the game doesn't stop for it after
        every turn.

## The Project for the Shogun

rule-project-from-the-sword =
    With each delivery you may add up to two of the Sword's Resources to your Project, at most as many of a kind as the
    Sword has.
    .refusal = This Sword doesn't have those Resources.
rule-project-at-most-seven = The SHOGUN NO KATANA has at most seven Resources. Any more on the Project must be removed.
    .refusal = Seven Resources is the maximum.
rule-project-late-from-delivered =
    You can add Resources late, from Swords you have delivered. No Sword gives more than two in total, early and late.
    .reason = Late additions make up for what was forgotten, so they should never reach further than remembering would.
    .refusal = The Swords you have delivered don't allow that.
rule-project-keep-one-of-each = Resources may be taken off the Project, but one of each kind has to stay.
    .refusal = One of each kind has to stay.
rule-project-changed-for-the-katana =
    The Project is changed late only when the SHOGUN NO KATANA is put into play, before the Composition.
    .reason =
        The rulebook describes these changes for that moment. Made earlier, they would cost the same and commit you
        sooner.
    .refusal = You can change your Project when you put your SHOGUN NO KATANA into play.
rule-project-no-back-and-forth =
    A kind of Resource removed from the Project can't be added again, and one that was added can't be removed.
    .reason = It would cost points and change nothing.
    .refusal = You have just changed this kind the other way.
rule-project-lose-a-point-each = Each Resource added late or removed costs 1 point.
rule-project-points-below-zero = Changing the Project can take your score below 0.
    .reason = The rulebook takes a point for each change and names no lower limit.

## The SHOGUN NO KATANA

rule-katana-each-resource = The SHOGUN NO KATANA needs at least one Resource of each kind, and a row where it can start.
    .refusal = That doesn't leave a Composition with all four kinds.
rule-katana-use-the-whole-project = The Composition uses exactly the Resources on your Project.
    .refusal = Your Project has none of that left.
rule-katana-adjacent-rows =
    In the Composition, each Resource must match the same row as the one before it or an adjacent row, so that the
    Sword never skips a row.
    .refusal = The Sword would have to skip a row, now or later.
rule-katana-first-space = Like every Sword, it starts on the leftmost space of its first Resource's row.
    .refusal = The space where it would start is occupied.
rule-katana-put-into-play =
    Putting the SHOGUN NO KATANA into play isn't an action and earns no Coins. After that, neither the Project nor the
    Composition can change.
rule-katana-only-one = Each player has one SHOGUN NO KATANA.
    .refusal = Your SHOGUN NO KATANA is already in play.
rule-katana-before-passing = After passing, you can't put your SHOGUN NO KATANA into play until the next round.
    .refusal = You have passed, so your SHOGUN NO KATANA waits for the next round.
rule-katana-worth-its-resources =
    The SHOGUN NO KATANA is worth what its Resources cost at the Market, plus decorations and the points of the round
    as for any Sword. Once delivered, it returns to its own space.

## Restore

rule-restore-first-player-goes-left =
    If nobody is at the Komainu, the First Player card goes to the left: to the next player clockwise.
    .reason =
        The rulebook sends it to the player on the left. Around a table that is the next one clockwise, and seats are
        numbered that way. Gifts and anytime actions are offered in this order too, starting after the player whose turn
        it is.
rule-restore-komainu-goes-first = The First Player card goes to the player at the Komainu.
rule-restore-refill-swords = Each empty House space gets a new Sword.
rule-restore-lay-out-honor-cards = Each new round starts with as many new face-up Honor cards as there are players.

## The end of the game

rule-end-score-coins =
    Every { $score-coins_a_point } Coins score 1 point. Resources next to your Forge count as the Coins they cost at the
    Market. Those on Swords and on the Project don't count.
    .reason =
        The rulebook counts the Resources you have. What was placed on a Sword is part of it, and the Project only marks
        a plan.
rule-end-score-unfinished-katana =
    A SHOGUN NO KATANA that is still in the Forge scores the Resources on it and their decorations, but nothing for the
    round, its row or its column.
rule-end-score-sashimonos = Sashimonos score in sets of different Houses. Larger sets are worth more per Sashimono.
rule-end-favour-to-best-katana =
    The most valuable SHOGUN NO KATANA delivered in time, not counting the points of the round, wins the Shogun's
    favor: { $score-favour } points.
rule-end-share-the-favour = If several are tied, their owners share the points of the Shogun's favor, rounded down.
rule-end-most-points = The player with the most points wins.
rule-end-tie-by-katana =
    If points are tied, the more valuable SHOGUN NO KATANA wins, not counting the points of the round. One still in the
    Forge counts with the Resources on it, and the Ghost's counts too.
    .reason =
        The rulebook compares values and excludes none. The end of the game delivers the one in the Forge, and it gives
        the Ghost one.
rule-end-shared-victory = If that is tied too, the players share the victory.

## Honor cards

rule-honor-at-most = No Honor card is worth more than { $score-honor_most } points.
rule-honor-sashimono = For each Sashimono of one House in your Sashimono area.
    .reason = The card counts what you have. A Sashimono on a Sword in the Forge is yours once the Sword is delivered.
rule-honor-strength = For each delivered Sword of a certain Strength or more.
    .reason =
        The cards count Swords you have. Those are the delivered ones: an unfinished Sword is still part of the Forge.
        The SHOGUN NO KATANA has no Strength.
rule-honor-certain = Worth its points, no condition.
rule-honor-resource = For each delivered Sword, the SHOGUN NO KATANA included, with a certain Resource on it.
    .reason =
        The SHOGUN NO KATANA is a Sword, and the end of the game delivers it at the latest. So it counts with the
        Resources on it.
rule-honor-total-strength = For the Strength of all delivered Swords together.
rule-honor-strength-levels = For each different Strength among the delivered Swords.
rule-honor-benefits = For each card under your Forge.
rule-honor-figures =
    For each of your Workers and Monks on the main board at the end, including Monks at the Temple. Those at your Forge
    don't count.
    .reason = The Forge is a board of its own. The Ghost has no Monks, so only its Workers count.
rule-honor-decorators = For the Coins that all four Decorators show together.
rule-honor-unused-cards = For each card you haven't used in any way.
rule-honor-flowers = For each flower on the Score Track that your marker has passed or reached, on every lap.
    .reason = The card counts points scored before it. So it is scored after all other Honor cards.
rule-honor-coins = For Coins, and for Resources at the Coins they cost, in addition to what they score anyway.
rule-honor-decorated = For each delivered Sword, the SHOGUN NO KATANA included, with enough decorated Resources.
    .reason = The card makes no exception of the SHOGUN NO KATANA, where another one does.
rule-honor-decorations = For each decorated Resource on your delivered Swords, not counting the SHOGUN NO KATANA.
rule-honor-katana-decorations = For each decorated Resource on the SHOGUN NO KATANA.

## Market cards

rule-market-cards-cheaper-monk =
    The Market card with a cheaper Monk: on your own turn, place a Monk for the price on the card.
    .refusal = Use this card on your own turn, with a Monk left and enough Coins for it.
rule-market-cards-monk-at-once = After playing the Market card with a cheaper Monk, place the Monk immediately.
    .reason = You play the card when you decide to use a Monk, so that decision is final.
    .refusal = You've paid less for a Monk, so place it now.
rule-market-cards-double-coins = The Market card “Academy ×2”: double the Coins of your own action at the Academy.
    .refusal = This card is for your own action at the Academy.
rule-market-cards-double-coins-once =
    The Market card “Academy ×2” doubles an Academy action once, and only the Coins for the decorations of the action itself.
    .reason =
        The card doubles what the action earns. Coins of other cards played in between aren't earned by it, and a second
        card would double what the first one added.
    .refusal = The Coins of this action are already doubled.
rule-market-cards-double-line =
    The Market card “Row or column ×2”: in one delivery, double the benefits of the row or the column, including those
    of cards.
    .refusal = You need the Market card “Row or column ×2” and a delivery in progress.
rule-market-cards-double-line-once =
    A row or column is doubled when it gives its benefits: not afterwards, and not twice.
    .reason =
        The Market card “Row or column ×2” doubles what you receive. A second one would have to resume a row or column
        that has already given its benefits.
    .refusal = This row or column has given its benefits, so they can't be doubled.
rule-market-cards-second-benefit =
    The Market card “Second benefit”: pay for a benefit, even the card's own, and add it to a row or column that
    already has one. Two is the maximum.
    .refusal = This card needs a row or column with exactly one benefit.
rule-market-cards-second-paid-now =
    The second benefit that the Market card “Second benefit” allows is paid for when you play the card.
    .reason = Placing that benefit is the effect of the card. It can't be saved for later, not even within the turn.
    .refusal = You can't pay for a second benefit now.
rule-market-cards-double-points =
    The Market card “Tile points ×2”: double the points on the tile of a Sword when you deliver it. The SHOGUN NO KATANA has none there.
    .refusal = There are no points to double with this card now.
rule-market-cards-double-points-once =
    The points of a Sword are doubled once, even if you have several cards “Tile points ×2”, and only until its row and column
    have given their benefits.
    .reason =
        The card doubles the points written on the tile. A second card would have to double what isn't written there,
        and after the benefits the delivery is over.
    .refusal = This Sword's points are already doubled.
rule-market-cards-decorate-one = The Market card “Decorate one”: decorate one Resource on a Sword in your Forge, for the usual Coins.
    .refusal = There is no Resource that you could decorate.
rule-market-cards-rearrange = The Market card “Move Family”: move your Family Members to other Rooms, at most one in each.
    .refusal = Your Family Members can only be spread over as many Rooms as there are Members at the Palace.

## Daimyo cards

rule-daimyo-cards-exchange = Exchange up to three Resources of one kind on the card for the same number of the other.
    .refusal = You don't have that many Resources of that kind.
rule-daimyo-cards-either-way = The card works in both directions, for one, two or three Resources.
    .reason = The rulebook exchanges one of the two kinds shown for the other and doesn't say which comes first.
rule-daimyo-cards-advance = Advance one Decorator 1 step.
    .refusal = All your Decorators are at the end of their tracks.
rule-daimyo-cards-room =
    The card gives what the Room on it gives, wherever your Family is and even if the Room isn't in this game. The other
    players get nothing.
    .reason =
        The rulebook lets you take what the Room tile shows and asks for nothing else. Gifts to others follow an action
        at the Palace.
    .refusal = You couldn't use that Room now.
rule-daimyo-cards-at-any-time = Daimyo cards can be played at any time before you pass, in other players' turns too.
    .reason =
        Some cards need an action in their area. The rulebook says when each Market card can be played and names no such
        limit for Daimyo cards.

## The Ghost

rule-ghost-replace-the-opponents =
    In a solo game you play against the Ghost, on the board for two, and you go first. The Ghost has its own Workers,
    Family and deck, but no Forge, Monks, Coins or Resources.
rule-ghost-draw-a-card = On its turn the Ghost draws a card and places a Worker in the area it names.
rule-ghost-shuffle-again = If the Ghost's deck is empty, its discard pile is shuffled and becomes the deck.
    .reason = The rulebook doesn't say what happens then. Shuffling the discard pile is the usual rule.
rule-ghost-take-a-sword =
    The Ghost takes the Sword with the highest number from a House whose Sashimono it has fewest of. It immediately
    scores the points of the tile and of the round.
    .reason =
        The numbers printed on a tile are its points and its Coins: points are compared first, then Coins, then the number
        that tells tiles apart here. If no House whose Sashimono it lacks has a Sword, the Houses it has fewest of come next.
rule-ghost-discard-house-card = When it takes a Sword, the Ghost discards the face-up card of that House.
rule-ghost-score-figures-at-market =
    At the Market the Ghost discards the card with the lowest number. It scores 1 point for each Worker and Monk there,
    including its own.
rule-ghost-score-members-at-palace =
    At the Palace the Ghost adds a Family Member, if it can, and scores 1 point for every Member there, no matter
    whose. The player may use one Room.
rule-ghost-score-decorator-at-academy =
    At the Academy the Ghost scores the Coins of the player's most advanced Decorator. The player may decorate one Resource.
rule-ghost-score-round-at-komainu = At the Komainu the Ghost scores the number of the round.
rule-ghost-score-full-area =
    If an area has no free space, the Ghost still scores, but the player gets nothing. Then the Ghost draws another
    card.
rule-ghost-as-if-available =
    A full area scores as if a space were free: the Worker and the Family Member that the Ghost would have placed count
    too.
    .reason = The rulebook gives the Ghost the points of the area, and only those. Nothing is placed and no card is discarded.
rule-ghost-no-sword-left = If no Sword is left at the Houses, the Ghost scores only the points of the round.
    .reason = There is no tile whose points it could add.
rule-ghost-pass-without-a-place =
    If the Ghost has no available Worker, or none of its cards has a free space, it takes the leftmost Honor card, and
    its round is over.
    .reason = The rulebook mentions only Workers. Without a free space the Ghost would draw forever.
rule-ghost-change-a-card =
    Before each new round, remove a Daimyo card from the Ghost's deck. If the player goes first, they choose which of
    the cards set aside is added. Then shuffle the deck.
    .reason =
        The rulebook asks who is first player. We take the first player of the new round, because the First Player card
        has been passed on by then.
    .refusal = This card is already in the Ghost's deck.
rule-ghost-unseen-card =
    If the Ghost goes first in a round, the card added to its deck is drawn at random and not shown.

## The Ghost at the end

rule-ghost-end-katana-from-its-swords =
    The Ghost's SHOGUN NO KATANA is worth the first Resource of each of its Swords, and the points of the last round.
rule-ghost-end-honor-by-the-player = An Honor card about something that the Ghost can't have is applied to the player.
    .reason =
        The rulebook gives examples of both and leaves the other cards open. Resources on Swords, Workers on the board
        and flowers apply to the Ghost. Benefits and unused cards apply to the player.
rule-ghost-end-favour-for-delivery =
    In a solo game, the player gets the Shogun's favor for delivering their SHOGUN NO KATANA.
    .reason = The Ghost delivers nothing. The rulebook lists what it scores at the end, and the favor isn't part of it.
