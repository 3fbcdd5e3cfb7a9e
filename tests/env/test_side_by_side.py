"""Many games side by side: each of them is the game that the environment for one plays with the same seed and picks."""

from __future__ import annotations

import multiprocessing
import pickle
from types import ModuleType
from typing import Any

import numpy as np
import pytest
from benchmarks.subjects import SUBJECTS, SUBSETS

import bakufu
from bakufu.env import katana_v0, random_actions, shogun_v0
from bakufu.env.aec import InTurn
from bakufu.shogun.box.picks import NOTHING
from tests.properties.random_play import Options, name_of

SHOGUN, KATANA = SUBJECTS["shogun"].options, SUBJECTS["katana"].options
# Every set of modules with every table in turn, and all tables of the other game.
TABLES = [(shogun_v0, SHOGUN[n * 9 + n % 9]) for n in range(len(SUBSETS))] + [(katana_v0, table) for table in KATANA]
every_table = pytest.mark.parametrize(
    ("environments", "options"), [pytest.param(*table, id=name_of(table[1])) for table in TABLES]
)


class Twin:
    """One game, stepped by itself in the environment for one seat after the other."""

    def __init__(self, env: InTurn, seed: int) -> None:
        self.env = env
        self.env.reset(seed=seed)
        self.ended = False

    def step(self, action: int) -> list[float]:
        """What each seat earned; a game that has ended is followed by the next."""
        self.env.step(action)
        earned = list(self.env.rewards.values())
        self.ended = all(self.env.terminations.values())
        if self.ended:
            self.env.reset()
        return earned

    def seat(self) -> int:
        return self.env.possible_agents.index(self.env.agent_selection)


def agree(twins: list[Twin], seen: dict[str, Any], infos: dict[str, Any]) -> None:
    for game, twin in enumerate(twins):
        assert infos["seat"][game] == twin.seat()
        last = twin.env.last()[0]
        assert last is not None
        for key, expected in last.items():
            assert np.array_equal(seen[key][game], expected), (game, key)


@every_table
def test_each_game_is_that_of_the_environment_for_one(environments: ModuleType, options: Options) -> None:
    follow(environments, options)


@pytest.mark.parametrize(("environments", "options"), [(shogun_v0, SHOGUN[0]), (katana_v0, KATANA[0])])
def test_so_it_is_in_several_processes(environments: ModuleType, options: Options) -> None:
    follow(environments, options, processes=2)


def follow(environments: ModuleType, options: Options, processes: int = 1) -> None:
    """Past the end of the shortest game, so that the next ones are looked at too."""
    games, seed, shaping = 3, 11, 0.5 * (options["players"] % 2)
    env = environments.vector_env(games, shaping=shaping, processes=processes, **options)
    seen, infos = env.reset(seed=seed)
    twins = [Twin(environments.raw_env(shaping=shaping, **options), seed + game) for game in range(games)]
    agree(twins, seen, infos)
    rng = np.random.default_rng(seed)
    after_an_end = 0
    while after_an_end < 30:
        actions = random_actions(seen["action_mask"], rng)
        seen, rewards, over, cut, infos = env.step(actions)
        earned = [twin.step(action) for twin, action in zip(twins, actions, strict=True)]
        assert rewards.tolist() == earned
        assert over.tolist() == [twin.ended for twin in twins]
        assert not cut.any()
        agree(twins, seen, infos)
        after_an_end += bool(after_an_end) or over.any()
    env.close()


@pytest.mark.parametrize("processes", [1, 2])
def test_an_illegal_action_changes_no_game(processes: int) -> None:
    env = shogun_v0.vector_env(3, players=3, processes=processes)
    seen, _ = env.reset(seed=1)
    actions = random_actions(seen["action_mask"], np.random.default_rng(1))
    for wrong, rule in ((NOTHING, "plan.fill-every-space"), (-1, "table.no-such-move"), (10**9, "table.no-such-move")):
        refused = actions.copy()
        refused[2] = wrong
        with pytest.raises(
            bakufu.IllegalMove, match=rf"^game 2: the rule {rule} refuses action {wrong} of seat 0; legal: 9, 16, "
        ):
            env.step(refused)
    twin = shogun_v0.vector_env(3, players=3)
    twin.reset(seed=1)
    after = env.step(actions)[0]
    for key, expected in twin.step(actions)[0].items():
        assert np.array_equal(after[key], expected)
    env.close()


def test_processes_end_with_the_environment_and_are_missed_if_they_end_before() -> None:
    before = set(multiprocessing.active_children())
    env = shogun_v0.vector_env(2, processes=2)
    seen, _ = env.reset(seed=1)
    ours = [child for child in multiprocessing.active_children() if child not in before]
    assert len(ours) == 2
    ours[1].kill()
    ours[1].join()
    with pytest.raises(RuntimeError, match="a process of this environment has ended"):
        env.step(random_actions(seen["action_mask"], np.random.default_rng(1)))
    env.close()
    assert not any(child.is_alive() for child in ours)


@pytest.mark.parametrize("wrong", [[0, 0], [[0, 0, 0]], [0.0, 0.0, 0.0], 0], ids=str)
def test_other_actions_than_one_number_by_game_are_refused(wrong: Any) -> None:
    env = shogun_v0.vector_env(3)
    env.reset(seed=1)
    with pytest.raises(ValueError, match="wanted: 3 whole numbers, one by game"):
        env.step(np.array(wrong))


def test_bad_beginnings_are_refused() -> None:
    with pytest.raises(bakufu.BadOption, match="games is 0; expected 1, 2, 3"):
        shogun_v0.vector_env(0)
    with pytest.raises(bakufu.BadOption, match="games is '2'; expected 1, 2, 3"):
        shogun_v0.vector_env("2")  # type: ignore[call-overload]
    with pytest.raises(bakufu.BadOption, match="shaping is nan; expected a number"):
        shogun_v0.vector_env(2, shaping=float("nan"))
    with pytest.raises(bakufu.BadOption, match="processes is 3; expected 1 to 2"):
        shogun_v0.vector_env(2, processes=3)
    env = shogun_v0.vector_env(2)
    with pytest.raises(RuntimeError, match="reset the environment first"):
        env.step([0, 0])
    with pytest.raises(bakufu.BadOption, match="seat is 1; expected only with opponents="):
        shogun_v0.vector_env(2, players=3, seat=1)
    for begun in (shogun_v0.vector_env(2, players=3), shogun_v0.env(players=3), shogun_v0.parallel_env(players=3)):
        with pytest.raises(bakufu.BadOption, match="seed is -1; expected 0, 1, 2"):
            begun.reset(seed=-1)
    with pytest.raises(ValueError, match="1 seeds for 2 games"):
        env.reset(seed=[1])


def test_seeds_may_be_given_one_by_one() -> None:
    env = shogun_v0.vector_env(2, setup="claim")
    counted, _ = env.reset(seed=7)
    named, _ = env.reset(seed=[7, 8])
    assert np.array_equal(counted["observation"], named["observation"])
    of_numpy: list[Any] = [np.int64(7), np.array([7, 8])]
    for numbers in of_numpy:
        assert np.array_equal(env.reset(seed=numbers)[0]["observation"], named["observation"])
    alone = shogun_v0.env(setup="claim")
    alone.reset(seed=np.int64(8))  # type: ignore[arg-type]
    assert np.array_equal(alone.observe("player_0")["observation"], named["observation"][1])
    assert not np.array_equal(counted["observation"][0], counted["observation"][1])
    assert not np.array_equal(env.reset()[0]["observation"], counted["observation"])


def test_what_is_handed_out_may_be_kept_and_changed() -> None:
    env = shogun_v0.vector_env(2)
    seen, infos = env.reset(seed=1)
    kept = {key: value.copy() for key, value in {**seen, **infos}.items()}
    after, *_ = env.step(random_actions(seen["action_mask"], np.random.default_rng(1)))
    assert all(np.array_equal(kept[key], value) for key, value in {**seen, **infos}.items())
    written = {key: value.copy() for key, value in after.items()}
    after["observation"][:] = after["action_mask"][:] = 0
    for key, value in env._told()[0].items():
        assert np.array_equal(value, written[key])


def test_the_spaces_hold_what_is_handed_out() -> None:
    env = pickle.loads(pickle.dumps(katana_v0.vector_env(4, players=2)))
    seen, _ = env.reset(seed=3)
    assert env.observation_space.contains(seen)
    assert env.action_space.contains(random_actions(seen["action_mask"], np.random.default_rng(1)))
    assert env.num_envs == 4
    assert env.single_action_space.n == seen["action_mask"].shape[1]


def test_random_actions_are_legal_and_all_of_them_come() -> None:
    mask = np.array([[0, 1, 0, 1, 1], [1, 0, 0, 0, 0], [0, 0, 0, 0, 1]], np.int8)
    rng = np.random.default_rng(1)
    drawn = np.array([random_actions(mask, rng) for _ in range(300)])
    assert [sorted(set(column.tolist())) for column in drawn.T] == [[1, 3, 4], [0], [4]]
    assert all(70 < (drawn[:, 0] == action).sum() < 130 for action in (1, 3, 4))


@pytest.mark.parametrize("kind", [np.int8, np.int64, np.bool_])
def test_a_game_without_legal_actions_is_over_and_gets_0(kind: type[np.generic]) -> None:
    """So Gymnasium's own vector environments show it, for a step."""
    mask = np.array([[0, 0, 0], [0, 1, 0], [0, 0, 0], [0, 0, 1], [0, 0, 0]], kind)
    rng = np.random.default_rng(1)
    assert random_actions(mask, rng).tolist() == [0, 1, 0, 2, 0]
    assert random_actions(mask[:, ::2], rng).tolist() == [0, 0, 0, 1, 0]
