# Chambers: its rules.

## The chapter

chapter-chambers = Module: Chambers

## The rules

rule-chambers-shuffle-regions = The five region tiles are placed next to the chamber board in random order.
rule-chambers-draw-markers =
    At the start of a season, { $chambers-drawn } chamber markers are drawn at random and placed face up, each on its own
    space.
rule-chambers-most-provinces-exchange =
    When a season ends, go through the region tiles from the left. The player with the most provinces in that region may
    replace a chamber marker.
rule-chambers-tie-by-turn-order = If players tie for the most provinces in a region, the first of them in turn order counts.
rule-chambers-skip-empty-region = A region in which nobody has a province is skipped.
rule-chambers-exchange-a-marker =
    For each region, one chamber marker is replaced with one of the player's own markers. The chamber marker is removed from
    the game.
rule-chambers-exchange-is-optional = A player may choose not to replace a chamber marker.
rule-chambers-face-up-only = Only a face-up chamber marker can be replaced.
    .refusal = There is no face-up chamber marker there.
rule-chambers-one-marker-a-chamber = A chamber has room for one marker. A player's marker stays there until the end of the game.
    .refusal = That chamber already has a player's marker.
rule-chambers-markers-are-limited =
    Each player has { $chambers-markers } markers. A player who has used them all can't replace any more.
    .reason = The box holds no more, and no rule returns a marker from the chamber board.
rule-chambers-turn-face-down = Chamber markers that nobody took are turned face down when the season ends.
rule-chambers-tiles-move-up = Then the leftmost region tile moves to the end of the row.
rule-chambers-most-markers-score =
    At the end of the game, each row and column of the chamber board scores its points for the player with the most markers
    in it.
rule-chambers-tie-one-fewer = Players who tie for the most markers in a row or column score one point less each.
rule-chambers-face-down-is-neutral =
    Face-down chamber markers count as those of a neutral player, who can win or tie a row or column but never scores.

## Notes on the facts

note-rows = 1 to 3 points from the rulebook's example; which row has which is not known
    .of = Points for rows of chambers
note-columns = 1 to 3 points from the rulebook's example; which column has which is not known
    .of = Points for columns of chambers
