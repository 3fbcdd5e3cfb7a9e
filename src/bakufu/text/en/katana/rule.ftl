# Every rule of the ledger in our own words: the answer to "why?". Rulings, where the rulebook is silent, have a reason;
# rules that refuse moves have a refusal, the answer to "why not?". Numbers come from the facts, under their paths.

## The table

rule-table-not-awaited = Only the player whom the game is asking can move.
    .reason =
        You can take anytime actions in other players' turns too. So after each turn, the players who could deliver,
        play a card or put their SHOGUN NO KATANA into play are asked, one at a time and clockwise. The next player
        isn't asked: the coming turn is theirs. Gifts of the Academy and the Palace follow the whole action, in the same
        order.
    .refusal = The game is not waiting for you now.
rule-table-no-such-move = A move has to answer the question that is asked.
    .reason = Every decision is a choice from a list, so nothing can be done that was never offered.
    .refusal = That does not answer this question.
rule-table-undo =
    You can take back your last moves until a card or tile is turned up, chance decides something, a new step of the
    round begins, or another player moves.
    .reason = The rulebook doesn't mention taking moves back. A move that has shown nobody anything new can be undone.
    .refusal = A card or tile has been turned up since then, or the game has moved on.

## Set-up

rule-setup-five-rooms =
    Five of the seven Rooms make up the Palace. For a first game there is a suggestion; otherwise chance picks them.
rule-setup-lay-out-swords =
    A Sword lies open on every space of the Houses that is in use. Some spaces are used only with three or four players.
rule-setup-lay-out-honor-cards = As many Honor cards lie open as there are players.
rule-setup-choose-a-sword =
    As many Swords as there are players are turned up to begin with. The last player chooses first, then the others
    counterclockwise; the first player gets the one that is left.
    .refusal = There is no such Sword to choose from.
rule-setup-starting-stock =
    Chance names the first player. All begin with { $start-wood } Wood, { $start-steel } Steel, the Coins on their Sword,
    and one Coin more for each place further back. The Starting Sashimono goes onto that Sword.

## Turns

rule-turn-four-rounds = There are four rounds of turns. Between them all Workers and Monks come back to their owners.
rule-turn-one-at-a-time = The players take turns clockwise. A turn is one Worker or one Monk, and the action it stands for.
rule-turn-available-workers =
    Everybody has { $worker-available } Workers at first. Only Workers that are still available can be placed.
    .refusal = You have no Worker left in this round.

## The Temple

rule-temple-two-monks =
    Besides the Workers everybody has two Monks a round. A Monk does what a Worker does, and something more.
    .refusal = Both your Monks have been used in this round.
rule-temple-monk-costs-offering = A Monk costs an offering to the Temple, dearer in every round.
rule-temple-pay-first = The offering is paid before the Monk acts, never with what the action earns.
    .refusal = You do not have the Coins for the offering.

## The Houses of the Daimyos

rule-houses-take-a-sword =
    A figure at a House takes the Sword above its space. Until the next round nothing lies there any more.
    .refusal = There is no Sword on this space.
rule-houses-first-space-free =
    A Sword begins on the leftmost space of the row of its first Resource. If that space is taken, it cannot be chosen.
    .refusal = The space of your Forge where this Sword would begin is occupied.
rule-houses-coins-in-advance = The Daimyo pays for a Sword in advance: the Coins on the tile.
rule-houses-sashimono-on-the-sword = The Sashimono of the House lies on the Sword until it is delivered.
rule-houses-take-the-card = With the Sword comes the open card from the deck of that House.
rule-houses-monk-takes-sashimono = A Monk at a House also takes any Sashimono, straight into the Sashimono area.

## The Market

rule-market-free-space = At the Market each figure needs a space of its own. How many there are depends on the players.
    .refusal = All spaces at the Market are taken.
rule-market-buy-resources =
    At the Market one buys as many Resources as one can pay for: Wood for { $resource-wood-price }, Steel for
    { $resource-steel-price }, Stingray Leather for { $resource-leather-price }, Lacquer for
    { $resource-lacquer-price }. The supply is endless.
    .reason = The rulebook names no number of Coins, Resources or Sashimonos, and no rule for when they run out.
    .refusal = You cannot pay for this Resource.
rule-market-take-a-card = After buying, one of the three open Market cards is taken. The deck fills the gap.
    .refusal = No card lies there.
rule-market-monk-takes-second-card = A Monk at the Market takes a second card, after the first one has been replaced.
rule-market-not-replaced =
    If the Market deck runs out, cards that are taken aren't replaced. If no card is left, you take none.
    .reason = The rulebook doesn't say what happens then. Used cards leave the game, so there is nothing to shuffle.

## The Forge

rule-forge-activated-only =
    A figure beside the Forge activates one row or column. The Swords that lie in it then may move once each, in any
    order, or stay.
    .refusal = This Sword is not activated, and there is no extra move for it.
rule-forge-monk-adds-a-move =
    A Monk adds one move of any Sword, at any time during the activation. If it brings a Sword into the row or column
    from outside, that Sword is activated too.

## The Academy

rule-academy-free-space = At the Academy each figure needs a space of its own. How many there are depends on the players.
    .refusal = All spaces at the Academy are taken.
rule-academy-advance-a-decorator =
    At the Academy one Decorator advances a step, with a Monk two in all. Each step makes its decorations worth a Coin
    more.
rule-academy-stop-at-the-end = A Decorator stops at { $academy-last } Coins. If all are there, the step is skipped.
    .reason = The rulebook shows a track, but not what happens at its end.
    .refusal = This Decorator stands at the end of its track.
rule-academy-decorate-resources = Then Resources that lie on Swords may be decorated, on one Sword or on several.
rule-academy-each-decorator-once = Each Decorator works once in an action: one Resource of each kind at most.
    .refusal = This Decorator has worked already.
rule-academy-placed-resources-only = Only a Resource that lies on a Sword in the Forge can be decorated.
    .refusal = There is no such Resource on a Sword there.
rule-academy-once-a-sword = On the same Sword no kind of Resource is decorated twice.
    .refusal = On this Sword that kind of Resource is decorated already.
rule-academy-others-decorate-one =
    When somebody acts at the Academy, everybody else may decorate one Resource, even those who have passed.
rule-academy-pay-for-decorations =
    A decoration earns as many Coins as its Decorator shows. Each player gets them right after decorating.
    .reason =
        The rulebook pays all players together at the end. Nobody's decorations depend on another player's Coins, so
        each player is paid when done.

## The SHOGUN's Palace

rule-palace-free-space = At the Palace each figure needs a space of its own. How many there are depends on the players.
    .refusal = All spaces at the Palace are taken.
rule-palace-add-a-member =
    Whoever acts at the Palace adds a Family Member, up to three, and may move all their Members about. Two never share a
    Room.
    .refusal = So many Rooms do not fit the number of your Family Members.
rule-palace-use-each-room-once = Every Room with a Family Member may be used once, in any order. Nothing has to be taken.
rule-palace-own-rooms = Only a Room with one's own Family Member grants anything, and only once.
    .refusal = You have no Family Member in such a Room, or have used it already.
rule-palace-no-use-after-moving =
    If Market card 7 moves your Family while you use the Rooms, you can use a Room only if a Member was there at the
    beginning and still is. A Room entered later gives nothing, except for a Monk's extra use.
    .reason =
        The benefits of an action are those of the Rooms where your Family is when they are given. Otherwise one action
        could use all five Rooms.
    .refusal = Your Family Member has left this Room, and with it its benefit.
rule-palace-cheaper-resource =
    Two Rooms sell a Resource { $rooms-discount } Coins below the Market's price: one Stingray Leather, the other Lacquer.
    .refusal = You do not have the Coins, even at this price.
rule-palace-monk-uses-room-again = A Monk at the Palace lets one of one's Rooms be used once more.
rule-palace-others-one-room =
    When somebody acts at the Palace, everybody else may use one Room with a Family Member of theirs, even those who have
    passed.

## The Komainu

rule-komainu-only-space = There is a single space at the Komainu.
    .refusal = Somebody is at the Komainu already.
rule-komainu-take-coins = A figure at the Komainu brings { $komainu-coins } Coins.
rule-komainu-be-first-player = Whoever is at the Komainu will be the first player of the next round.
rule-komainu-monk-acts-elsewhere =
    A Monk at the Komainu has the special effect of a Monk in one other area: a Sashimono, a card, a move, a step of a
    Decorator or a Room.
rule-komainu-for-you-alone =
    When a Monk at the Komainu advances a Decorator or uses a Room, the other players get nothing.
    .reason =
        Gifts to the other players follow an action at the Academy or the Palace. Here only the special effect of a Monk
        is used.

## Passing

rule-pass-take-an-honor-card = Whoever cannot or will not act passes, and takes one of the open Honor cards.
    .refusal = No Honor card lies there.
rule-pass-nothing-more =
    After passing one gets what others cause at the Academy and the Palace, and nothing else. No card is played or paid
    for.
    .reason = The rulebook rules out actions and deliveries. Cards are taken to be as good as actions.
    .refusal = You have passed, so your cards rest until the next round.

## Moving Swords

rule-movement-a-sword-there = Each space of a Forge holds one Sword at most. Where there is none, nothing can move.
    .refusal = There is no Sword on this space.
rule-movement-golden-rule =
    A Sword moves one space for each Resource placed on it. It never moves without one, and never gets one without
    moving.
    .refusal = This Sword has all its Resources, so it moves no further.
rule-movement-recipe-order = Resources go onto a Sword in the order that its tile shows, from the stock beside the Forge.
    .refusal = You do not have the Resource that comes next.
rule-movement-right-in-its-row = A Resource of the row the Sword lies in moves it one space to the right.
rule-movement-up-or-down = A Resource of the row above or below moves the Sword one space up or down.
rule-movement-one-sword-a-space = A Sword cannot enter a space where another one lies.
    .refusal = The space it would move to is occupied.
rule-movement-swap-places =
    Two Swords one above the other may change places if both have to go where the other one is, and both may move at the
    same time.
    .refusal = These two cannot change places now.
rule-movement-mixed-swap =
    In your Forge, two Swords may also change places if the row or column activates one of them and the other uses the
    Monk's extra move.
    .reason =
        The extra move is possible at any moment of the activation, so both Swords may move at the same time. The
        rulebook names a similar swap: with a Monk at the Palace, by the Room that moves a Sword and its second use.

## Delivering

rule-delivery-complete-swords-only = A Sword with all its Resources can be delivered at any moment. It may also wait.
    .refusal = There is no complete Sword on this space.
rule-delivery-before-passing = After passing nothing is delivered until the next round.
    .refusal = You have passed, so this Sword waits for the next round.
rule-delivery-score-the-value =
    A delivered Sword is worth the points on its tile, { $resource-wood-decorated } for decorated Wood,
    { $resource-steel-decorated } for Steel, { $resource-leather-decorated } for Stingray Leather,
    { $resource-lacquer-decorated } for Lacquer, and the points of the round.
rule-delivery-take-row-and-column =
    A delivery brings what stands at the end of the Sword's row and of its column, with the cards beneath the Forge there.
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
rule-delivery-take-the-sashimono = The Sashimono on a delivered Sword comes into the Sashimono area.
rule-delivery-exchange-starting-sashimono = The Starting Sashimono is exchanged for one of any House when its Sword is delivered.
rule-delivery-free-a-worker =
    A delivered Sword goes onto the next space of the Washitsu board, or beside the full board. Some spaces hold a blocked
    Worker, who is available from then on.

## Cards

rule-cards-own-cards = Only a card that one has can be used: its effect once, its benefit once.
    .refusal = You have no such card to use.
rule-cards-permanent-benefit =
    Paid for, a card lies beneath the Forge at the end of a row or column. From then on it gives its benefit with every
    delivery there.
rule-cards-pay-the-benefit = A benefit is paid before it gives anything, so never with Coins of its own.
    .refusal = You cannot pay for this benefit.
rule-cards-one-benefit-a-line = A row or column takes one card, unless Market card 4 allows a second one.
    .refusal = A card lies at the end of this line already.
rule-cards-no-resuming = A row or column gives its benefits once in a delivery. Cards put there later come too late for it.
    .refusal = This line has given its benefits already.
rule-cards-finished-in-the-moment =
    A card begun in a Moment is finished in it. Its effect used, it is paid for or discarded; paid for, its effect is used
    or lost.
rule-cards-a-turn-is-a-moment = All that a player does in their own turn happens in one Moment.
    .reason =
        The rulebook ends a Moment when you can't do anything else. In your own turn that is the end of the turn. In
        another player's turn, each time the game asks you is a Moment of its own, and it ends when you're done.
rule-cards-benefit-when-asked =
    In another player's turn, you can pay for the benefit of a card without using its effect only when the game asks you
    for another reason: a gift, a delivery, a card or your SHOGUN NO KATANA.
    .reason =
        A benefit matters with your next delivery, and you can pay for it then. So the game doesn't stop for it after
        every turn.

## The Project for the SHOGUN

rule-project-from-the-sword =
    With each delivery up to two Resources that occur on the Sword go onto the Project, as many of a kind as it shows.
    .refusal = This Sword does not have those Resources.
rule-project-at-most-seven = The SHOGUN NO KATANA takes seven Resources at most. What is more on the Project has to go.
    .refusal = Seven Resources is the most.
rule-project-late-from-delivered =
    What was forgotten may be added late, from delivered Swords. No Sword gives more than two in all, early and late.
    .reason = Late additions make up for what was forgotten, so they should never reach further than remembering would.
    .refusal = The Swords you have delivered do not give that.
rule-project-keep-one-of-each = Resources may be taken off the Project, but one of each kind has to stay.
    .refusal = One of each kind has to stay.
rule-project-changed-for-the-katana =
    The Project is changed late only when the SHOGUN NO KATANA is put into play, before the Composition.
    .reason =
        The rulebook describes these changes for that moment. Made earlier, they would cost the same and commit you
        sooner.
    .refusal = You can change your Project when you put your SHOGUN NO KATANA into play.
rule-project-no-back-and-forth = A kind of Resource taken off the Project is not added again, nor the other way round.
    .reason = It would cost points and change nothing.
    .refusal = You have just changed this kind the other way.
rule-project-lose-a-point-each = Every Resource added late or taken off costs a point.
rule-project-points-below-zero = Changes of the Project can take a score below 0.
    .reason = The rulebook takes a point for each change and names no lower limit.

## The SHOGUN NO KATANA

rule-katana-each-resource = The SHOGUN NO KATANA needs at least one Resource of each kind, and a row where it can begin.
    .refusal = No Composition with all four kinds is possible like that.
rule-katana-use-the-whole-project = The Composition uses exactly what lies on the Project.
    .refusal = Nothing of that is left on your Project.
rule-katana-adjacent-rows = In the Composition neighbours are of the same row or of adjacent ones, so that no row is jumped.
    .refusal = The Sword would have to jump a row, now or later.
rule-katana-first-space = Like every Sword it begins on the leftmost space of the row of its first Resource.
    .refusal = The space where it would begin is occupied.
rule-katana-put-into-play =
    Putting the SHOGUN NO KATANA into play is no action and earns no Coins. Afterwards neither the Project nor the
    Composition changes.
rule-katana-only-one = There is one SHOGUN NO KATANA for each player.
    .refusal = Your SHOGUN NO KATANA is in play already.
rule-katana-before-passing = After passing one cannot put the SHOGUN NO KATANA into play until the next round.
    .refusal = You have passed, so your SHOGUN NO KATANA waits for the next round.
rule-katana-worth-its-resources =
    The SHOGUN NO KATANA is worth what its Resources cost at the Market, with decorations and the round as for any Sword.
    Delivered, it returns to its own space.

## Restore

rule-restore-first-player-goes-left =
    If nobody is at the Komainu, the First Player card goes to the left: to the next player clockwise.
    .reason =
        The rulebook sends it to the player on the left. Around a table that is the next one clockwise, and seats are
        numbered that way. Gifts and anytime actions are offered in this order too, starting after the player whose turn
        it is.
rule-restore-komainu-goes-first = The First Player card goes to whoever is at the Komainu.
rule-restore-refill-swords = Every empty space of the Houses gets a new Sword.
rule-restore-lay-out-honor-cards = For each new round as many new Honor cards lie open as there are players.

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
rule-end-score-sashimonos = Sashimonos score in sets of different Houses, more than in proportion for larger sets.
rule-end-favour-to-best-katana =
    The most valuable SHOGUN NO KATANA that was delivered in time, not counting the round, wins the Shogun's favour:
    { $score-favour } points.
rule-end-share-the-favour = If several are equally valuable, their owners share the Shogun's favour, rounded down.
rule-end-most-points = Whoever has the most points wins.
rule-end-tie-by-katana =
    If points are tied, the more valuable SHOGUN NO KATANA decides, not counting the round. One that is still in the
    Forge counts with what is on it, and the Ghost's counts too.
    .reason =
        The rulebook compares values and excludes none. The end of the game delivers the one in the Forge, and it gives
        the Ghost one.
rule-end-shared-victory = If that is level too, the victory is shared.

## Honor cards

rule-honor-at-most = No Honor card is worth more than { $score-honor_most } points.
rule-honor-sashimono = For each Sashimono of one House in your Sashimono area.
    .reason = The card counts what you have. A Sashimono on a Sword in the Forge is yours once the Sword is delivered.
rule-honor-strength = For each delivered Sword of a certain Strength or more.
    .reason =
        The cards speak of Swords one has. Those are the delivered ones: an unfinished Sword still belongs to the Forge.
        The SHOGUN NO KATANA shows no Strength.
rule-honor-certain = Worth its points in any case.
rule-honor-resource = For each delivered Sword, the SHOGUN NO KATANA included, with a certain Resource on it.
    .reason =
        The SHOGUN NO KATANA is a Sword, and the end of the game delivers it at the latest. So it counts with what lies on
        it.
rule-honor-total-strength = For the Strength of all delivered Swords together.
rule-honor-strength-levels = For each different Strength among the delivered Swords.
rule-honor-benefits = For each card beneath one's Forge.
rule-honor-figures =
    For each Worker and Monk on the main board at the end, with the Monks at the Temple. Those at your Forge don't
    count.
    .reason = The Forge is a board of its own. The Ghost has no Monks, so only its Workers count.
rule-honor-decorators = For the Coins that all four Decorators show together.
rule-honor-unused-cards = For each card nothing of which was used.
rule-honor-flowers = For each flower on the Score Track that the Score marker has reached, lap after lap.
    .reason = The card counts what was scored before it. So it is reckoned after all other Honor cards.
rule-honor-coins = For Coins, and for Resources as the Coins they cost, once more beside what they score anyway.
rule-honor-decorated = For each delivered Sword, the SHOGUN NO KATANA included, with enough decorated Resources.
    .reason = The card makes no exception of the SHOGUN NO KATANA, where another one does.
rule-honor-decorations = For each decorated Resource on the delivered Swords, without the SHOGUN NO KATANA.
rule-honor-katana-decorations = For each decorated Resource on the SHOGUN NO KATANA.

## Market cards

rule-market-cards-cheaper-monk = Market card 1: a Monk for the price on the card, in one's own turn.
    .refusal = This card is for a Monk in your own turn, and you need one, and its Coins.
rule-market-cards-monk-at-once = After Market card 1 the Monk is placed at once.
    .reason = The card is played when one decides to use a Monk. So the decision stands.
    .refusal = You have paid less for a Monk, so now it is placed.
rule-market-cards-double-coins = Market card 2: the Coins of one's own action at the Academy are doubled.
    .refusal = This card is for your own action at the Academy.
rule-market-cards-double-coins-once =
    Market card 2 doubles an Academy action once, and only the Coins for the decorations of the action itself.
    .reason =
        The card doubles what the action earns. Coins of other cards played in between aren't earned by it, and a second
        card would double what the first one added.
    .refusal = The Coins of this action are doubled already.
rule-market-cards-double-line =
    Market card 3: in one delivery the benefits of the row or the column are doubled, those on cards included.
    .refusal = You need Market card 3 for this, and a delivery under way.
rule-market-cards-double-line-once = A line is doubled when it gives its benefits: not afterwards, and not twice.
    .reason = Market card 3 doubles what is received. A second one would have to resume a line that has given already.
    .refusal = This line has given its benefits, so they cannot be doubled any more.
rule-market-cards-second-benefit =
    Market card 4: a benefit, even its own, may be paid for and go to a line that has one already. Two is the most.
    .refusal = This card needs a row or column with exactly one benefit.
rule-market-cards-second-paid-now = The second benefit that Market card 4 allows is paid for when the card is played.
    .reason = Placing that benefit is the effect of the card. It can't be saved for later, not even within the turn.
    .refusal = You can't pay for a second benefit now.
rule-market-cards-double-points =
    Market card 5: double the points on the tile of a Sword when you deliver it. The SHOGUN NO KATANA has none there.
    .refusal = There are no points to double with this card now.
rule-market-cards-double-points-once =
    The points of a Sword are doubled once, even if you have several of Market card 5, and only until its row and column
    have given their benefits.
    .reason =
        The card doubles the points written on the tile. A second card would have to double what isn't written there,
        and after the benefits the delivery is over.
    .refusal = The points of this Sword have been doubled already.
rule-market-cards-decorate-one = Market card 6: one Resource on a Sword in the Forge is decorated, for the usual Coins.
    .refusal = There is no Resource that you could decorate.
rule-market-cards-rearrange = Market card 7: one's Family Members move to other Rooms, one in each at most.
    .refusal = Your Family Members can only be spread over as many Rooms as there are Members at the Palace.

## Daimyo cards

rule-daimyo-cards-exchange = Up to three Resources of one kind on the card become as many of the other.
    .refusal = You do not have so many Resources of that kind.
rule-daimyo-cards-either-way = The card works in both directions, for one, two or three Resources.
    .reason = The rulebook exchanges one of the two kinds shown for the other and doesn't say which comes first.
rule-daimyo-cards-advance = One Decorator advances a step.
    .refusal = All your Decorators stand at the end of their tracks.
rule-daimyo-cards-room =
    The card gives what the Room on it gives, wherever your Family is and even if the Room isn't in this game. The other
    players get nothing.
    .reason =
        The rulebook lets you take what the Room tile shows and asks for nothing else. Gifts to others follow an action
        at the Palace.
    .refusal = You could not use such a Room now.
rule-daimyo-cards-at-any-time = Daimyo cards can be played at any time before you pass, in other players' turns too.
    .reason =
        Some cards need an action in their area. The rulebook says when each Market card can be played and names no such
        limit for Daimyo cards.

## The Ghost

rule-ghost-replace-the-opponents =
    Alone one plays against the Ghost, on the board for two, and begins. The Ghost has Workers, a Family and a deck of its
    own, but no Forge, Monks, Coins or Resources.
rule-ghost-draw-a-card = In its turn the Ghost draws a card and places a Worker where it says.
rule-ghost-shuffle-again = If the Ghost's deck is empty, its discard pile is shuffled and becomes the deck.
    .reason = The rulebook does not say what happens then, and shuffling again is what decks do.
rule-ghost-take-a-sword =
    The Ghost takes the Sword with the highest number from a House whose Sashimono it has fewest of. It immediately scores
    the tile and the round.
    .reason =
        The numbers printed on a tile are its points and its Coins: points are compared first, then Coins, then the number
        that tells tiles apart here. If no House whose Sashimono it lacks has a Sword, the Houses it has fewest of come next.
rule-ghost-discard-house-card = With its Sword the Ghost discards the open card of that House.
rule-ghost-score-figures-at-market =
    At the Market the Ghost discards the card with the lowest number. It scores a point for each figure there, its own
    included.
rule-ghost-score-members-at-palace =
    At the Palace the Ghost adds a Family Member, if it can, and scores a point for every Member there, anybody's. The
    player may use one Room.
rule-ghost-score-decorator-at-academy =
    At the Academy the Ghost scores the Coins of the player's most advanced Decorator. The player may decorate one Resource.
rule-ghost-score-round-at-komainu = At the Komainu the Ghost scores the number of the round.
rule-ghost-score-full-area =
    Where no space is free, the Ghost scores all the same, but nobody else gets anything. Then it draws another card.
rule-ghost-as-if-available =
    A full area scores as if a space were available: the Worker and the Family Member that the Ghost would have placed
    count as well.
    .reason = The rulebook gives the Ghost the points of the area, and only those. Nothing is placed and no card is discarded.
rule-ghost-no-sword-left = If no Sword is left at the Houses, the Ghost scores the points of the round alone.
    .reason = There is no tile whose points it could add.
rule-ghost-pass-without-a-place =
    Without an available Worker, or without a free space for any of its cards, the Ghost takes the leftmost Honor card, and
    its round is over.
    .reason = The rulebook speaks of Workers alone. Without a free space the Ghost would draw for ever.
rule-ghost-change-a-card =
    Before each new round a Daimyo card leaves the Ghost's deck. If the player begins, they choose which of the cards
    set aside comes in, and all is shuffled.
    .reason =
        The rulebook asks who is first player. We take the first player of the new round, because the First Player card
        has been passed on by then.
    .refusal = This card is in the Ghost's deck already.
rule-ghost-unseen-card = If the Ghost begins a round, the card that comes into its deck is drawn unseen.

## The Ghost at the end

rule-ghost-end-katana-from-its-swords =
    The Ghost's SHOGUN NO KATANA is worth the first Resource of each of its Swords, and the points of the last round.
rule-ghost-end-honor-by-the-player = An Honor card about something that the Ghost can't have is applied to the player.
    .reason =
        The rulebook gives examples of both and leaves the other cards open. Resources on Swords, Workers on the board
        and flowers apply to the Ghost. Benefits and unused cards apply to the player.
rule-ghost-end-favour-for-delivery = Alone the Shogun's favour is for the player, if they have delivered their SHOGUN NO KATANA.
    .reason = The Ghost delivers nothing. The rulebook lists what it scores at the end, and the favour is not among it.
