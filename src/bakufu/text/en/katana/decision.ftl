# The questions of the game, one for each kind of decision, and what is said about them on request. All are told the
# Coins and the stock of the player; some what they are about.

decision-turn = Where do you send a Worker or a Monk?
    .help =
        A figure takes a Sword from a House, buys at the Market, moves the Swords in a row or column of your Forge,
        decorates at the Academy, uses Rooms of the Palace, or takes Coins at the Komainu. Without figures, or when you
        want no more, you pass with an Honor card. A Monk costs Coins and does a little more: another Sashimono, card, move,
        step or Room. A Sword moves one space with each Resource of its recipe; once it has all of them, deliver it.
decision-forging = In stock: { $stock }. Which Sword moves?
    .help =
        Each Sword of the line moves once, in any order, and takes the next Resource of its recipe: to the right in its
        own row, else up or down. A complete Sword may be delivered in between to make room.
decision-buying = You have { $coins }, and in stock { $stock }. What do you buy?
    .help = As many Resources as you can pay for, one after the other. Then you take a card.
decision-taking-a-card = Which card of the Market do you take?
    .help =
        A card has an immediate effect, to be used once, and a benefit that can be paid for: then the card lies at a line
        of your Forge and gives something with every delivery there.
decision-decorating = Which Resource do you decorate?
    .help =
        Any that lies on a Sword in your Forge, one of each kind in this action, and no kind twice on the same Sword. It
        brings Coins now and points with the delivery.
decision-rooms = You have { $coins }, and in stock { $stock }. Which Room do you use?
    .help = Each Room with a Family Member of yours once, in any order; with a Monk one of them once more.
decision-komainu-effect = The Monk has the effect of another area: which one?
    .help = A Sashimono as at the Houses, a card of the Market, a move in the Forge, a step of a Decorator, or a Room.
decision-academy-gift = Somebody is at the Academy: which Resource do you decorate?
    .help = You may decorate one Resource on a Sword in your Forge, for the usual Coins.
decision-palace-gift = Somebody is at the Palace: which of your Rooms do you use?
    .help = You may use one Room with a Family Member of yours.
decision-aside = Between two turns: do you do anything now?
    .help =
        You may deliver, play cards, pay for benefits and put your SHOGUN NO KATANA into play in the turns of others too.
        Say enough for not now, or quiet to be left alone until something changes for you.
decision-end-of-turn = Anything else before your turn ends?
    .help = What may be done at any moment may still be done. A card whose effect you have used is lost after the turn, unless you have paid for it to stay beneath the Forge.

decision-starting-sword = Which Sword do you begin with?
    .help =
        Its Coins are your first ones. Letters are the Resources that it needs, in their order: L Lacquer, W Wood,
        S Steel, T Stingray Leather. In stock: { $stock }.
decision-advancing = Which Decorator advances?
    .help = A Decorator brings as many Coins as its step shows, each time you decorate a Resource of its kind.
decision-family = Where are your Family Members?
    .help = One Member comes to the Palace, up to three, and all may move about, one in each Room. Then you use the Rooms.
decision-sashimono = Which Sashimono do you take?
    .help = At the end sets of different Houses score, larger ones more than in proportion.
decision-delivery =
    { $waits ->
        [0] You're delivering { $sword }. What's next?
       *[other] You're delivering { $sword }. After that you continue with { $waiting }. What's next?
    }
    .help =
        The row and the column give their benefits, in any order. Before each you can take anytime actions: a benefit that
        you pay for first counts already. You can also use card 3 or card 5.
decision-project = Your Project for the SHOGUN has { $project }. What of { $sword } goes there?
    .help =
        Up to two Resources that are on the Sword. With at least one of each kind you can compose your SHOGUN NO KATANA,
        of seven Resources at most. Each is worth what it costs at the Market, but has to be placed again.
decision-line = At which line do you slide { $card } beneath the Forge?
    .help = From then on each Sword delivered in that row or column gives its benefit too.
decision-second = Which benefit do you pay for as the second one of a line?
    .help = Any card that you can pay for, this one included.
decision-exchange = In stock: { $stock }. What do you exchange?
    .help = Up to three Resources of one kind for as many of the other, either way.
decision-card-move = In stock: { $stock }. Which Sword moves?
    .help = One Sword moves one space, with the next Resource of its recipe.
decision-card-decoration = Which Resource do you decorate?
    .help = One that lies on a Sword in your Forge, no kind twice on the same Sword.
decision-rearranging = Where do your Family Members go?
    .help = As many Rooms as there are Members at the Palace.
decision-changing-project = The Project has { $project }. Do you change it?
    .help =
        Each Resource that you add from a delivered Sword, or take off, costs a point. The SHOGUN NO KATANA needs one of
        each kind, and has seven at most. With enough you go on to the Composition.
decision-composing = So far: { $composition }. What comes next?
    .help = Neighbours must be of the same row or of adjacent ones: Lacquer, Wood, Steel, Leather.
decision-ghost-card = You begin the round: which card comes into the Ghost's deck?
    .help =
        Palace and Academy cards give you something too; at the Market the Ghost scores for every figure there.
