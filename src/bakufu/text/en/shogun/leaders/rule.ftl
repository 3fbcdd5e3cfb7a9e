# Military Leaders: its rules.

## The chapter

chapter-leaders = Module: Military Leaders

## The rules

rule-leaders-place-in-turn-order =
    With preset starting provinces, leaders are placed when the first turn order is known. In that order, each player places
    theirs in one of their provinces.
rule-leaders-after-samurai-before-court =
    In the first spring, once the turn order is known, players first check their samurai. Then they place their leaders,
    and then the court begins.
    .reason =
        The rulebook puts the samurai and the leaders directly after the turn order, and only says that the samurai come
        before the court. We follow the numbers of the modules and leave the court directly before the actions.
rule-leaders-place-when-claiming =
    While provinces are claimed, players may place the leader in a province as they claim it.
rule-leaders-place-with-the-last = A leader who isn't on the board yet is placed with the player's last claimed province.
rule-leaders-own-provinces-only = A leader can only be in a province his player controls.
    .refusal = That province isn't yours, so your leader can't go there.
rule-leaders-cheaper-building =
    Where the leader is, a building costs less: a castle by { $leaders-improves-castle }, a temple by
    { $leaders-improves-temple }, a theater by { $leaders-improves-theatre }.
rule-leaders-more-rice = Where the leader is, Confiscate rice gives { $leaders-improves-rice } more.
rule-leaders-more-taxes = Where the leader is, Collect taxes gives { $leaders-improves-tax } more.
rule-leaders-more-armies =
    Where the leader is, more armies are deployed for the same price: { $leaders-improves-deploy-5 } more with Deploy 5,
    { $leaders-improves-deploy-3 } with Deploy 3, { $leaders-improves-deploy-1 } with Deploy 1.
rule-leaders-no-bonus-in-battle =
    A leader improves every action but Battle/Move. He gives his province no bonus in a battle or a revolt.
rule-leaders-after-event-and-card =
    The season's event changes an amount first, then a special card, and the leader adds to the result.
    .reason = Special cards come after the event in the base game. A leader added before could be lost in a limit.
rule-leaders-never-a-hindrance =
    If the supply has enough armies for the action but not for the leader's bonus, all that are left are deployed.
    .reason = An action that can't be done in full is skipped. A bonus should never cause that.
rule-leaders-must-move = After each season, every leader must move to a province his player controls, in turn order.
    .refusal = Your leader must move.
rule-leaders-no-move-after-winter =
    Leaders move six times per game: after spring, summer and autumn of both years. They do not move after winter.
    .reason =
        The rulebook has them move after each round. Winter is the round in between, without actions, and its only rule
        for leaders is that lost ones return after it.
rule-leaders-must-leave = A leader cannot stay where he is if his player has another province.
    .refusal = Your leader is already there. Choose another province.
    .reason = The rulebook asks for a move, and calls the province he was in the previous one.
rule-leaders-stay-in-the-only-province = A leader whose player has no other province stays where he is.
    .reason = He cannot move, and the rulebook takes him off the board only when his province is lost.
rule-leaders-adjacent-is-victory =
    A leader who moves to an adjacent province leaves the old one victorious. Sea routes connect provinces, too.
rule-leaders-raise-a-statue = In a province that the leader left victorious, his player may place a statue.
rule-leaders-statue-is-optional = Placing a statue is optional.
rule-leaders-several-statues = A province can have any number of one player's statues.
    .reason =
        The rulebook sets no limit, and a leader may leave the same province twice. Statues of two players never meet: a
        leader who arrives takes those of the others.
rule-leaders-statues-are-limited = Each player has { $leaders-statues } statues. When they are used up, no more can be placed.
    .reason = The box holds no more, and a statue on the board or taken as a trophy never comes back.
rule-leaders-statue-stays = Statues stay in their province, no matter who conquers it or whether it turns neutral.
rule-leaders-take-trophies = A leader who arrives in a province takes all other players' statues there as trophies.
rule-leaders-not-adjacent-is-flight = A leader who moves to a province that isn't adjacent flees. He leaves no statue.
rule-leaders-lost-with-the-province = If a province is lost while the leader is there, he leaves the board.
rule-leaders-return-after-winter = A lost leader returns after winter, to a province his player controls.
rule-leaders-return-in-autumn-order = If several leaders return, they are placed in autumn's turn order.
    .reason =
        Where a leader appears can take a statue, so the order matters. The German rulebook uses the current turn order, and
        winter keeps that of autumn.
rule-leaders-no-province-to-return-to = A lost leader whose player has no province after winter stays off the board.
    .reason = There is nowhere to place him, and the rulebook names no other time for it.
rule-leaders-no-return-at-the-end = After the last winter no leader returns.
    .reason = The game is over by then. Returning would only capture statues that nobody could defend.
rule-leaders-score-statues = At the end, each statue on the board scores { $leaders-statue_value ->
        [one] 1 point
       *[other] { $leaders-statue_value } points
    } for its owner.
rule-leaders-score-trophies = At the end, each trophy scores { $leaders-trophy_value ->
        [one] 1 point
       *[other] { $leaders-trophy_value } points
    } for its holder.

## Notes on the facts

note-improvements = printed as the improved amounts: prices 2, 1 and 0, armies 6, 4 and 2, one more chest or rice
    .of = What leaders add
