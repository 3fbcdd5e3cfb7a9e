# Tenno's Court: its rules.

## The chapter

chapter-court = Module: Tenno's Court

## The rules

rule-court-officials-from-first-load =
    For every army of their own that drops out of the tower's first load, a player sends an official to the entrance
    hall. Each player has { $court-officials } officials in all.
rule-court-lay-out-favours =
    Every season three favour cards are turned up. The highest number lies where four officials are asked for, the next
    where three are, and the lowest where two are.
rule-court-tower-card-declines =
    A dice tower card on one of the ten actions means: not this season. As a bid it counts like a chest card that shows 0.
rule-court-from-a-province =
    A province card on the extra board turns as many armies of that province into officials as the space says. The
    officials go to the entrance hall, the armies back to the supply.
rule-court-must-convert =
    A conversion that can be carried out in full must be carried out. Nobody can decline it, even if only 1 army stays
    in the province.
rule-court-one-army-stays = A province cannot send its last army to the court. If it has too few to spare, it sends none at all.
rule-court-from-the-tray =
    A dice tower card on the extra board turns own armies out of the tower's tray into officials, as many as the space
    says.
rule-court-too-few-in-the-tray = If fewer own armies lie in the tray than the space asks for, none of them is converted.
rule-court-officials-are-limited = Whoever has fewer officials in supply than the space asks for converts nothing with it.
rule-court-chest-card-declines = A chest card on the extra board means that nothing is converted there, whatever it shows.
rule-court-convert-in-turn-order =
    When the turn order is known, the first player turns up the three cards of the extra board, from Convert 3 down to
    Convert 1, and carries them out. Then the next player does the same.
rule-court-most-officials-first =
    The player with the most officials in the entrance hall comes before the Tenno first, and the one with the fewest last.
rule-court-tie-by-turn-order = Players with equally many officials come before the Tenno as the turn order says.
rule-court-none-sent-none-heard = Players without an official in the entrance hall are left out of the audience.
    .reason =
        The cheapest favour costs officials too. Somebody who has none can neither move any into the audience hall nor
        take a card, so there is nothing to wait for.
rule-court-all-enter =
    Whoever comes before the Tenno moves all of their officials from the entrance hall into the audience hall, even if
    no favour is within reach.
rule-court-take-one-favour = In an audience a player may take one of the favours that still lie there. It takes effect at once.
    .refusal = No favour lies there any more.
rule-court-favour-is-lost =
    A favor is carried out immediately, as far as possible, and its card is removed from the game. A card that can do
    nothing is lost the same way.
rule-court-pay-with-officials =
    A favour costs as many officials as its space shows, out of the audience hall; they go back to the supply. Whoever
    has fewer cannot take it.
    .refusal = You have too few officials in the audience hall for that favour.
rule-court-may-decline = Nobody has to take a favour. Officials that are not spent stay at the court.
rule-court-ends-with-the-favours = With the last favour gone the audience is over, and whoever has not come yet waits in vain.
rule-court-unused-favours-leave = Favours nobody took leave the game before the actions begin.
rule-court-back-to-the-entrance = After the audience, officials left in the audience hall go back to the entrance hall.
rule-court-favour-removes-event = This favour lets its owner remove the event of the season, or leave it as it is.
rule-court-removed-event-was-drawn =
    An event that a favour removed does nothing any more. It counts as drawn all the same, and no other card takes its
    place.
    .reason =
        The rulebook has it ignored, and speaks of no new card. The event left over for the winter stays the one that was
        never drawn.
rule-court-favour-removes-marker = This favour takes one revolt marker away from a province of its owner's choice.
    .refusal = Choose a province of your own with a revolt marker.
rule-court-favour-kept =
    If no revolt marker lies in any own province, this favour is kept. Nobody is asked, because keeping it costs nothing.
    .reason =
        The rulebook allows it without a duty. There is no gain in throwing the card away, and a question with one
        sensible answer only holds the table up.
rule-court-favour-parries =
    A kept favour keeps the next revolt marker away from its owner's provinces, and is gone then. It is not spent when no
    marker is left to be placed.
rule-court-favour-places-armies =
    This favour places { $favour-12-amount } armies without payment, all in one province: an own one or a neutral one.
    .refusal = That province belongs to somebody else. Choose one of your own, or a neutral one.
rule-court-favour-takes-neutral =
    Armies that a favour places in a neutral province take it without a battle. Its card goes to the hand, so it cannot
    be used any more this season.
rule-court-favour-gives-chests = This favour brings chests, as many as the card shows.
rule-court-favour-fills-tray = This favour puts armies from the supply into the tray of the tower, as many as the card shows.
rule-court-favour-gives-rice = This favour brings rice, as much as the card shows.
rule-court-favour-gives-points = This favour brings points, as many as the card shows.
rule-court-favour-builds =
    This favour raises the building on its card in an own province, free of charge. It needs a free site, and there may
    not be one of its kind already.
    .refusal = You can build only in a province of your own.
rule-court-favour-theatre-calms =
    If the season's event lets a new theater remove a revolt marker, so does a theater from a favor.
    .reason = The event speaks of building a theater, and a favor builds one. Only the price is different.
rule-court-favour-protects =
    Whoever holds this favour cannot be attacked with the action it names for one season: Battle A, Battle B, or both.
    .refusal = A favour of the Tenno protects that player from this action.
rule-court-protection-ends = A protection by the Tenno ends with the season.
rule-court-supplies-are-limited = If the supply holds less than a favour gives, the favour brings what there is.
    .reason =
        A favour has to be carried out as far as that is possible. Unlike an action it was paid for beforehand, so what
        is there is better than nothing.
rule-court-favour-in-vain = A favor may be taken, and must be paid for, even if it has no effect right now.
    .reason =
        The rulebook asks for its effect only if that is possible, and sets no condition for taking a card. It may be
        worth the price to keep a favor from others.

## Notes on the facts

note-favour-amounts = rises with the number within a family; worth in chests never falls with the number, at 4 chests a point, 2 rice a point, 3 armies in the tray a point
    .of = Amounts on favours
note-first-building = a building: the cheapest has the lowest number
    .of = Favour 7
note-second-building = a building: the second cheapest has the second number
    .of = Favour 17
note-third-building = a building: the dearest has the highest number
    .of = Favour 21
note-protections = protections: A, B, then both
    .of = Favours 10, 11 and 18
