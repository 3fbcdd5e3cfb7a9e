"""Records: a game as rules version, options, seed and moves, which is enough to play all of it again.

Two forms of one thing: JSON for programs, and a text notation that people can read and post. Both are read here.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bakufu.kernel.contract import Game
from bakufu.kernel.errors import BadOption, BadRecord, IllegalMove
from bakufu.kernel.event import Events
from bakufu.kernel.fairness import Fairness
from bakufu.kernel.rules_version import UNSTATED, check_rules

VERSION = 1  # of the notation; the rules of each game have a version of their own
TITLE = "Bakufu record"


@dataclass(frozen=True)
class Record:
    """`moves` are pairs of seat and move. `result` holds the points by seat once the game is over.

    `rules` is the version of the game's rules. Every record can be read, but only one of the current rules can be
    replayed: with others, the same moves would lead elsewhere. `branch_of` names another game and an entry of its log,
    if this one was played on from there; its seed was known.
    """

    game: str
    rules: int
    options: dict[str, Any]
    facts: str
    seed: str
    moves: tuple[tuple[int, int], ...]
    result: tuple[int, ...] | None = None
    fairness: Fairness | None = None
    branch_of: tuple[str, int] | None = None


class Recorder:
    """Writes a game down while it is played."""

    def __init__(self, game: Game[Any, Any], options: Mapping[str, object], seed: int | str) -> None:
        self.game = game
        self.events: list[Any] = []
        self.state = game.start(options, seed, self.events)
        self.seed = str(seed)
        self.moves: list[tuple[int, int]] = []

    def play(self, seat: int, move: int) -> list[Any]:
        """Make a move; the events it caused."""
        events: list[Any] = []
        self.game.play(self.state, seat, move, events)
        self.moves.append((seat, move))
        self.events += events
        return events

    def record(self) -> Record:
        game, state = self.game, self.state
        result = points(game, state) if not game.to_move(state) else None
        options, facts, moves = game.options(state), game.facts_digest, tuple(self.moves)
        return Record(game.name, game.rules_version, options, facts, self.seed, moves, result)


def points(game: Game[Any, Any], state: Any) -> tuple[int, ...]:
    rows = sorted(game.standings(state), key=lambda row: row.seat)
    return tuple([row.points for row in rows])


def replay(game: Game[Any, Any], record: Record, events: Events = None, upto: int | None = None) -> Any:
    """Play a record again, all of it or the first moves; the state it leads to."""
    check_rules(game.name, game.rules_version, record.rules)
    try:
        state = game.start(record.options, record.seed, events)
    except BadOption as wrong:
        raise BadRecord("error-record-options", why=wrong) from None
    for number, (seat, move) in enumerate(record.moves[:upto], 1):
        try:
            game.play(state, seat, move, events)
        except IllegalMove as error:
            raise BadRecord("error-record-refused", number=number, rule=error.rule) from None
    return state


def verify(game: Game[Any, Any], record: Record) -> Any:
    """Replay a record and check everything it claims; the final state, or BadRecord with what is wrong."""
    # First: other rules often come with other component data, and no file of facts would help then.
    check_rules(game.name, game.rules_version, record.rules)
    if record.facts != game.facts_digest:
        raise BadRecord("error-record-facts", facts=record.facts, these=game.facts_digest)
    if record.fairness is not None:
        if not record.fairness.honest():
            raise BadRecord("error-record-secret")
        if record.fairness.seed() != record.seed:
            raise BadRecord("error-record-seed")
    state = replay(game, record)
    over = not game.to_move(state)
    if over != (record.result is not None):
        raise BadRecord("error-record-no-result" if over else "error-record-not-over")
    if over and points(game, state) != record.result:
        raise BadRecord("error-record-points", points=list(points(game, state)), recorded=list(record.result or ()))
    return state


def to_json(record: Record) -> str:
    data: dict[str, Any] = {
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
        data["branch_of"] = {"table": record.branch_of[0], "seq": record.branch_of[1]}
    return json.dumps(data)


def to_text(record: Record, words: tuple[str, ...], headings: Mapping[int, str]) -> str:
    """The readable notation. A line is a player (counted from 1) and their picks; `headings` go before a move."""
    lines = [f"{TITLE} {VERSION}", f"game {record.game}", f"rules {record.rules}"]
    lines += [f"option {key} {_joined(value)}".rstrip() for key, value in record.options.items()]
    lines += [f"facts {record.facts}", f"seed {record.seed}"]
    if record.result is not None:
        lines.append("result " + " ".join(str(total) for total in record.result))
    if record.fairness is not None:
        fair = record.fairness
        lines.append(" ".join(["fairness", fair.commitment, fair.secret, *fair.entropy]))
    if record.branch_of is not None:
        lines.append(f"branch {record.branch_of[0]} {record.branch_of[1]}")
    lines.append("moves")
    line: list[str] = []
    for number, (seat, move) in enumerate(record.moves):
        if number in headings or not line or line[0] != str(seat + 1) or len(line) > 11:
            lines += [" ".join(line)] if line else []
            lines += [f"; {headings[number]}"] if number in headings else []
            line = [str(seat + 1)]
        line.append(words[move])
    lines.append(" ".join(line))
    return "\n".join(lines).rstrip() + "\n"


def _joined(value: object) -> str:
    return ",".join(value) if isinstance(value, list) else str(value)


def read(text: str, words: Mapping[str, tuple[str, ...]]) -> Record:
    """A record in either form. `words` are the picks of each known game. Damage is told in one line."""
    try:
        return _from_json(text) if text.lstrip().startswith("{") else _from_text(text, words)
    except BadRecord:
        raise
    except (KeyError, ValueError, TypeError, AttributeError, ArithmeticError, RecursionError) as error:
        raise BadRecord("error-record-damaged", why=f"{type(error).__name__} {str(error)[:80]}") from None


def _from_json(text: str) -> Record:
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord("error-record-line", line=error.lineno, why=error.msg) from None
    _check_version(data["bakufu"])
    moves = tuple([(int(seat), int(move)) for seat, move in data["moves"]])
    result = None if data["result"] is None else tuple([int(total) for total in data["result"]])
    fair = data.get("fairness")
    fairness = Fairness(fair["commitment"], fair["secret"], tuple(fair["entropy"])) if fair else None
    branch = data.get("branch_of")
    branch_of = (str(branch["table"]), int(branch["seq"])) if branch else None
    game, rules = str(data["game"]), int(data.get("rules", UNSTATED))
    options, facts, seed = dict(data["options"]), str(data["facts"]), str(data["seed"])
    return Record(game, rules, options, facts, seed, moves, result, fairness, branch_of)


def _check_version(version: object) -> None:
    if version != VERSION:
        raise BadRecord("error-record-version", version=version, known=VERSION)


def _from_text(text: str, words: Mapping[str, tuple[str, ...]]) -> Record:
    lines = [line.strip() for line in text.splitlines()]
    if not lines or not lines[0].startswith(TITLE):
        raise BadRecord("error-no-record", title=f"{TITLE} {VERSION}")
    _check_version(int(lines[0].removeprefix(TITLE)))
    heads: dict[str, str] = {}
    options: dict[str, Any] = {}
    at = 1
    while at < len(lines) and lines[at] != "moves":
        key, _, value = lines[at].partition(" ")
        if key == "option":
            name, _, chosen = value.partition(" ")
            options[name] = _option(name, chosen)
        elif key:
            heads[key] = value
        at += 1
    if at == len(lines):
        raise BadRecord("error-record-no-moves")
    if heads["game"] not in words:
        raise BadRecord("error-record-game", wrong=heads["game"], known=words)
    number_of = {word: number for number, word in enumerate(words[heads["game"]])}
    moves: list[tuple[int, int]] = []
    for number, line in enumerate(lines[at + 1 :], at + 2):
        if line and not line.startswith(";"):
            moves += _picks(line, number, number_of)
    result = tuple([int(total) for total in heads["result"].split()]) if "result" in heads else None
    fair = heads.get("fairness", "").split()
    fairness = Fairness(fair[0], fair[1], tuple(fair[2:])) if fair else None
    branch = heads.get("branch", "").split()
    branch_of = (branch[0], int(branch[1])) if branch else None
    game, rules, facts, seed = heads["game"], int(heads.get("rules", UNSTATED)), heads["facts"], heads["seed"]
    return Record(game, rules, options, facts, seed, tuple(moves), result, fairness, branch_of)


def _option(name: str, value: str) -> object:
    if name == "modules":
        return value.split(",") if value else []
    return int(value) if value.isdigit() else value


def _picks(line: str, number: int, number_of: dict[str, int]) -> list[tuple[int, int]]:
    player, *picks = line.split()
    if not player.isdigit() or not picks:
        raise BadRecord("error-record-picks", line=number, found=repr(line[:40]))
    for pick in picks:
        if pick not in number_of:
            raise BadRecord("error-record-pick", line=number, wrong=pick, known=number_of)
    return [(int(player) - 1, number_of[pick]) for pick in picks]
