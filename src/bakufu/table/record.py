"""The record of a game, from what is stored of its table."""

from __future__ import annotations

from bakufu.kernel.fairness import Fairness
from bakufu.kernel.patch import Json
from bakufu.kernel.records.record import Record


def whole_record(row: Json, moves: tuple[tuple[int, int], ...]) -> Record:
    """The record of a game, with everything that `bakufu verify` needs.

    `row` is the stored table, with the seed and the entropy of the seats. Branches and lessons carry no proof of
    fairness: their secret was known before the game began. Neither do records without one that were opened again.
    """
    branch_of = (row["branch_of"], row["branch_seq"]) if row["branch_of"] else None
    proven = not (branch_of or row["lesson"]) and row["commitment"]
    fairness = Fairness(row["commitment"], row["secret"], tuple(row["entropy"])) if proven else None
    points = None if row["result"] is None else tuple(row["result"])
    game, rules, options, facts, seed = row["game"], row["rules"], row["options"], row["facts"], row["seed"]
    return Record(game, rules, options, facts, seed, moves, points, fairness, branch_of)
