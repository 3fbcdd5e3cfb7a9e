# The questions of the game, one for each kind of decision, and what is said about them on request.

decision-claim-card = Which province card do you claim?
    .help =
        Take one of the two open cards, or the top card of the pile unseen. After that you choose an army group for the
        province. Rich provinces side by side are easier to hold.
decision-claim-armies = How many armies go to { $province }?
    .help = Each of your groups is placed once. Large groups guard what you do not want to lose.
decision-plan = Plan the season: one card for each space.
    .help =
        Lay a province card on an action to carry it out there, or a chest card to pass. Every province card can be used
        once. The card on Bid says how much you pay to choose early among the special cards. Spaces you leave open get
        your chest cards, the unwanted actions first.
decision-place = Which place in the turn order do you take?
    .help =
        A place decides when you act in every action of this season, and the special card lying there is yours for the
        season.
decision-deploy-armies = How many armies do you deploy in { $province }?
    .help = Your special card allows more armies than the action does, at the same price. You may also keep to the action.
decision-move-to = Deploy 1: do armies move on from { $origin }?
    .help = Armies may go to one neighbouring province of your own, without battle. At least one stays in { $origin }.
decision-march-to = { $action }: where do the armies of { $origin } march?
    .help =
        Into a province of your own it is a move. Anywhere else it is a battle. You have to march, and you choose the
        number of armies next. Type odds to see how each attack would go.
decision-march-armies = How many armies go from { $origin } to { $target }?
    .help = At least one marches, and at least one stays in { $origin }. Type odds to compare the numbers.
decision-reinforce = Battle in { $province }: add 1 army from your supply?
    .help = Your special card lets you throw one more army into the tower. If it survives it stays in the province.
decision-next-revolt = Which revolt do you face first?
    .help = All of them happen. What falls into the tray in one is thrown in with the next.
