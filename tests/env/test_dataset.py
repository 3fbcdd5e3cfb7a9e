"""Records as a dataset: what each seat saw and did, and how it ended."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import bakufu
from bakufu.bots import make
from bakufu.env import decisions
from bakufu.env.core import EnvCore
from bakufu.env.how import How
from bakufu.kernel.records.json_form import to_json
from bakufu.kernel.records.record import Record
from bakufu.kernel.records.recorder import Recorder


def played(game: str, players: int, seed: int) -> Record:
    recorder = Recorder(bakufu.load(game), {"players": players}, seed)
    bots = [make(game, "random", f"{seed}/{seat}") for seat in range(players)]
    while awaited := recorder.game.to_move(recorder.state):
        seat = awaited[-1]  # not the order in which environments ask
        recorder.play(seat, bots[seat].decide(recorder.game.view(recorder.state, seat)))
    return recorder.record()


@pytest.mark.parametrize(("game", "players"), [("shogun", 3), ("katana", 2)])
def test_rows_are_the_decisions_of_the_games(game: str, players: int, tmp_path: Path) -> None:
    records = [played(game, players, seed) for seed in (1, 2)]
    (tmp_path / "second.json").write_text(to_json(records[1]), encoding="utf-8")
    rows = decisions([records[0], tmp_path / "second.json"])
    moves = [move for record in records for move in record.moves]
    assert list(zip(rows["seat"].tolist(), rows["action"].tolist(), strict=True)) == moves
    assert (rows["action_mask"][np.arange(len(moves)), rows["action"]] == 1).all()
    assert rows["game"].tolist() == [0] * len(records[0].moves) + [1] * len(records[1].moves)
    for number, record in enumerate(records):
        assert record.result is not None
        for seat in range(players):
            mine = (rows["game"] == number) & (rows["seat"] == seat)
            assert set(rows["points"][mine].tolist()) == {record.result[seat]}
    assert rows["reward"][rows["place"] == 1].min() >= 0


def test_a_folder_or_a_file_may_be_given_alone(tmp_path: Path) -> None:
    """As `bakufu arena --records` has written it."""
    records = [played("shogun", 3, seed) for seed in (1, 2)]
    for number, record in enumerate(records):
        (tmp_path / f"{number:06}.json").write_text(to_json(record), encoding="utf-8")
    both = decisions(records)["action"]
    assert np.array_equal(decisions(tmp_path)["action"], both)
    assert np.array_equal(decisions([str(tmp_path)])["action"], both)
    first = both[: len(records[0].moves)]
    for alone in (records[0], str(tmp_path / "000000.json")):
        assert np.array_equal(decisions(alone)["action"], first)


def test_seats_see_what_they_saw_in_the_game() -> None:
    record = played("shogun", 3, 3)
    rows = decisions([record], encode="relative")
    core = EnvCore("shogun", {"players": 3}, How(encode="relative"))
    core.state = core.game.start(record.options, record.seed)
    core.turns.begin(core.state)
    for row, (seat, move) in enumerate(record.moves[:60]):
        assert np.array_equal(rows["observation"][row], core.observe(seat)["observation"])
        core.turns.play(seat, move)


def test_what_has_no_outcome_or_does_not_fit_is_refused() -> None:
    record = played("shogun", 3, 1)
    with pytest.raises(ValueError, match="at least one game"):
        decisions([])
    with pytest.raises(ValueError, match="game 0 was not played to its end"):
        decisions([replace(record, moves=record.moves[:-1], result=None)])
    with pytest.raises(ValueError, match="game 1 has other options"):
        decisions([record, played("shogun", 4, 1)])
    with pytest.raises(ValueError, match="other component data"):
        decisions([replace(record, facts="another")])
    with pytest.raises(bakufu.BakufuError):
        decisions([replace(record, rules=1)])
