"""`encode="relative"`: the page, as the seat that observes counts and names things."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import numpy as np
import pytest

import bakufu
from bakufu.env import SINGLES, katana_v0, random_actions, shogun_v0
from bakufu.env.core import EnvCore
from bakufu.env.encoding import MOST, RELATIVE
from bakufu.env.how import How
from bakufu.env.single import SingleSeat
from bakufu.shogun.box.components import PROVINCES
from bakufu.shogun.rules.decision_kinds import PLAN

ALL = ["court", "samurai", "leaders", "chambers"]
TABLES: list[tuple[ModuleType, dict[str, Any]]] = [
    (shogun_v0, {"players": 3}),
    (shogun_v0, {"players": 5, "setup": "claim", "modules": ALL}),
    (katana_v0, {"players": 1}),
    (katana_v0, {"players": 4}),
]


@pytest.mark.parametrize(("environments", "options"), TABLES, ids=["base", "all modules", "solo", "katana"])
def test_the_encoding_follows_from_the_page_and_stays_in_its_space(
    environments: ModuleType, options: dict[str, Any]
) -> None:
    """Also that no list is read beyond what a game has: random games visit every decision."""
    env = environments.vector_env(3, encode=RELATIVE, **options)
    pages = environments.vector_env(3, **options)
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    page, _ = pages.reset(seed=1)
    for _ in range(120):
        assert env.observation_space.contains(seen)
        assert np.array_equal(seen["observation"], env._games.core.encoded(page["observation"]))
        actions = random_actions(seen["action_mask"], rng)
        seen, page = env.step(actions)[0], pages.step(actions)[0]
    parts = environments.layout(encode=RELATIVE, **options)
    assert sum(part.stop - part.start for part in parts.values()) == seen["observation"].shape[1]


def core_in_autumn(players: int) -> EnvCore:
    """A game after some random seasons, with everything scattered."""
    core = EnvCore("shogun", {"players": players}, How(encode=RELATIVE))
    core.begin(5)
    rng = np.random.default_rng(5)
    while core.state.season < 2:
        seat = int(core.turns.seat)
        core.turns.step(int(rng.choice(core.game.moves(core.state, seat))))
    return core


@pytest.mark.parametrize("seat", range(4))
def test_seats_are_counted_from_the_own_one(seat: int) -> None:
    core = core_in_autumn(4)
    state, parts = core.state, core.layout()
    seen = core.observe(seat)["observation"]
    around = [(seat + step) % 4 for step in range(4)]
    provinces = seen[parts["provinces"]].reshape(45, -1)
    for step, other in enumerate(around):
        assert np.flatnonzero(provinces[:, step]).tolist() == [p for p in range(45) if state.owner[p] == other]
    assert np.flatnonzero(provinces[:, 4]).tolist() == [p for p in range(45) if state.owner[p] == -1]
    assert provinces[:, 5] == pytest.approx([min(MOST, armies / 5) for armies in state.armies])
    assert seen[parts["chests"]] == pytest.approx([min(MOST, state.chests[other] / 10) for other in around])
    tower = seen[parts["tower"]].reshape(2, 5)
    assert tower[1] == pytest.approx([min(MOST, state.inside[at] / 5) for at in (*around, 5)])


def test_planning_shows_the_next_space_and_where_cards_lie() -> None:
    core = EnvCore("shogun", {"players": 3}, How(encode=RELATIVE))
    core.begin(1)
    parts = core.layout()
    placed = []
    for space in range(4):
        assert core.state.decision == PLAN
        assert core.observe(0)["observation"][parts["space"]].argmax() == space
        placed.append(core.game.moves(core.state, 0)[0])
        core.turns.step(placed[-1])
    provinces = core.observe(0)["observation"][parts["provinces"]].reshape(45, -1)
    first = 3 + 1 + 1 + 5 + 3 + 3 + 1  # owners, armies, their steps, buildings, revolts, taken
    assert [provinces[card, first + space] for space, card in enumerate(placed)] == [1.0] * 4
    others = core.observe(1)["observation"][parts["provinces"]].reshape(45, -1)
    assert not others[placed, first + 11 : first + 22].any()  # a plan is a secret until it is revealed


def test_the_board_is_that_of_the_rules() -> None:
    board = shogun_v0.board(players=5, side="sun")
    kaga, etchu = PROVINCES.index("Kaga"), PROVINCES.index("Etchu")
    assert board["adjacency"][kaga, etchu] == board["adjacency"][etchu, kaga] == 1
    assert (board["adjacency"] == board["adjacency"].T).all()
    assert (board["by_sea"] <= board["adjacency"]).all()
    assert board["region"].sum(axis=1).tolist() == [1] * 45
    assert board["in_play"].sum() == 45 > shogun_v0.board(players=3)["in_play"].sum()


@pytest.mark.parametrize("game", SINGLES)
def test_one_seat_and_policies_see_the_same_encoding(game: str) -> None:
    asked: list[np.dtype[Any]] = []

    def policy(seen: Any, mask: Any) -> Any:
        asked.append(seen.dtype)
        return mask.argmax(axis=1)

    env = SingleSeat(game, policy, seat=1, encode=RELATIVE, players=2 + (game == "shogun"))
    seen, _ = env.reset(seed=1)
    while not asked:
        assert env.observation_space.contains(seen)
        seen, *_ = env.step(env.action_masks().argmax())
    assert set(asked) == {np.dtype(np.float32)}


def test_unknown_encodings_are_refused() -> None:
    with pytest.raises(bakufu.BadOption, match=r"^encode is tokens; expected page, relative"):
        shogun_v0.env(encode="tokens")
