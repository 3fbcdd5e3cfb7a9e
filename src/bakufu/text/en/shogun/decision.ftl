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

## Military Leaders

decision-place-leader = Where do you place your leader?
    .help =
        In any province of your own. What you do there with an action gets cheaper or brings more, as long as the leader
        is there. After the season he must move on; next door to where he was you may raise a statue behind him.
decision-claim-with-leader = Do you place your leader in { $province }?
    .help = He comes to one of the provinces you claim, at the latest to the last one.
decision-move-leader = Where does your leader go from { $origin }?
    .help =
        To another province of your own. If it borders on { $origin }, by land or by sea, you may leave a statue there.
        Going anywhere else is a flight. Statues of others where he arrives become your trophies.
decision-raise-statue = Do you raise a statue in { $province }?
    .help =
        At the end a statue on the board is a point for you, whoever owns the province. If another leader comes there, it
        is a point for that player instead.
decision-choose-benefit = Which benefit of the samurai do you take?
    .help = You get one of those on your new top card. Armies in the tray fight along the next time you throw.

## Tenno's Court

decision-take-favour = Which favour of the Tenno do you take?
    .help =
        You may take one, for as many of your officials in the audience hall as its space shows. Officials you do not
        spend go back to the entrance hall and count next season.
decision-remove-event = Do you remove the event of the season?
    .help = Without it nothing is changed for anybody this season. Otherwise it stays as it is.
decision-calm-province = Where do you take a revolt marker away?
    .help = In one of your provinces in which a revolt marker lies.
decision-favoured-armies = Where do you place the armies?
    .help = All of them in one province of your own, or in a neutral one, which becomes yours without a battle.
decision-favoured-building = Where do you build the { $building }?
    .help = In a province of your own with a free site that has none of its kind. It costs nothing.
decision-take-chamber = You have the most provinces in the { $region } region: which chamber do you take?
    .help =
        Your marker takes the place of the chamber marker. At the end the most markers in a row or column bring its
        points. You may also take none.
