"""Puzzles over the protocol: the next one, a verdict, and progress that is kept with a person."""

from __future__ import annotations

import pytest

from bakufu.puzzles.library import shipped
from tests.server.conftest import Houses
from tests.server.guests import Person, Refused

pytestmark = pytest.mark.anyio
PATH = "/api/games/katana/puzzles"


async def test_progress_is_kept_with_a_person(houses: Houses, new_sqlite: str) -> None:
    house = await houses(new_sqlite).ready()
    ann, nobody = await Person("Ann", house.url).arrive(), Person("Nobody", house.url)
    asked = await ann.get(PATH, theme="forge")
    assert asked["puzzle"]["theme"] == "forge"
    name = asked["puzzle"]["name"]
    right = list(next(one for one in shipped("katana") if one.name == name).right[0])
    assert (await ann.post(f"{PATH}/{name}", moves=right))["right"]
    assert (await ann.get(PATH))["progress"]["solved"] == 1
    assert (await ann.get("/api/me/data"))["puzzles"][0]["tried"] == {name: True}
    assert (await nobody.post(f"{PATH}/{name}", moves=right))["progress"]["solved"] == 1
    assert (await nobody.get(PATH))["progress"]["solved"] == 0
    for path, moves, code in (
        (f"{PATH}/none", [1], "no-such-puzzle"),
        (f"{PATH}/{name}", [4000], "bad-answer"),
        ("/api/games/go/puzzles/none", [1], "no-such-game"),
    ):
        with pytest.raises(Refused, match=code):
            await ann.post(path, moves=moves)
    with pytest.raises(Refused, match="bad-request"):
        await ann.get(PATH, theme="none")
    for person in (ann, nobody):
        await person.leave()
