# Tenno's Court: its rules.

## The chapter

chapter-court = Module: Tenno's Court

## The rules

rule-court-officials-from-first-load =
    For each of their armies that comes out in the tower's first load, a player puts an official in the entrance hall. Each
    player has { $court-officials } officials in all.
rule-court-lay-out-favours =
    Every season three favor cards are revealed. The highest number costs four officials, the next three, and the lowest
    two.
rule-court-tower-card-declines =
    A dice tower card on one of the ten actions skips it. As a bid it counts as a chest card that shows 0.
rule-court-from-a-province =
    A province card on the extra board turns as many armies of that province into officials as the space says. The
    officials go to the entrance hall, the armies back to the supply.
rule-court-must-convert =
    A conversion that can be carried out in full must be carried out. It can't be declined, even if only 1 army stays in the
    province.
rule-court-one-army-stays = A province can't send its last army to the court. If it has too few to spare, it sends none at all.
rule-court-from-the-tray =
    A dice tower card on the extra board turns a player's armies in the tray into officials, as many as the space says.
rule-court-too-few-in-the-tray = If a player has fewer armies in the tray than the space asks for, none of them is converted.
rule-court-officials-are-limited = A player with fewer officials in the supply than the space asks for converts nothing with it.
rule-court-chest-card-declines = A chest card on the extra board converts nothing, whatever it shows.
rule-court-convert-in-turn-order =
    When the turn order is known, the first player reveals the three cards of the extra board, from Convert 3 down to
    Convert 1, and carries them out. Then the next player does the same.
rule-court-most-officials-first =
    The player with the most officials in the entrance hall has the first audience, and the one with the fewest the last.
rule-court-tie-by-turn-order = Players with the same number of officials have their audience in turn order.
rule-court-none-sent-none-heard = Players without an official in the entrance hall get no audience.
    .reason =
        Even the cheapest favor costs officials. A player who has none can neither move any into the audience hall nor take
        a card, so there is nothing to wait for.
rule-court-all-enter =
    In an audience, a player moves all of their officials from the entrance hall into the audience hall, even if they can't
    afford a favor.
rule-court-take-one-favour = In an audience a player may take one of the remaining favors. It takes effect immediately.
    .refusal = That favor is gone.
rule-court-favour-is-lost =
    A favor is carried out immediately, as far as possible, and its card is removed from the game. A card that can do
    nothing is lost the same way.
rule-court-pay-with-officials =
    A favor costs as many officials in the audience hall as its space shows; they return to the supply. A player who has
    fewer cannot take it.
    .refusal = You have too few officials in the audience hall for that favor.
rule-court-may-decline = Taking a favor is optional. Officials that aren't spent stay at the court.
rule-court-ends-with-the-favours = When the last favor is taken, the audience ends and players still waiting get nothing.
rule-court-unused-favours-leave = Favors nobody took are removed from the game before the actions begin.
rule-court-back-to-the-entrance = After the audience, officials left in the audience hall return to the entrance hall.
rule-court-favour-removes-event = With this favor, the player may remove this season's event or keep it.
rule-court-removed-event-was-drawn =
    An event removed by a favor has no effect. It still counts as drawn, and no other card replaces it.
    .reason =
        The rulebook says to ignore it, and doesn't mention a new card. The event left over for the winter stays the one that
        was never drawn.
rule-court-favour-removes-marker = This favor removes one revolt marker from a province of the player's choice.
    .refusal = Choose one of your provinces with a revolt marker.
rule-court-favour-kept =
    If none of the player's provinces has a revolt marker, this favor is kept. There is no question, because keeping it costs
    nothing.
    .reason =
        The rulebook allows it but doesn't require it. Nobody gains by discarding the card, and a question with one sensible
        answer only slows the game down.
rule-court-favour-parries =
    A kept favor stops the next revolt marker in one of its owner's provinces and is then used up. It isn't used when there
    is no marker left to place.
rule-court-favour-places-armies =
    This favor places { $favour-12-amount } armies for free, all in one province: one of the player's own or a neutral one.
    .refusal = That province belongs to another player. Choose one of your own, or a neutral one.
rule-court-favour-takes-neutral =
    Armies that a favor places in a neutral province take control of it without a battle. Its card goes to the player's
    hand, so it can't be used this season.
rule-court-favour-gives-chests = This favor gives as many chests as the card shows.
rule-court-favour-fills-tray = This favor puts as many armies as the card shows from the supply into the tray.
rule-court-favour-gives-rice = This favor gives as much rice as the card shows.
rule-court-favour-gives-points = This favor scores as many points as the card shows.
rule-court-favour-builds =
    Build the building shown on the card for free in one of your provinces. It needs a free site, and the province must not
    have one of its kind already.
    .refusal = You can only build in one of your provinces.
rule-court-favour-theatre-calms =
    If the season's event lets a new theater remove a revolt marker, so does a theater from a favor.
    .reason = The event speaks of building a theater, and a favor builds one. Only the price is different.
rule-court-favour-protects =
    The owner of this favor can't be attacked with the action it names for one season: Battle A, Battle B, or both.
    .refusal = A favor protects that player from this action.
rule-court-protection-ends = Protection by a favor ends with the season.
rule-court-supplies-are-limited = If the supply has less than a favor gives, the player gets what is there.
    .reason =
        A favor is carried out as far as possible. Unlike an action it was paid for beforehand, so something is better than
        nothing.
rule-court-favour-in-vain = A favor may be taken, and must be paid for, even if it has no effect right now.
    .reason =
        The rulebook asks for its effect only if that is possible, and sets no condition for taking a card. It may be
        worth the price to keep a favor from others.

## Notes on the facts

note-favour-amounts = increases with the number within a family; worth in chests never decreases with the number, at 4 chests per point, 2 rice per point, 3 armies in the tray per point
    .of = Amounts on favor cards
note-first-building = a building: the cheapest has the lowest number
    .of = Favor 7
note-second-building = a building: the second cheapest has the second number
    .of = Favor 17
note-third-building = a building: the most expensive has the highest number
    .of = Favor 21
note-protections = protections: A, B, then both
    .of = Favors 10, 11 and 18
