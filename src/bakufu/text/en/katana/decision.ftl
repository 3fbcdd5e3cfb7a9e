# The questions of the game, one for each kind of decision, and what is said about them on request. All are told the
# Coins and the stock of the player; some what they are about.

decision-turn = Where do you place a Worker or Monk?
    .help =
        A Worker or Monk takes a Sword from a House, buys at the Market, moves the Swords in a row or column of your
        Forge, decorates at the Academy, uses Rooms of the Palace, or takes Coins at the Komainu. A Monk costs Coins and
        does a little more: another Sashimono, card, move, step or Room. If you have none left or want to stop, pass and
        take an Honor card. A Sword moves one space with each Resource of its recipe. Once it has all of them, deliver it.
decision-forging = In stock: { $stock }. Which Sword moves?
    .help =
        Each Sword in the row or column moves once, in any order, with the next Resource of its recipe. If that Resource
        matches the Sword's row, the Sword moves right. Otherwise it moves up or down. Deliver complete Swords in between
        to make room.
decision-buying = You have { $coins }, and in stock { $stock }. What do you buy?
    .help = Buy as many Resources as you can afford. Then take a card.
decision-taking-a-card = Which Market card do you take?
    .help =
        A card has an immediate effect, which you can use once, and a permanent benefit. If you pay for the benefit, the
        card goes under a row or column of your Forge and pays off with every delivery there.
decision-decorating = Which Resource do you decorate?
    .help =
        Choose a Resource that is on a Sword in your Forge. You can decorate one of each kind per action, and each kind
        once per Sword. You get Coins now, and points when you deliver the Sword.
decision-rooms = You have { $coins }, and in stock { $stock }. Which Room do you use?
    .help = Use each Room with one of your Family Members once, in any order. With a Monk, use one of them again.
decision-komainu-effect = Which area's effect does the Monk use?
    .help = Take a Sashimono or a Market card, move a Sword, advance a Decorator, or use a Room.
decision-academy-gift = The Academy was used: you may decorate, too. Which Resource?
    .help = You may decorate one Resource on a Sword in your Forge and get the usual Coins.
decision-palace-gift = The Palace was used: you may use a Room, too. Which one?
    .help = You may use one Room with one of your Family Members.
decision-aside = Do anything before the next turn?
    .help =
        You can deliver, play cards, pay for benefits and put your SHOGUN NO KATANA into play in other players' turns too.
        Type enough to decline now, or quiet to decline until something changes for you.
decision-end-of-turn = Anything else before your turn ends?
    .help = You can still take anytime actions. A card whose effect you used is lost after the turn, unless you pay for its permanent benefit now.

decision-starting-sword = Which Sword do you start with?
    .help =
        You get its Coins now. Letters are the Resources that it needs, in order: L Lacquer, W Wood, S Steel,
        T Stingray Leather. In stock: { $stock }.
decision-advancing = Which Decorator advances?
    .help = Each time you decorate a Resource of this kind, you get the Coins that its Decorator shows.
decision-family = Where do your Family Members go?
    .help = One Member joins the Palace, up to three. Place all of them again, one per Room. Then use these Rooms.
decision-sashimono = Which Sashimono do you take?
    .help = Sets of different Houses score at the end. Larger sets score much more.
decision-delivery =
    { $waits ->
        [0] You're delivering { $sword }. What's next?
       *[other] You're delivering { $sword }. After that you continue with { $waiting }. What's next?
    }
    .help =
        The row and the column give their benefits, in any order. Before each you can take anytime actions: a benefit that
        you pay for first already counts. You can also use cards that double the points, the row or the column.
decision-project = Your Project for the Shogun so far: { $project }. What do you add from { $sword }?
    .help =
        Up to two Resources that are on the Sword. With at least one of each kind you can compose your SHOGUN NO KATANA,
        of seven Resources at most. Each is worth what it costs at the Market, but has to be placed again.
decision-line = Which row or column does { $card } go under?
    .help = Every Sword you deliver in that row or column then gives its benefit too.
decision-second = Which permanent benefit do you add as a second one?
    .help = Choose any card that you can pay for, including this one.
decision-exchange = In stock: { $stock }. What do you exchange?
    .help = Up to three Resources of one kind for as many of the other, either way.
decision-card-move = In stock: { $stock }. Which Sword moves?
    .help = One Sword moves one space, with the next Resource of its recipe.
decision-card-decoration = Which Resource do you decorate?
    .help = Choose a Resource on a Sword in your Forge. Each kind can be decorated once per Sword.
decision-rearranging = Where do your Family Members go?
    .help = Choose one Room for each Member at the Palace.
decision-changing-project = The Project has { $project }. Do you change it?
    .help =
        Each Resource that you add from a delivered Sword, or remove, costs 1 point. The SHOGUN NO KATANA needs one of
        each kind, and has seven at most. Type enough to continue with the Composition.
decision-composing = The Composition so far: { $composition }. What comes next?
    .help = Resources next to each other must be of the same or of adjacent rows: Lacquer, Wood, Steel, Leather.
decision-ghost-card = You go first this round. Which card goes into the Ghost's deck?
    .help =
        Palace and Academy cards give you something too; at the Market the Ghost scores for every Worker and Monk there.
