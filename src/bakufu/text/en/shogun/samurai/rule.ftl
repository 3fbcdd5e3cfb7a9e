# Samurai: its rules.

## The chapter

chapter-samurai = Module: Samurai

## The rules

rule-samurai-enough-regions =
    Only a player with provinces in at least { $samurai-regions } different regions gets a samurai benefit. Otherwise their
    pile stays as it is.
rule-samurai-turn-the-next-card =
    Once the turn order is known and before anything else, players check their regions in turn order. A player with enough
    of them puts the top card of their pile at the bottom.
rule-samurai-choose-one-benefit = The player chooses one benefit on the new top card and gets it immediately.
    .refusal = The top card of your pile doesn't show that.
rule-samurai-take-chests = Chests on a samurai card come from the bank.
rule-samurai-take-rice = Rice on a samurai card is added to the player's rice.
rule-samurai-armies-to-the-tray = Armies on a samurai card go from the player's supply into the tray.
rule-samurai-score-points = Points on a samurai card are scored immediately.
rule-samurai-as-far-as-there-are =
    A player may choose chests or armies that have run out. They then get as many as there are, even none.
    .reason = Other income from an empty supply works the same way, and this ensures there is always a choice.
rule-samurai-reset-after-winter = After the first winter, every pile is reset to its starting order, with the empty banner on top.

## Notes on the facts

note-samurai-seen = first and second card seen in play; the third from one description
    .of = Chests and armies of the Samurai
note-samurai-described = from one description
    .of = Rice and points of the Samurai
