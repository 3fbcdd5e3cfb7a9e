"""Records as text that people can read and post. A line is a player, counted from 1, and their moves."""

from __future__ import annotations

from collections.abc import Mapping

from bakufu.kernel.errors import BadRecord
from bakufu.kernel.fairness import Fairness
from bakufu.kernel.records.record import VERSION, Record, check_version
from bakufu.kernel.rules_version import UNSTATED

TITLE = "Bakufu record"


def to_text(record: Record, words: tuple[str, ...], headings: Mapping[int, str]) -> str:
    """`words` are the names of the moves. `headings` are comments, by the number of the move they come before."""
    lines = [f"{TITLE} {VERSION}", f"game {record.game}", f"rules {record.rules}"]
    lines += [f"option {key} {_joined(value)}".rstrip() for key, value in record.options.items()]
    lines += [f"facts {record.facts}", f"seed {record.seed}"]
    if record.result is not None:
        lines.append("result " + " ".join(str(total) for total in record.result))
    if record.fairness is not None:
        fair = record.fairness
        lines.append(f"fairness {fair.commitment} {fair.secret}")
        # One line for each seat: many contribute nothing, which must not get lost.
        lines += [f"entropy {text}".rstrip() for text in fair.entropy]
    if record.branch_of is not None:
        table, seq = record.branch_of
        lines.append(f"branch {table} {seq}")
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


def from_text(text: str, words: Mapping[str, tuple[str, ...]]) -> Record:
    lines = [line.strip() for line in text.splitlines()]
    if not lines or not lines[0].startswith(TITLE):
        raise BadRecord("error-no-record", title=f"{TITLE} {VERSION}")
    check_version(int(lines[0].removeprefix(TITLE)))
    heads: dict[str, str] = {}
    options: dict[str, object] = {}
    entropy: list[str] = []
    at = 1
    while at < len(lines) and lines[at] != "moves":
        key, _, value = lines[at].partition(" ")
        if key == "option":
            name, _, chosen = value.partition(" ")
            options[name] = _option(name, chosen)
        elif key == "entropy":
            entropy.append(value)
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
    fairness = Fairness(fair[0], fair[1], tuple(entropy or fair[2:])) if fair else None
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
