"""What people do at a table: plans that change, moves taken back, leaving the seat and coming back, talk, hints."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.conftest import Houses
from tests.server.laid_tables import Table, refused, table_of
from tests.server.player import Player, without_nulls

pytestmark = pytest.mark.anyio
THREE = ["Ann", "Ben", "Cal"]


def names(player: Player, plan: list[int]) -> list[str]:
    """The cards of a plan by name; in the view, while it is laid."""
    picks = {move["move"]: move["pick"] for move in player.view["moves"]}
    return [picks.get(move, "empty") for move in plan]


async def everyone_plans(table: Table) -> None:
    for player in table.players:
        await player.say("ready", moves=player.plan())
    await table.all_at(max(player.seq for player in table.players))


async def test_plans_change_until_everyone_is_ready(database: str, houses: Houses) -> None:
    table = await table_of(THREE, await houses(database).ready())
    ann, ben, cal = table.players
    assert ann.view["table"]["sealed"]
    assert await refused(ann, "play", moves=[ann.legal[0]]) == "plan-is-sealed"
    assert await refused(ann, "ready", moves=ann.plan()[:3]) == "plan-is-incomplete"
    assert await refused(ann, "ready", moves=[*ann.plan(), ann.legal[0]]) == "rule"
    assert await refused(ann, "not-ready") == "nothing-sealed"

    first, second = ann.plan(), ann.plan()
    assert first != second
    laid = names(ann, second)
    await ann.say("ready", moves=first)
    assert ann.view["table"]["my_plan"] == first
    await ann.say("not-ready")
    assert ann.view["table"]["ready"] == []
    await ann.say("ready", moves=first)
    await ann.say("ready", moves=second)
    await ben.say("ready", moves=ben.plan())
    await table.all_at(5)
    assert ann.view["table"]["my_plan"] == second
    assert cal.view["table"]["ready"] == [0, 1]
    assert ann.view["table"]["awaited"] == [2]

    answer = await cal.say("ready", moves=cal.plan())
    await table.all_at(answer["seq"])
    assert not ann.view["table"]["sealed"]
    assert list(ann.view["players"]["0"]["plan"].values()) == laid
    assert await refused(ann, "ready", moves=second) == "nothing-to-seal"
    assert await refused(ann, "not-ready") == "nothing-sealed"
    await table.close()


async def test_a_move_sent_twice_acts_once(database: str, houses: Houses) -> None:
    house = await houses(database).ready()
    table = await table_of(THREE, house)
    ann, ben, cal = table.players
    plan = ann.plan()
    first = await ann.say("ready", "mine", moves=plan)
    assert await ann.say("ready", "mine", moves=plan) == first
    await ann.say("not-ready")
    again = await ann.say("ready", "mine", moves=plan)
    assert again == first, "the same id is the same command, whatever happened since"
    assert ann.view["table"]["ready"] == []
    await ann.say("ready", moves=plan)
    await ben.say("ready", "mine", moves=ben.plan())
    await cal.say("ready", "mine", moves=cal.plan())
    await table.all_at(5)
    ready = [step for step in await table.log() if step["kind"] == "seal"]
    assert [step["seat"] for step in ready] == [0, 0, 1, 2], "ids are each person's own"

    mover = next(player for player in table.players if player.awaited)
    move = mover.legal[0]
    done = await mover.say("play", "once", moves=[move])
    mover.tear()
    assert await mover.say("play", "once", moves=[move]) == done
    house.kill()
    await house.start().ready()
    assert await mover.say("play", "once", moves=[move]) == done
    assert mover.seq == done["seq"]
    await table.close()


async def test_undo_goes_as_far_as_it_says(database: str, houses: Houses) -> None:
    """Wherever the view offers it, it works and leads back to the same view; wherever not, it is refused."""
    table = await table_of(THREE, await houses(database).ready())
    allowed = denied = 0
    while not table.players[0].over and (allowed < 6 or denied < 6):
        await table.all_at(max(player.seq for player in table.players))
        if table.players[0].view["table"]["sealed"]:
            await everyone_plans(table)
            continue
        mover = next(player for player in table.players if player.awaited)
        before = [player.view for player in table.players]
        answer = await mover.decide()
        await table.all_at(answer["seq"])
        offered = [player.view["table"]["can_undo"] for player in table.players]
        assert not any(can for player, can in zip(table.players, offered, strict=True) if player is not mover)
        for player, can in zip(table.players, offered, strict=True):
            if not can:
                assert await refused(player, "undo") in ("nothing-to-undo", "game-is-over")
                denied += 1
        if mover.view["table"]["can_undo"]:
            answer = await mover.say("undo")
            await table.all_at(answer["seq"])
            for player, view in zip(table.players, before, strict=True):
                # How far one may go back is the only thing that may differ.
                assert without_nulls(player.view | {"table": None}) == without_nulls(view | {"table": None})
            allowed += 1
            await mover.decide()
    assert allowed >= 6
    assert denied >= 6
    await table.close()


async def test_leaving_the_seat_to_a_bot_and_coming_back(database: str, houses: Houses) -> None:
    table = await table_of(THREE, await houses(database).ready())
    ann, ben, cal = table.players
    await ann.say("resign")
    await ben.until(lambda: 0 in ben.view["table"]["away"] and ben.view["table"]["ready"] == [0])
    assert await refused(ann, "ready", moves=ann.plan()) == "a-bot-has-your-seat"
    assert await refused(ann, "resign") == "a-bot-has-your-seat"
    assert await refused(ben, "return") == "not-away"
    await ann.say("talk", text="I am only watching")
    await ann.say("return")
    assert ann.view["table"]["away"] == []
    await ann.say("ready", moves=ann.plan())
    steps = await table.log()
    assert [(step["kind"], step["seat"], step["by"]) for step in steps] == [
        ("away", 0, "player"),
        ("seal", 0, "bot"),
        ("talk", 0, "player"),
        ("back", 0, "player"),
        ("seal", 0, "player"),
    ]
    for player in (ann, ben, cal):
        await player.say("resign")
    await ann.until(lambda: ann.seq >= 20)
    assert {step["by"] for step in await table.log() if step["kind"] == "moves"} == {"bot"}
    await table.close()


async def test_talk_is_heard_by_all(database: str, houses: Houses) -> None:
    house = await houses(database).ready()
    table = await table_of(THREE, house)
    spectator = await Player(table.card["id"], [house.url]).come()
    assert await refused(spectator, "talk", text="who are you?") == "sign-in"
    assert await refused(spectator, "ready", moves=[1]) == "not-seated"
    at = (await table.players[0].say("talk", text=" 幕府 & <b>good luck</b> "))["seq"]
    await spectator.until(lambda: spectator.seq >= at)
    assert spectator.steps[at]["text"] == "幕府 & <b>good luck</b>"
    assert spectator.steps[at]["seat"] == 0
    await spectator.go()
    await table.close()


async def test_hints_where_the_table_allows_them(houses: Houses, new_sqlite: str) -> None:
    house = await houses(new_sqlite).ready()
    with_hints = await table_of(["Ann"], house, hints=True)
    without = await table_of(["Ben"], house, hints=False)
    ann, ben = with_hints.players[0], without.players[0]
    hint = await ann.say("hint")
    assert hint["seq"] <= ann.seq
    assert all(reason["id"] for reason in hint["reasons"])
    assert len(hint["reasons"]) == len(hint["moves"])
    assert hint["best"][0]["moves"] == hint["moves"]
    assert len({choice["gain"] for choice in hint["best"]}) > 1
    await ann.say("ready", moves=hint["moves"])
    assert await refused(ben, "hint") == "hints-are-off"
    await with_hints.close()
    await without.close()


async def test_a_rematch_with_the_same_people(database: str, houses: Houses) -> None:
    house = await houses(database).ready()
    table = await table_of(["Ann", "Ben"], house, pace="live", seconds=30)
    ann, ben = table.people
    path = f"/api/tables/{table.card['id']}/rematch"
    async with asyncio.TaskGroup() as group:
        for player in table.players:
            group.create_task(player.play_on())
    first, second = await asyncio.gather(ann.post(path, entropy="a"), ben.post(path, entropy="b"))
    assert first["id"] == second["id"] != table.card["id"]
    assert first["rematch_of"] == table.card["id"]
    first = await ann.get(f"/api/tables/{first['id']}")
    assert [(seat["name"], seat["bot"]) for seat in first["seats"]] == [("Ann", None), ("Ben", None), (None, "random")]
    assert [first["options"], first["pace"], first["seconds"]] == [table.card["options"], "live", 30]
    mine = [card["id"] for card in await ben.get("/api/tables", kind="mine")]
    assert mine == [first["id"]]
    host = ann if first["seats"][0]["host"] else ben
    started = await host.start(first)
    assert started["status"] == "running"
    again = await Player(first["id"], [house.url], ben.token).come()
    assert (again.seat, again.view["year"], again.view["over"]) == (1, 1, False)
    await again.go()
    await table.close()
