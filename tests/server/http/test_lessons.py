"""Lessons: the same table for everybody who learns, started, private and without haste; and no claim to fairness."""

from __future__ import annotations

import json

import pytest

from bakufu.games import GAMES, of_game
from bakufu.kernel.fairness import fingerprint
from bakufu.server.tables import records
from bakufu.table.entries import Kind
from bakufu.table.lesson_path import lesson_advice
from bakufu.table.manifest import Lesson, Lessons
from bakufu.table.new_table import DAY
from bakufu.table.record import whole_record
from tests.server.conftest import Houses
from tests.server.guests import Person, Refused
from tests.server.rooms import Room, room

pytestmark = pytest.mark.anyio

FIRST_ROUND = ("katana", "first-round")
ALL = [(game, name) for game in GAMES for name in of_game("table", game).lessons]


def known(game: str, name: str) -> Lesson:
    offered: Lessons = of_game("table", game)
    return offered.lessons[name]


async def begun(here: Room, game: str, name: str, learner: str = "Ann") -> tuple[str, object]:
    person = await here.service.identity.guest(learner)
    table_id = await here.service.lobby.teach(person, game, name, known(game, name))
    await here.service.begin(table_id)
    return table_id, person


def test_every_game_can_be_learnt() -> None:
    assert {game for game, _ in ALL} == set(GAMES)


@pytest.mark.parametrize(("game", "name"), ALL)
async def test_everybody_learns_at_the_same_table(database: str, game: str, name: str) -> None:
    async with room(database) as here:
        (first, _), (second, _) = await begun(here, game, name), await begun(here, game, name, "Ben")
        one, other = await here.live(first), await here.live(second)
        assert first != second
        await here.bots_done(one)
        await here.bots_done(other)
        assert one.fold.game.save(one.fold.state) == other.fold.game.save(other.fold.state)
        assert known(game, name).seat in one.people_awaited(one.fold)


async def test_the_path_of_katana_leads_to_a_delivery_with_points(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, _ = await begun(here, *FIRST_ROUND)
        live = await here.live(table_id)
        events: list[str] = []
        suggested: list[tuple[str, ...]] = []
        while (advice := lesson_advice(*FIRST_ROUND, live.fold, 0)) is not None:
            suggested.append(tuple(step["pick"] for step in advice["steps"]))
            await here.service.registry.act(live, Kind.MOVES, 0, {"moves": advice["moves"]})
            events += [type(event).__name__ for event in live.fold.events]
            await here.bots_done(live)
        assert tuple(suggested) == known(*FIRST_ROUND).path
        assert {"SwordTaken", "SwordMoved", "ResourceBought", "FamilyPlaced", "RoomUsed"} <= set(events)
        assert {"SwordDelivered", "LineGave", "ProjectGrew", "Passed"} <= set(events)
        table = live.fold.game.view(live.fold.state, 0).to_plain()
        me = table["players"]["0"]
        assert (table["round"], me["delivered"], me["points"]) == (2, 1, 5)


async def test_advice_in_a_lesson_is_the_advisers_once_its_path_is_left(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, _ = await begun(here, *FIRST_ROUND)
        live = await here.live(table_id)
        assert lesson_advice("katana", None, live.fold, 0) is None
        await here.decide(live, 0)  # the other Sword
        await here.bots_done(live)
        assert lesson_advice(*FIRST_ROUND, live.fold, 0) is None


@pytest.mark.parametrize(("game", "name"), ALL)
async def test_its_card_says_what_it_is(houses: Houses, new_sqlite: str, game: str, name: str) -> None:
    ann = await Person("Ann", (await houses(new_sqlite).ready()).url).arrive()
    card = await ann.post(f"/api/games/{game}/lessons/{name}")
    assert (card["game"], card["lesson"], card["status"]) == (game, name, "running")
    assert (card["visible"], card["hints"], card["pace"], card["seconds"]) == (False, True, "days", 14 * DAY)
    assert [seat["seat"] for seat in card["seats"] if seat["you"]] == [known(game, name).seat]
    assert all(seat["bot"] for seat in card["seats"] if not seat["you"])
    assert card["fairness"]["commitment"] == fingerprint(known(game, name).seed)
    mine = await ann.get("/api/tables", kind="mine")
    assert [(found["id"], found["lesson"]) for found in mine] == [(card["id"], name)]
    # A table that is none says so too.
    other = await ann.create(options={"players": 3}, bots={"1": "random", "2": "random"})
    assert other["lesson"] is None
    await ann.leave()


async def test_what_cannot_be_learnt_is_refused(houses: Houses, new_sqlite: str) -> None:
    house = await houses(new_sqlite).ready()
    ann, nobody = await Person("Ann", house.url).arrive(), Person("Nobody", house.url)
    for who, path, status, code in (
        (ann, "/api/games/chess/lessons/first-year", 404, "no-such-game"),
        (ann, "/api/games/katana/lessons/first-year", 404, "no-such-lesson"),
        (nobody, "/api/games/shogun/lessons/first-year", 401, "sign-in"),
    ):
        with pytest.raises(Refused) as caught:
            await who.post(path)
        assert (caught.value.status, caught.value.code) == (status, code)
    with pytest.raises(Refused, match="first-round"):
        await ann.post("/api/games/katana/lessons/last-round")
    for person in (ann, nobody):
        await person.leave()


async def test_its_record_claims_no_fairness(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, _ = await begun(here, "shogun", "first-year")
        live = await here.live(table_id)
        row, moves = {**live.row, "result": [0, 0, 0]}, tuple(live.fold.moves)
        assert whole_record(row, moves).fairness is None
        assert whole_record({**row, "lesson": None}, moves).fairness is not None
        assert json.loads(await records.download(here.service, table_id, None))["partial"] is True
