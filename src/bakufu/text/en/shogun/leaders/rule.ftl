# Military Leaders: its rules.

## The chapter

chapter-leaders = Module: Military Leaders

## The rules

rule-leaders-place-in-turn-order =
    With fixed starting provinces the leaders come to the board when the first turn order is known. In that order each
    player places theirs in a province of their own.
rule-leaders-after-samurai-before-court =
    In the first spring, once the turn order is known, players first check their samurai. Then they place their leaders,
    and then the court begins.
    .reason =
        The rulebook puts the samurai and the leaders directly after the turn order, and only says that the samurai come
        before the court. We follow the numbers of the modules and leave the court directly before the actions.
rule-leaders-place-when-claiming =
    While provinces are claimed, a player may place the leader in a province as soon as it is claimed.
rule-leaders-place-with-the-last = A leader who is still not on the board comes with the last province that is claimed.
rule-leaders-own-provinces-only = A leader can only be in a province of his own player.
    .refusal = That province is not yours, so your leader cannot go there.
rule-leaders-cheaper-building =
    Where the leader is, a building costs less: a castle by { $leaders-improves-castle }, a temple by
    { $leaders-improves-temple }, a theatre by { $leaders-improves-theatre }.
rule-leaders-more-rice = Where the leader is, rice is confiscated with { $leaders-improves-rice } on top.
rule-leaders-more-taxes = Where the leader is, taxes bring { $leaders-improves-tax } on top.
rule-leaders-more-armies =
    Where the leader is, more armies are deployed for the same price: { $leaders-improves-deploy-5 } more with Deploy 5,
    { $leaders-improves-deploy-3 } with Deploy 3, { $leaders-improves-deploy-1 } with Deploy 1.
rule-leaders-no-bonus-in-battle =
    A leader improves every action but Battle/Move. He gives his province no bonus in a battle or a revolt.
rule-leaders-after-event-and-card =
    The season's event changes an amount first, then a special card, and the leader adds to the result.
    .reason = Special cards come after the event in the base game. A leader added before could be lost in a limit.
rule-leaders-never-a-hindrance =
    If the supply holds enough armies for the action but not for the leader's addition, what is there is deployed.
    .reason = An action that cannot be done whole is skipped. An improvement should never be the cause of that.
rule-leaders-must-move = After each season, every leader must move to a province of his own player, in turn order.
    .refusal = Your leader must move.
rule-leaders-no-move-after-winter =
    Leaders move six times per game: after spring, summer and autumn of both years. They do not move after winter.
    .reason =
        The rulebook has them move after each round. Winter is the round in between, without actions, and its only rule
        for leaders is that lost ones return after it.
rule-leaders-must-leave = A leader cannot stay where he is if his player has another province.
    .refusal = Your leader is there already. Choose another province.
    .reason = The rulebook asks for a move, and calls the province he was in the previous one.
rule-leaders-stay-in-the-only-province = A leader whose player has no other province stays where he is.
    .reason = He cannot move, and the rulebook takes him off the board only when his province is lost.
rule-leaders-adjacent-is-victory =
    A leader who moves to an adjacent province has left the one before as a victor. Sea routes join provinces too.
rule-leaders-raise-a-statue = In a province that the leader left as a victor his player may raise a statue.
rule-leaders-statue-is-optional = Nobody has to raise a statue.
rule-leaders-several-statues = A province can have any number of statues of one player.
    .reason =
        The rulebook sets no limit, and a leader may leave the same province twice. Statues of two players never meet: a
        leader who arrives takes those of the others.
rule-leaders-statues-are-limited = Each player has { $leaders-statues } statues. With none left none can be raised.
    .reason = The box holds no more, and a statue on the board or in other hands never comes back.
rule-leaders-statue-stays = Statues stay in their province, whoever conquers it, and even if farmers lay it waste.
rule-leaders-take-trophies = A leader who comes to a province takes all statues of other players there as trophies.
rule-leaders-not-adjacent-is-flight = A leader who moves to a province that is not adjacent has fled. He leaves no statue behind.
rule-leaders-lost-with-the-province = If a province is lost while the leader is there, he leaves the board.
rule-leaders-return-after-winter = A lost leader comes back after the winter, to a province of his own player.
rule-leaders-return-in-autumn-order = If several leaders come back, they are placed in the turn order of autumn.
    .reason =
        Where a leader appears can take a statue, so the order matters. The German rulebook has it follow the current turn
        order, and winter keeps that of autumn.
rule-leaders-no-province-to-return-to = A lost leader whose player has no province after the winter stays away.
    .reason = There is nowhere to place him, and the rulebook names no other time for it.
rule-leaders-no-return-at-the-end = After the last winter no leader comes back.
    .reason = The game is over then. Coming back would only snatch statues that nobody could defend.
rule-leaders-score-statues = At the end each statue on the board brings its owner { $leaders-statue_value ->
        [one] 1 point
       *[other] { $leaders-statue_value } points
    }.
rule-leaders-score-trophies = At the end each trophy brings its holder { $leaders-trophy_value ->
        [one] 1 point
       *[other] { $leaders-trophy_value } points
    }.

## Notes on the facts

note-improvements = printed as the improved amounts: prices 2, 1 and 0, armies 6, 4 and 2, one more chest or rice
    .of = What leaders add
