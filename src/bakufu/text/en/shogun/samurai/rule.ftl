# Samurai: its rules.

## The chapter

chapter-samurai = Module: Samurai

## The rules

rule-samurai-enough-regions =
    Only a player with provinces in at least { $samurai-regions } different regions gets a benefit from the samurai.
    Otherwise the pile stays as it is.
rule-samurai-turn-the-next-card =
    Once the turn order is known and before anything else is done, players check their regions in turn order. Whoever has
    enough of them puts the top card of their pile to the bottom.
rule-samurai-choose-one-benefit = One of the benefits on the new top card is chosen and received at once.
    .refusal = The top card of your pile does not show that.
rule-samurai-take-chests = The chests on a samurai card come from the general supply.
rule-samurai-take-rice = The rice on a samurai card is added to the player's own.
rule-samurai-armies-to-the-tray = The armies on a samurai card go from the player's supply into the tray of the tower.
rule-samurai-score-points = The points on a samurai card are scored at once.
rule-samurai-as-far-as-there-are =
    A samurai card may be chosen for chests or armies that have run out. It then brings as many as there are, even none.
    .reason = Income from an empty supply is what is left of it elsewhere too, and so there is always something to choose.
rule-samurai-reset-after-winter = After the first winter every pile lies in its first order again, the empty banner on top.

## Notes on the facts

note-samurai-seen = first and second card seen in play; the third from one description
    .of = Chests and armies of the Samurai
note-samurai-described = from one description
    .of = Rice and points of the Samurai
