"""Studies at a table: who is answered, from what, and how often it is reckoned."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import ANY

import pytest
from sqlalchemy import update

from bakufu.katana.box.picks import COMPOSE
from bakufu.kernel.rows import replaced
from bakufu.server.store.schema import tables
from bakufu.shogun.box.components import PROVINCES
from bakufu.table.entries import Kind
from bakufu.table.refusal import Refusal
from tests.server.rooms import Clock, Room, first_plan, room
from tests.server.tables.test_archive import DAY, finished_table, forget

pytestmark = pytest.mark.anyio
T = TypeVar("T")


async def refusal(asked: Any) -> str:
    with pytest.raises(Refusal) as caught:
        await asked
    return caught.value.code


def counted(here: Room) -> list[str]:
    """The names of the jobs that are done from now on."""
    thinking, done = here.service.registry.thinking, []
    away = thinking.away

    async def count(owner: str, job: Callable[..., T], *given: object) -> T:
        done.append(job.__name__)
        return await away(owner, job, *given)

    vars(thinking)["away"] = count  # in place of the method, for this object alone
    return done


async def test_rules_are_told_with_page_and_reason(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        done = counted(here)
        rules = await here.service.study.rules("shogun")
        assert await here.service.study.rules("shogun") is rules
        assert done == ["rules"]
    castle, stays = rules["build.castle"], rules["battle.stays-neutral"]
    assert castle["text"].startswith("A castle costs 3 chests")
    assert (castle["ruling"], castle["reason"]) == (False, None)
    assert stays["ruling"]
    assert stays["reason"]
    assert rules["march.adjacent"]["refusal"] != rules["march.adjacent"]["text"]


async def test_a_forecast_is_for_ones_own_seat_while_planning(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, (ann, bob, _) = await here.table({}, 3)
        stranger = await here.service.identity.guest("Stranger")
        live, study = await here.live(table_id), here.service.study
        done = counted(here)
        found, other = await study.forecast(live, ann), await study.forecast(live, bob)
        assert found is not None
        assert other is not None
        assert set(found["spaces"]["tax"]) > {"Mino", "chest-0"}
        assert set(found["spaces"]["tax"]) != set(other["spaces"]["tax"])
        mino = found["spaces"]["castle"]["Mino"]
        assert (mino["ok"], mino["chests"], mino["text"]) == (True, -3, "−3 chests, takes the last site")
        assert found["provisions"]["need"] == 9
        # As long as the table is the same, nothing is reckoned again; plans that wait leave it the same.
        await here.service.registry.act(live, Kind.SEAL, 0, {"moves": first_plan(live, 0)})
        assert await study.forecast(live, ann) is found
        assert done == ["forecast"] * 2
        assert await refusal(study.forecast(live, stranger)) == "not-seated"
        assert await refusal(study.forecast(live, None)) == "not-seated"
        for seat in (1, 2):
            await here.decide(live, seat)
        assert await study.forecast(live, ann) is None


async def test_without_hints_a_forecast_leaves_chances_out(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        for hints in (True, False):
            table_id, (ann, _, _) = await here.table({}, 3, hints=hints)
            live = await here.live(table_id)
            state = live.fold.state
            state.revolts = replaced(state.revolts, PROVINCES.index("Mino"), 2)
            found = await here.service.study.forecast(live, ann)
            assert found is not None
            mino = found["spaces"]["tax"]["Mino"]
            assert mino["farmers"] == 2
            assert (mino["revolt"] is not None) == ("%" in mino["text"]) == hints


async def test_odds_belong_to_tables_with_hints(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, (ann, _, _) = await here.table({}, 3, hints=False)
        live = await here.live(table_id)
        assert await refusal(here.service.study.odds(live, ann, "Mino", "Ise")) == "hints-are-off"


async def test_odds_for_every_number_that_may_march(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, (ann, bob, _) = await here.table({}, 3)
        live, study = await here.live(table_id), here.service.study
        found = await study.odds(live, ann, "Mino", "Ise")
        assert found is not None
        assert found["battle"]
        assert list(found["armies"]) == ["1", "2", "3"]
        for chance in found["armies"].values():
            assert chance["win"] + chance["tie"] + chance["lose"] == pytest.approx(1, abs=0.01)
            assert sum(chance["histogram"]) == pytest.approx(1, abs=0.01)
        assert await study.odds(live, ann, "Mino", "Owari") == {"battle": False, "armies": {}}
        assert await study.odds(live, ann, "Mino", "Aki") is None  # no neighbours
        assert await study.odds(live, bob, "Mino", "Ise") is None  # it is not Bob's to march from


async def test_the_table_as_text(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, (ann, _) = await here.table({2: "random"}, 2)
        live, study = await here.live(table_id), here.service.study
        await here.bots_done(live)
        own, others = await study.text(live, ann), await study.text(live, None)
        assert own.startswith("Players: Blue Guest 0, Yellow Guest 1, Red easy bot\nReady: Red\n")
        assert "You are Blue" in own
        assert "Your hand:" in own
        assert "Your hand:" not in others
        assert "Mino" in others


async def test_history_as_another_seat_only_after_the_end(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, (ann, bob, _) = await here.table({}, 3)
        live, study = await here.live(table_id), here.service.study
        await here.decide(live, 1)
        mine = json.loads(await study.history(table_id, ann, None))
        assert await study.history(table_id, ann, 0) == await study.history(table_id, ann, None)
        assert mine["view"]["seat"] == 0
        (sealed,) = mine["steps"]
        assert (sealed["kind"], sealed["events"], sealed["patch"]["table"]["ready"]) == ("seal", [], [1])
        assert json.loads(await study.history(table_id, bob, None))["steps"][0]["patch"]["table"]["my_plan"]
        assert json.loads(await study.history(table_id, None, None))["view"]["seat"] is None
        assert await refusal(study.history(table_id, ann, 1)) == "not-finished"
        assert await refusal(study.history(table_id, None, 0)) == "not-finished"
        assert await refusal(study.history(table_id, ann, 7)) == "bad-seat"
        waiting, _ = await here.table({}, 3, start=False)
        assert await refusal(study.history(waiting, ann, None)) == "not-started"
        assert await refusal(study.chronicle(waiting)) == "not-started"


async def test_a_finished_game_is_told_from_every_seat_and_from_the_archive(database: str) -> None:
    clock = Clock()
    async with room(database, clock) as here:
        table_id = await finished_table(here)
        study = here.service.study
        done = counted(here)

        async def told() -> list[bytes]:
            await forget(here)
            return [
                await study.history(table_id, None, None),
                await study.history(table_id, None, 2),
                await study.chronicle(table_id),
            ]

        before = await told()
        assert await told() == before
        assert done == ["history", "history", "chronicle"]  # the second time from memory
        as_nobody, as_seat, chronicle = (json.loads(body) for body in before)
        assert [as_nobody["view"]["seat"], as_seat["view"]["seat"]] == [None, 2]
        planned = [event for step in as_seat["steps"] for event in step["events"] if event["type"] == "card-planned"]
        assert all((event["card"] is not None) == (event["seat"] == 2) for event in planned)
        assert [(row["year"], row["season"]) for row in chronicle["rounds"]][::3] == [
            (1, "spring"), (1, "winter"), (2, "autumn"),
        ]  # fmt: skip
        row = await here.service.store.table(table_id)
        assert row is not None
        assert chronicle["rounds"][-1]["points"] == row.result
        assert {line["seat"] for line in chronicle["luck"]} <= {0, 1, 2, "farmers"}

        clock.pass_seconds(181 * DAY)
        assert await here.service.archiver.pack_old() == 1
        study._pasts.clear()
        assert await told() == before


async def test_games_with_other_facts_cannot_be_told(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, (ann, _, _) = await here.table({}, 3)
        async with here.service.engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == table_id).values(facts="0" * 16))
        assert await refusal(here.service.study.history(table_id, ann, None)) == "other-facts"
        assert await refusal(here.service.study.chronicle(table_id)) == "other-facts"


async def test_facts_are_those_of_the_host(new_sqlite: str, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text("[favour.2]\namount = 7\n")
    async with room(new_sqlite, facts=str(own)) as here:
        facts = await here.service.study.values("shogun")
    assert facts["favour"]["2"] == {"kind": "chests", "amount": 7}
    assert facts["favour"]["9"]["amount"] != 7


async def test_answers_are_about_ones_own_view_and_need_no_worker(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, (ann, bob, _) = await here.table({}, 3)
        live, study = await here.live(table_id), here.service.study
        done = counted(here)
        assert study.answer(live, ann, "refusals", None) == {"type": "refusals", "rules": ANY}
        mine = study.answer(live, ann, "plan", "castle=Mino")
        assert mine is not None
        assert mine["spent"] == 3
        with pytest.raises(Refusal) as caught:
            study.answer(live, bob, "plan", "castle=Mino")  # the card is another player's
        assert caught.value.code == "bad-request"
        assert study.answer(live, None, "refusals", None) == {"type": "refusals", "rules": {}}
        assert study.answer(live, None, "plan", None) is None
        assert done == []


@pytest.mark.parametrize("query", ["forecast", "odds", "nonsense", ""])
async def test_what_may_tell_chances_is_no_open_answer(new_sqlite: str, query: str) -> None:
    async with room(new_sqlite) as here:
        table_id, (ann, *_) = await here.table({}, 3)
        live = await here.live(table_id)
        with pytest.raises(Refusal) as caught:
            here.service.study.answer(live, ann, query, None)
        assert caught.value.code == "no-such-query"


async def test_what_a_query_is_not_about_is_refused(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, (ann, *_) = await here.table({}, 3)
        live = await here.live(table_id)
        with pytest.raises(Refusal) as caught:
            here.service.study.answer(live, ann, "refusals", "Mino")
        assert caught.value.code == "bad-request"


async def test_the_words_of_moves_are_told(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        assert here.service.study.words("katana").index("compose") == COMPOSE
