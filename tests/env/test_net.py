"""Networks as files: what they play, and what is said about those that can't."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import bakufu
from bakufu.bots import make
from bakufu.env import shogun_v0
from bakufu.env.core import EnvCore
from bakufu.env.net import ABOUT, Net
from bakufu.kernel.errors import BadOption
from tests.cli.running import run

OPTIONS = {"players": 3}


def net(game: str = "shogun", hidden: int = 4, seed: int = 1) -> Net:
    core = EnvCore(game, OPTIONS)
    rng = np.random.default_rng(seed)
    (inputs,) = Net(game, OPTIONS, []).core.array_space().shape
    sizes = (inputs, hidden, core.moves)
    layers = [
        (rng.normal(size=pair).astype(np.float32), rng.normal(size=pair[1]).astype(np.float32))
        for pair in pairwise(sizes)
    ]
    return Net(game, OPTIONS, layers)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    net().save(tmp_path / "mine.npz")
    return tmp_path / "mine.npz"


def test_a_network_comes_back_as_it_was_saved(file: Path) -> None:
    seen = np.random.default_rng(2).random((5, len(net().layers[0][0])))
    assert np.array_equal(Net.load(file).scores(seen), net().scores(seen))


def test_a_bot_sees_in_its_view_what_the_environment_shows(file: Path) -> None:
    """In its view everything hidden is missing: it must observe the same nevertheless."""
    env = shogun_v0.raw_env(players=3, encode="relative")
    env.reset(seed=5)
    core, rng = EnvCore("shogun", OPTIONS), np.random.default_rng(3)
    own = net().core
    for _ in range(400):
        seen, _, over, _, _ = env.last()
        if over:
            break
        assert seen is not None
        state = env._core.state
        seat = env.possible_agents.index(env.agent_selection)
        assert np.array_equal(own.seen_by(core.game.view(state, seat).known, seat), seen["observation"])
        env.step(rng.choice(np.flatnonzero(seen["action_mask"])))


def test_a_network_prefers_what_it_scores_highest(tmp_path: Path) -> None:
    game = bakufu.load("shogun")
    state = game.start(OPTIONS, 4)
    legal = game.moves(state, 0)
    flat = net()
    (weights, bias), (last, _) = flat.layers
    wanted = legal[len(legal) // 2]
    liked = np.zeros(last.shape[1], np.float32)
    liked[wanted] = 50
    Net("shogun", OPTIONS, [(weights * 0, bias * 0), (last * 0, liked)]).save(tmp_path / "one.npz")
    bot = make("shogun", f"net:{tmp_path / 'one.npz'}", 1)
    assert bot.decide(game.view(state, 0)) == wanted
    Net("shogun", OPTIONS, [(weights * 0, bias * 0), (last * 0, liked * 0)]).save(tmp_path / "any.npz")
    drawn = {make("shogun", f"net:{tmp_path / 'any.npz'}", seed).decide(game.view(state, 0)) for seed in range(200)}
    assert drawn <= set(legal)
    assert len(drawn) > len(legal) / 2


def test_the_arena_plays_with_it(file: Path) -> None:
    ran = run("arena", "--bots", f"net:{file},random,random", "--games", "3", "--jobs", "1")
    assert ran.code == 0, ran.err
    assert "mine.npz" in ran.out


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--players", "4", "--bots", "net:{},random,random,random"), '"players": 3'),
        (("--game", "katana", "--players", "2", "--bots", "net:{},random"), "plays shogun"),
    ],
)
def test_it_plays_only_what_it_was_trained_for(file: Path, options: tuple[str, ...], said: str) -> None:
    ran = run("simulate", "--games", "1", *[option.format(file) for option in options])
    assert ran.code == 2
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1


def spoiled(file: Path, about: object, **arrays: NDArray[np.float64]) -> None:
    stored: dict[str, Any] = {ABOUT: np.array(json.dumps(about)), **arrays}
    np.savez_compressed(file, **stored)


GOOD = {"version": 1, "game": "shogun", "options": OPTIONS, "encode": "relative"}


@pytest.mark.parametrize(
    ("about", "said"),
    [
        (GOOD, "don't fit"),
        ({**GOOD, "version": 2}, "version 2"),
        ([], "not a network"),
        ({**GOOD, "options": {"players": 9}}, "players"),
    ],
)
def test_a_file_that_is_no_network_gets_one_line(tmp_path: Path, about: object, said: str) -> None:
    spoiled(tmp_path / "bad.npz", about, w0=np.zeros((3, 4)), b0=np.zeros(4))
    with pytest.raises(BadOption, match=said):
        Net.load(tmp_path / "bad.npz")


def test_so_does_a_file_that_is_missing_or_something_else(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="No such file"):
        Net.load(tmp_path / "none.npz")
    (tmp_path / "text.npz").write_text("no")
    with pytest.raises(BadOption, match="not a network"):
        Net.load(tmp_path / "text.npz")
