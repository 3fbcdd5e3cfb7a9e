"""Tuning, with games made up so that one set of weights is known to be the best."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from math import log
from pathlib import Path
from typing import Any

import pytest

from bakufu.arena.contest import Clocked, Contest, Played
from bakufu.arena.entrants import usual_weights
from bakufu.arena.trials import BadTrials, Trials
from bakufu.arena.tuning import Tuning, judge, success, tune
from bakufu.arena.weights import changed, numbers
from bakufu.arena.worker_pool import WorkerPool
from bakufu.kernel.chance import Rng
from bakufu.kernel.errors import BadOption

TUNING = Tuning("ashigaru", ("battle",), "shogun", None, {"players": 3}, games=6, trials=48, seed="x")
BEST = 1.5  # times what it is: the factor of every weight that is right
OLD = numbers(usual_weights("shogun", "ashigaru"))


def made_up(contest: Contest, number: int) -> Played:
    """Whoever is nearer to the best weights is likelier to win; the rest is luck, which the deals share."""
    points: list[int] = []
    for entrant in contest.entrants:
        held = OLD if entrant.weights is None else numbers(entrant.weights)
        away = sum(abs(log(held[name] / OLD[name] / BEST)) for name in TUNING.names())
        points.append(60 - round(20 * away) + Rng(contest.game_seed(number), str(len(points))).below(12))
    places = [1 + sum(other > own for other in points) for own in points]
    return Played(
        number, [0, 1, 2], points, places, [1] * 3, [{"provinces": own} for own in points], [Clocked(1, 1)] * 3
    )


class Pretending(WorkerPool):
    """Plays nothing and makes games up instead; may be stopped after some of them."""

    def __init__(self, patience: int = 10**9) -> None:
        super().__init__(1)
        self.patience = patience

    def each(self, job: Callable[[Any], Any], given: Sequence[Any]) -> Iterator[Any]:
        for one in given:
            self.patience -= 1
            if self.patience < 0:
                raise KeyboardInterrupt
            if isinstance(one, int):
                assert isinstance(job, partial)
                yield made_up(job.args[0], one)
            else:
                trial, contest, number = one
                yield trial, made_up(contest, number)


def silent(generation: int, value: float) -> None:
    pass


def test_tuning_finds_what_is_better_and_says_so(tmp_path: Path) -> None:
    values: list[float] = []
    trials = Trials(tmp_path / "trials", TUNING.settings())
    found = tune(TUNING, trials, Pretending(), lambda generation, value: values.append(value))
    assert len(values) == TUNING.generations()
    assert len(trials.values) == TUNING.generations() * TUNING.population() >= 48
    assert values[-1] > values[0] + 0.1
    judged = judge(TUNING, found, 60, Pretending())
    assert judged["bots"][0]["bot"] == "ashigaru (new)"
    assert judged["bots"][0]["interval"][0] > judged["fair_share"]


def test_only_what_may_change_does(tmp_path: Path) -> None:
    found = numbers(tune(TUNING, Trials(tmp_path / "trials", TUNING.settings()), Pretending(), silent))
    assert {name.partition(".")[0] for name in OLD if found[name] != OLD[name]} == {"battle"}
    assert all((found[name] > 0) == (OLD[name] > 0) for name in TUNING.names())


def test_an_interrupted_tuning_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    whole = tune(TUNING, Trials(tmp_path / "whole", TUNING.settings()), Pretending(), silent)
    parts = tmp_path / "parts"
    with pytest.raises(KeyboardInterrupt):
        tune(TUNING, Trials(parts, TUNING.settings()), Pretending(100), silent)
    assert len(Trials(parts, TUNING.settings()).values) == 100 // TUNING.games
    parts.write_bytes(parts.read_bytes()[:-5])  # and the last line was not finished
    games_left = (TUNING.generations() * TUNING.population() - 100 // TUNING.games + 1) * TUNING.games
    assert tune(TUNING, Trials(parts, TUNING.settings()), Pretending(games_left), silent) == whole
    assert parts.read_bytes() == (tmp_path / "whole").read_bytes()


def test_trials_of_another_tuning_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "trials"
    Trials(path, TUNING.settings())
    assert Trials(path, replace(TUNING, trials=480).settings()).values == {}
    for other in (replace(TUNING, games=7).settings(), {**TUNING.settings(), "rules": 1}):
        with pytest.raises(BadTrials, match="a different tuning run"):
            Trials(path, other)
    path.write_text("nonsense\n")
    with pytest.raises(BadTrials, match="is damaged"):
        Trials(path, TUNING.settings())


def test_tuning_and_judging_share_no_seed() -> None:
    weights = TUNING.old()
    tuned = {TUNING.contest(weights, f"tune/{generation}").game_seed(0) for generation in range(9)}
    assert len(tuned) == 9
    assert TUNING.contest(weights, "judge").game_seed(0) not in tuned


def test_success_rises_with_the_lead() -> None:
    def led_by(points: int) -> float:
        return success(Played(0, [0, 1, 2], [50 + points, 50, 40], [1, 2, 3], [1] * 3, [{}] * 3, [Clocked(1, 1)] * 3))

    assert led_by(0) == 0.5
    assert led_by(-9) < led_by(-2) < led_by(3) < led_by(8) < 1
    assert led_by(5) == pytest.approx(1 - led_by(-5))


def test_an_unknown_section_is_refused() -> None:
    with pytest.raises(BadOption, match="unknown section of weights 'batle'; did you mean battle"):
        replace(TUNING, sections=("batle",)).names()


def test_a_single_weight_is_too_little(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = changed(usual_weights("shogun", "ashigaru"), dict.fromkeys(TUNING.names()[1:], 0.0))
    monkeypatch.setattr("bakufu.arena.tuning.usual_weights", lambda game, level: alone)
    with pytest.raises(BadOption, match="battle: not enough to tune"):
        TUNING.names()
