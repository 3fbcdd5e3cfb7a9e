"""Fields of events as variables of messages: what is counted, and who nobody is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import cast

import pytest

from bakufu.kernel.event import Event
from bakufu.text.catalogue import Value
from bakufu.text.wording import variables
from tests.text.samples import renderer


@dataclass(frozen=True)
class Told:
    """Like an event: those of the rules are compiled, and can't be derived from here."""

    former: int | None
    cubes: Mapping[str, int]


def told(former: int | None, cubes: Mapping[str, int]) -> dict[str, Value]:
    return variables(renderer("shogun"), cast(Event, Told(former, cubes)))


@pytest.mark.parametrize(("former", "who"), [(0, "player"), (None, "none")])
def test_nobody_is_told_apart_from_a_player(former: int | None, who: str) -> None:
    assert told(former, {})["former-id"] == who


def test_amounts_are_added_up_and_not_counted_by_kind() -> None:
    assert told(0, {"blue": 2, "red": 1})["cubes-count"] == 3
