"""Secrecy on the wire: two games that differ only in the plan of one seat look the same to everyone else, byte for
byte, until a card of that plan is turned up: sockets, requests, histories, errors, and when somebody is ready."""

from __future__ import annotations

from pathlib import Path

import pytest

from bakufu.shogun.box.components import SPACES
from tests.nightly import of_these
from tests.server.security.twin_games import OTHERS, Plans, reveals, twin


def swapped(*spaces: str) -> Plans:
    """Plans that come, by way of others, to one in which the cards of two spaces have changed their places."""
    first, second = (SPACES.index(space) for space in spaces)

    def plans(plan: list[int]) -> list[list[int]]:
        changed = plan[:]
        changed[first], changed[second] = changed[second], changed[first]
        return [plan[::-1], changed[::-1], changed]

    return plans


def steady(plan: list[int]) -> list[list[int]]:
    return [plan, plan, plan]


BY_DAY = [
    pytest.param(True, ("battle-a", "battle-b"), id="a battle at a visible table"),
    pytest.param(False, ("deploy-5", "battle-a"), id="an action at a private table"),
]


@pytest.mark.parametrize(
    ("visible", "spaces"),
    of_these([*BY_DAY, pytest.param(True, ("castle", "bid"), id="a bid at a visible table")], BY_DAY),
)
def test_others_see_the_same_until_a_card_is_revealed(tmp_path: Path, visible: bool, spaces: tuple[str, str]) -> None:
    one = twin(tmp_path / "one", visible, steady, spaces)
    two = twin(tmp_path / "two", visible, swapped(*spaces), spaces)
    for who in OTHERS:
        pairs = list(zip(one[who], two[who], strict=False))
        parting = next((number for number, (left, right) in enumerate(pairs) if left != right), None)
        if not visible and who in ("nobody", "guest"):
            assert one[who] == two[who]
            continue
        assert parting is not None, f"{who}: the games never parted"
        assert parting > 100
        left, right = (set(reveals(said)) for said in pairs[parting])
        assert left ^ right, f"{who} was told a difference, but not by a card that was turned up: {pairs[parting]}"
        assert {space for space, _ in left ^ right} <= set(spaces)
