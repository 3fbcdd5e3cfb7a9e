"""One seat of many games against bots, frozen policies and leagues of both."""

from __future__ import annotations

import pickle
from typing import Any, NoReturn

import gymnasium
import numpy as np
import pytest
from numpy.typing import NDArray

import bakufu
from bakufu.env import SINGLES, League, katana_v0, random_actions, shogun_v0

Actions = NDArray[Any]


def first_legal(seen: NDArray[np.uint8], mask: NDArray[np.int8]) -> Actions:
    first: Actions = mask.argmax(axis=1)
    return first


class Asked:
    """A policy that remembers how many games it was asked about, and by which seats."""

    def __init__(self) -> None:
        self.games: list[int] = []
        self.seats: set[int] = set()

    def __call__(self, seen: NDArray[np.uint8], mask: NDArray[np.int8]) -> Actions:
        assert mask.any(axis=1).all()
        self.games.append(len(seen))
        self.seats |= set((seen[:, 0] - 1).tolist())  # the first number of `numbers` is the seat
        return first_legal(seen, mask)


@pytest.mark.parametrize(("environments", "game"), [(shogun_v0, "shogun"), (katana_v0, "katana")])
@pytest.mark.parametrize("processes", [1, 2])
def test_each_game_is_that_of_the_environment_for_one_seat(environments: Any, game: str, processes: int) -> None:
    given: dict[str, Any] = {"opponents": ["random", first_legal], "seat": None, "shaping": 0.1, "players": 3}
    env = environments.vector_env(2, processes=processes, **given)
    alone = [gymnasium.make(SINGLES[game], **given).unwrapped for _ in range(2)]
    seen, infos = env.reset(seed=5)
    for number, single in enumerate(alone):
        assert np.array_equal(single.reset(seed=5 + number)[0], seen[number])
    rng = np.random.default_rng(1)
    ended = 0
    while ended < 3:
        actions = random_actions(infos["action_mask"], rng)
        seen, rewards, over, _, infos = env.step(actions)
        for number, single in enumerate(alone):
            array, reward, end, _, info = single.step(actions[number])
            assert (reward, end) == (rewards[number], over[number])
            if end:
                assert np.array_equal(infos["final_obs"][number], array)
                array, info = single.reset()
                ended += 1
            assert np.array_equal(array, seen[number])
            assert np.array_equal(info["action_mask"], infos["action_mask"][number])
            assert info["seat"] == infos["seat"][number]
    env.close()


def test_a_policy_is_asked_for_all_games_at_once_and_never_for_the_own_seat() -> None:
    policy = Asked()
    env = shogun_v0.vector_env(8, opponents=policy, seat=1, players=3)
    _, infos = env.reset(seed=1)
    assert policy.games == [8] * 22  # eleven cards of each of the two others
    assert policy.seats == {0, 2}
    assert (infos["seat"] == 1).all()


def test_an_illegal_action_ends_its_game_alone() -> None:
    env = shogun_v0.vector_env(2, opponents="random", players=3)
    _, infos = env.reset(seed=1)
    actions = random_actions(infos["action_mask"], np.random.default_rng(1))
    actions[1] = infos["action_mask"][1].argmin()
    _, rewards, over, _, infos = env.step(actions)
    assert rewards.tolist() == [0.0, -1.0]
    assert over.tolist() == infos["_final_obs"].tolist() == [False, True]
    assert infos["action_mask"].any(axis=1).all()


def test_a_policy_that_breaks_a_rule_is_refused() -> None:
    env = shogun_v0.vector_env(1, opponents=lambda seen, mask: mask.argmin(axis=1), players=3)
    with pytest.raises(bakufu.IllegalMove, match=r"policy of an opponent, in seat 1, chose action 0, .*; legal: \d"):
        env.reset(seed=1)


@pytest.mark.parametrize("wrong", [None, [0.5], [1, 2], [[1]]])
def test_a_policy_that_returns_something_else_than_a_move_by_row_is_refused(wrong: Any) -> None:
    env = shogun_v0.vector_env(1, opponents=lambda seen, mask: wrong, players=3)
    with pytest.raises(ValueError, match="wanted: 1 whole numbers, one by row"):
        env.reset(seed=1)


def test_after_an_illegal_action_a_game_is_over() -> None:
    env = gymnasium.make(SINGLES["shogun"], opponents="random", players=3).unwrapped
    _, info = env.reset(seed=1)
    assert env.step(info["action_mask"].argmin())[1:3] == (-1.0, True)
    with pytest.raises(RuntimeError, match="reset"):
        env.step(0)


def test_members_that_are_beaten_less_often_are_drawn_more_often() -> None:
    league = League(["random", "ashigaru"])
    assert league.chances() == {"random": 0.5, "ashigaru": 0.5}
    for _ in range(8):
        league.record("random", 1.0)
        league.record("ashigaru", 0.0)
    assert league.beaten("random") == 0.9
    assert league.chances() == pytest.approx({"random": 0.1, "ashigaru": 0.9})
    drawn = league.draw(1000, np.random.default_rng(1))
    assert 850 < drawn.count("ashigaru") < 950
    alike = League(["random", "ashigaru"], hardness=0)
    alike.record("random", 1.0)
    assert alike.chances() == {"random": 0.5, "ashigaru": 0.5}


def test_a_league_only_remembers_the_last_games_and_forgets_nobody() -> None:
    league = League({"random": "random", "me": first_legal}, memory=10)
    for _ in range(1000):
        league.record("random", 1.0)
    assert league.games("random") == 10
    assert league.chances()["random"] > 0.04
    league.add("random", first_legal)
    assert league.games("random") == 0


def test_games_of_a_league_are_recorded_and_newcomers_play() -> None:
    league = League(["random"])
    env = katana_v0.vector_env(2, opponents=league, players=2)
    _, infos = env.reset(seed=1)
    league.add("me", first_legal)
    rng = np.random.default_rng(1)
    while not (league.games("random") and league.games("me")):
        _, _, _, _, infos = env.step(random_actions(infos["action_mask"], rng))
    assert 0 < league.beaten("random") < 1


def test_what_cannot_be_seated_is_refused() -> None:
    wrong: list[tuple[dict[str, Any], str]] = [
        ({"opponents": "ronin"}, "unknown bot 'ronin'"),
        ({"opponents": ["random"]}, "1 opponents for 2 seats"),
        ({"opponents": 5}, "opponents is 5; expected a bot such as 'ashigaru'"),
        ({"opponents": ["random", 5]}, "opponents is 5; expected a bot"),
        ({"opponents": Asked}, "opponents is <class .*; expected a bot"),
        ({"opponents": League(["random", "ronin"])}, "unknown bot 'ronin'"),
        ({"opponents": "random", "seat": 3}, "seat is 3; expected 0 to 2"),
        ({"opponents": League(["random"]), "processes": 2}, "processes is 2; expected 1, with a league"),
    ]
    for given, told in wrong:
        with pytest.raises(bakufu.BadOption, match=told):
            shogun_v0.vector_env(2, players=3, **given)
    with pytest.raises(bakufu.BadOption, match="members is"):
        League([])
    with pytest.raises(bakufu.BadOption, match="memory is 0"):
        League(["random"], memory=0)
    with pytest.raises(bakufu.BadOption, match="opponents is 5"):
        League(["random"]).add("five", 5)  # type: ignore[arg-type]
    assert League("random").names() == ["random"]


def test_an_environment_with_opponents_can_be_sent_to_another_process_under_way() -> None:
    for made in (
        shogun_v0.vector_env(2, opponents=["random", first_legal], players=3),
        gymnasium.make(SINGLES["katana"], opponents=first_legal, players=2).unwrapped,
    ):
        first, _ = made.reset(seed=1)
        env = pickle.loads(pickle.dumps(made))
        assert np.array_equal(env.reset(seed=1)[0], first)


class Unique:
    """A policy that can't be copied, as sessions of other libraries can't."""

    def __call__(self, seen: NDArray[np.uint8], mask: NDArray[np.int8]) -> Actions:
        return first_legal(seen, mask)

    def __deepcopy__(self, memo: object) -> NoReturn:
        raise TypeError("there is only one")


def test_copies_share_policies() -> None:
    env = shogun_v0.vector_env(1, opponents=Unique(), players=3)
    env.reset(seed=1)
    assert np.array_equal(env.clone().action_masks(), env.action_masks())
