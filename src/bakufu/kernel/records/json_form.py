"""Records as JSON, for programs."""

from __future__ import annotations

import json

from bakufu.kernel.errors import BadRecord
from bakufu.kernel.fairness import Fairness
from bakufu.kernel.records.record import VERSION, Record, check_version
from bakufu.kernel.rules_version import UNSTATED


def to_json(record: Record) -> str:
    data: dict[str, object] = {
        "bakufu": VERSION,
        "game": record.game,
        "rules": record.rules,
        "options": record.options,
        "facts": record.facts,
        "seed": record.seed,
        "moves": [list(pair) for pair in record.moves],
        "result": None if record.result is None else list(record.result),
    }
    if record.fairness is not None:
        fair = record.fairness
        data["fairness"] = {"commitment": fair.commitment, "secret": fair.secret, "entropy": list(fair.entropy)}
    if record.branch_of is not None:
        table, seq = record.branch_of
        data["branch_of"] = {"table": table, "seq": seq}
    return json.dumps(data)


def from_json(text: str) -> Record:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord("error-record-line", line=error.lineno, why=error.msg) from None
    check_version(data["bakufu"])
    if data.get("partial"):
        raise BadRecord("error-record-partial")
    moves = tuple([(int(seat), int(move)) for seat, move in data["moves"]])
    result = None if data["result"] is None else tuple([int(total) for total in data["result"]])
    fair = data.get("fairness")
    fairness = Fairness(fair["commitment"], fair["secret"], tuple(fair["entropy"])) if fair else None
    branch = data.get("branch_of")
    branch_of = (str(branch["table"]), int(branch["seq"])) if branch else None
    game, rules = str(data["game"]), int(data.get("rules", UNSTATED))
    options, facts, seed = dict(data["options"]), str(data["facts"]), str(data["seed"])
    return Record(game, rules, options, facts, seed, moves, result, fairness, branch_of)
