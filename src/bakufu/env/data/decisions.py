"""Records as a dataset: each decision with what its seat saw, what it could do and did, and how the game ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from bakufu.env.core import EnvCore
from bakufu.env.encoding import PAGE
from bakufu.env.how import How
from bakufu.env.rewards import Rewards
from bakufu.games import WORDS
from bakufu.kernel.records.reading import read
from bakufu.kernel.records.record import Record
from bakufu.kernel.rules_version import check_rules

Columns = dict[str, NDArray[np.generic]]


Records = Record | Path | str


def decisions(records: Records | Iterable[Records], encode: str = PAGE) -> Columns:
    """One row per decision of all games, as arrays by column. Paths are those of record files, or of folders of them.

    All games must have the same options, because their observations are then of the same size: others raise
    `ValueError`. Seats see exactly what they saw in the game. Games that were not played to their end have no outcome
    and are refused. A game takes some 50 ms.
    """
    rows = [columns for _, columns in game_by_game(records, encode)]
    return {name: np.concatenate([game[name] for game in rows]) for name in rows[0]}


def game_by_game(records: Records | Iterable[Records], encode: str = PAGE) -> Iterator[tuple[EnvCore, Columns]]:
    """The decisions of one game after another, as in `decisions`, and the core that has replayed them."""
    core: EnvCore | None = None
    for number, given in enumerate(one_by_one(records)):
        record = given if isinstance(given, Record) else read(Path(given).read_text(encoding="utf-8-sig"), WORDS)
        if core is None:
            core = EnvCore(record.game, record.options, How(encode=encode))
        yield core, _of_one_game(core, record, number)
    if core is None:
        raise ValueError("no records: a dataset needs at least one game")


def one_by_one(records: Records | Iterable[Records]) -> Iterator[Records]:
    """Records and files of records; those of a folder in the order of their names."""
    for given in [records] if isinstance(records, Records) else records:
        if isinstance(given, Record) or not Path(given).is_dir():
            yield given
        else:
            yield from sorted(Path(given).glob("*.json"))


def _of_one_game(core: EnvCore, record: Record, number: int) -> Columns:
    game = core.game
    if (record.game, record.options) != (game.name, core.options):
        raise ValueError(f"game {number} has other options: {record.game}, {record.options}")
    if record.facts != game.facts_digest:
        raise ValueError(f"game {number} was played with other component data")
    check_rules(game.name, game.rules_version, record.rules)
    core.state = game.start(record.options, record.seed)
    core.turns.begin(core.state)
    pages, masks = [], []
    for seat, move in record.moves:
        seen = core.page(seat)
        pages.append(seen["observation"])
        masks.append(seen["action_mask"])
        if not core.turns.play(seat, move):
            core.refuse(seat, move)
    if not core.over():
        raise ValueError(f"game {number} was not played to its end, so it has no outcome")
    seats = np.array([seat for seat, _ in record.moves], np.int8)
    standings = sorted(game.standings(core.state), key=lambda row: row.seat)
    return {
        "observation": core.encoded(np.stack(pages)),
        "action_mask": np.stack(masks),
        "action": np.array([move for _, move in record.moves], np.int16),
        "game": np.full(len(seats), number, np.int32),
        "seat": seats,
        "place": _by_decision([row.place for row in standings], seats, np.int8),
        "points": _by_decision([row.points for row in standings], seats, np.int16),
        "reward": _by_decision(Rewards("place", 0.0, len(standings)).final(standings), seats, np.float32),
    }


def _by_decision(values: Sequence[float], seats: NDArray[np.int8], kind: type[np.generic]) -> NDArray[np.generic]:
    """What the seat of each decision got in the end."""
    return np.array(values, kind)[seats]
