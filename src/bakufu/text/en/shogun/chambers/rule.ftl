# Chambers: its rules.

## The chapter

chapter-chambers = Module: Chambers

## The rules

rule-chambers-shuffle-regions = The five region tiles lie in a row beside the chamber board, in an order drawn by lot.
rule-chambers-draw-markers =
    As a season begins { $chambers-drawn } chamber markers are drawn blindly and laid face up, each on the space that it
    belongs to.
rule-chambers-most-provinces-exchange =
    When a season ends, the region tiles are gone through from the left: who has the most provinces in that region may
    exchange a chamber marker.
rule-chambers-tie-by-turn-order = If several have the most provinces in a region, the first of them in turn order counts.
rule-chambers-skip-empty-region = A region in which nobody has a province is passed over.
rule-chambers-exchange-a-marker =
    For a region one chamber marker is exchanged for a marker of the player's own. The chamber marker leaves the game.
rule-chambers-exchange-is-optional = Whoever may exchange a chamber marker may also leave it.
rule-chambers-face-up-only = Only a chamber marker that lies face up can be exchanged.
    .refusal = No chamber marker lies face up there.
rule-chambers-one-marker-a-chamber = A chamber has room for one marker. A player's marker stays there until the end of the game.
    .refusal = That chamber already has a player's marker.
rule-chambers-markers-are-limited =
    Each player has { $chambers-markers } markers. Whoever has used them all can exchange nothing more.
    .reason = The box holds no more, and the rulebook lets nobody take a marker back from the chamber board.
rule-chambers-turn-face-down = Chamber markers that nobody took are turned face down when the season ends.
rule-chambers-tiles-move-up = Then the leftmost region tile goes to the end of the row.
rule-chambers-most-markers-score =
    At the end of the game each row and each column of the chamber board gives its points to the player with the most
    markers in it.
rule-chambers-tie-one-fewer = Players who share the most markers in a row or column get one point fewer each.
rule-chambers-face-down-is-neutral =
    Chamber markers lying face down count as those of a neutral player, who can win or share a row or column, and never
    scores.

## Notes on the facts

note-rows = 1 to 3 points from the rulebook's example; which row has which is not known
    .of = Points for rows of chambers
note-columns = 1 to 3 points from the rulebook's example; which column has which is not known
    .of = Points for columns of chambers
