# The questions of the game, one for each kind of decision, and what is said about them on request.

decision-claim-card = Which province card do you claim?
    .help =
        Take one of the two face-up cards, or draw the top card of the pile. Then choose an army group for the province.
        Rich provinces next to each other are easier to keep.
decision-claim-armies = How many armies go to { $province }?
    .help = You place each of your groups once. Put large groups where you can't afford to lose.
decision-plan = Plan the season: one card for each space.
    .help =
        Place a province card on an action to carry it out there, or a chest card to skip it. Each province card can be
        used once. The card on Bid is what you pay to pick your turn-order position early. Spaces you leave empty get your
        chest cards.
decision-place = Which position in the turn order do you take?
    .help =
        Your position sets when you act this season. You also get its special card for the season.
decision-deploy-armies = How many armies do you deploy in { $province }?
    .help = Your special card allows more armies than the action, at the same price. You may also deploy the usual number.
decision-move-to = Deploy 1: move armies out of { $origin }?
    .help = You may move armies to one adjacent province of your own, without a battle. At least one stays in { $origin }.
decision-march-to = { $action }: where do your armies in { $origin } go?
    .help =
        Entering your own province is a move; anywhere else is a battle. You can't skip this. You choose the number of
        armies next. Type odds to see how each attack would go.
decision-march-armies = How many armies go from { $origin } to { $target }?
    .help = At least one goes, and at least one stays in { $origin }. Type odds to compare the numbers.
decision-reinforce = Battle for { $province }: add 1 army from your supply?
    .help = Your special card lets you throw one more army into the tower. If it survives, it stays in the province.
decision-next-revolt = Which revolt do you resolve first?
    .help = You'll face all of them. Cubes left in the tray are thrown again in the next one.
