"""The edition holds tables as a server does: for one person, in a storage, and without a network."""

from __future__ import annotations

import asyncio
import random

import pytest

from bakufu.edition.storage import InMemory
from bakufu.edition.tables import renderer
from bakufu.edition.warm import warm
from tests.edition.pages import KINDS, Page, a_host


@pytest.fixture
def page() -> Page:
    return Page(a_host())


@pytest.mark.parametrize("kind", [0, 1, 2])
def test_a_game_goes_on_after_the_page_was_closed_in_the_middle(kind: int) -> None:
    async def play() -> None:
        storage = InMemory()
        first = Page(a_host(storage))
        await first.sit(*KINDS[kind])
        await first.play_on(random.Random(1), moves=4)
        await first.bots_done()

        again = Page(a_host(storage))
        (card,) = await again.get("/api/tables?kind=mine")
        assert (card["id"], card["your_turn"]) == (first.table, True)
        await again.come(card["id"])
        seen = again.heard[0]
        await first.come(first.table)
        assert (seen["view"], seen["seq"]) == (first.heard[-1]["view"], first.heard[-1]["seq"])
        await again.play_on(random.Random(2))
        assert [card["status"] for card in await again.get("/api/tables?kind=finished")] == ["finished"]
        assert await again.get("/api/tables?kind=mine") == []

    asyncio.run(play())


def test_what_was_acknowledged_is_stored_and_each_command_happens_once(page: Page) -> None:
    async def play() -> None:
        await page.sit(*KINDS[2])
        live = page.host.tables.live[page.table]
        await page.bots_done()
        while 0 not in live.fold.awaited():
            await page.bots_done()
        move = live.fold.game.moves(live.fold.state, 0)[0]
        said = {"type": "play", "id": "once", "moves": [move]}
        await page.say(said)
        stored = await page.host.shelf.entries(page.table)
        seq = next(entry.seq for entry in stored if entry.command == "once")
        await page.bots_done()
        await page.say(said)
        assert page.heard[-1] == {"type": "ack", "id": "once", "seq": seq}
        commands = [entry.command for entry in await page.host.shelf.entries(page.table)]
        assert commands.count("once") == 1

    asyncio.run(play())


def test_a_second_tab_reads_what_the_first_has_played(page: Page) -> None:
    async def play() -> None:
        await page.sit(*KINDS[1])
        other = Page(a_host(page.host.shelf.storage))  # type: ignore[arg-type]
        await other.come(page.table)
        await page.play_on(random.Random(3), moves=3)
        before = len(other.heard)
        await other.command("talk", text="Still here?")
        steps = [message["seq"] for message in other.heard[before:] if message["type"] == "step"]
        assert steps == [1, 2, 3, 4]

    asyncio.run(play())


def test_refusals_have_the_server_s_codes_and_the_reader_s_language() -> None:
    async def play() -> None:
        page = Page(a_host(), language="de")
        assert (await page.ask("GET", "/api/tables/none"))[0] == 404
        assert (await page.ask("POST", "/api/tables", {"game": "shogun"}))[1]["code"] == "sign-in"
        await page.post("/api/me", {"name": "Ann"})
        status, answer = await page.ask("POST", "/api/tables", {"game": "shogun", "options": {"players": 9}})
        assert (status, answer["code"]) == (400, "bad-options")
        assert "9" in answer["message"]
        status, answer = await page.ask("POST", "/api/me", {"name": " "})
        assert (status, answer["code"]) == (400, "bad-name")
        assert (await page.ask("GET", "/api/games/chess/rules"))[1]["code"] == "no-such-game"
        assert (await page.ask("GET", "/api/nothing"))[1]["code"] == "no-such-page"

    asyncio.run(play())


@pytest.mark.parametrize(
    ("said", "code"),
    [
        ({"type": "play", "id": "a", "moves": [10**6]}, "rule"),
        ({"type": "play", "id": "a", "moves": "1"}, "bad-message"),
        ({"type": "play", "id": "a", "moves": []}, "bad-message"),
        ({"type": "dance", "id": "a"}, "bad-message"),
        ({"type": "play", "moves": [1]}, "bad-message"),
        ([1], "bad-message"),
        ({"type": "undo", "id": "a"}, "nothing-to-undo"),
        ({"type": "hello", "protocol": 2}, "protocol"),
    ],
)
def test_bad_messages_are_refused_with_one_line(page: Page, said: object, code: str) -> None:
    async def play() -> None:
        await page.sit(*KINDS[1])
        await page.say(said)
        refused = page.heard[-1]
        assert (refused["type"], refused["code"]) == ("refused", code)
        assert refused["message"]
        assert "\n" not in refused["message"]

    asyncio.run(play())


def test_everything_that_a_page_asks_about_a_game_is_answered(page: Page) -> None:
    async def play() -> None:
        await page.sit(*KINDS[0])
        await page.bots_done()
        assert await page.of_table("forecast") is not None
        assert await page.of_table("odds?origin=Kai&target=Sagami") is None  # nobody attacks while plans are made
        assert isinstance(await page.of_table("answers/refusals"), dict)
        assert "Ann" in await page.of_table("text")
        hint = await page.command("hint", about="")
        assert hint["moves"]
        for game in ("shogun", "katana"):
            assert await page.get(f"/api/games/{game}/rules")
            assert (await page.get(f"/api/games/{game}/rulebook"))["chapters"]
            assert await page.get(f"/api/games/{game}/facts")
            assert len(await page.get(f"/api/games/{game}/words")) > 100
        assert (await page.of_table("record"))["result"] is None  # whole, so that it goes on elsewhere

    asyncio.run(play())


def test_a_lesson_a_rematch_and_a_branch_are_tables_that_can_be_played(page: Page) -> None:
    async def play() -> None:
        await page.sit(*KINDS[2])
        await page.command("resign")
        await page.bots_done()
        finished = page.table
        again = await page.post(f"/api/tables/{finished}/rematch", {"entropy": "x"})
        assert (again["rematch_of"], again["status"]) == (finished, "open")
        assert (await page.post(f"/api/tables/{finished}/rematch", {"entropy": "y"}))["id"] == again["id"]
        branch = await page.post(f"/api/tables/{finished}/branch", {"seq": 3, "seat": 1, "link": None})
        assert branch["branch_of"] == {"table": finished, "seq": 3}
        assert [seat["you"] for seat in branch["seats"]] == [False, True]
        lesson = await page.post("/api/games/katana/lessons/first-round")
        assert (lesson["lesson"], lesson["status"]) == ("first-round", "running")
        await page.come(lesson["id"])
        assert page.heard[-1]["view"] is not None

    asyncio.run(play())


def test_seats_of_a_new_table_can_be_given_to_bots_until_it_starts(page: Page) -> None:
    async def play() -> None:
        await page.post("/api/me", {"name": "Ann"})
        card = await page.post("/api/tables", {"game": "katana", "options": {"players": 2}})
        await page.come(card["id"])
        assert page.heard[-1]["type"] == "table"
        start = f"/api/tables/{card['id']}/start"
        assert (await page.ask("POST", start))[1]["code"] == "seats-are-missing"
        status, told = await page.ask("PUT", f"/api/tables/{card['id']}/seats/1", {"bot": "ashigaru"})
        assert (status, told["seats"][1]["bot"]) == (200, "ashigaru")
        assert page.heard[-1]["table"]["seats"][1]["bot"] == "ashigaru"
        await page.post(start)
        assert page.heard[-1]["type"] == "welcome"
        assert (await page.ask("PUT", f"/api/tables/{card['id']}/seats/1", {"bot": None}))[1]["code"] == "not-open"

    asyncio.run(play())


def test_after_warming_up_the_first_table_of_each_game_has_its_words() -> None:
    async def play() -> None:
        await warm("de")
        read = renderer.cache_info().misses
        for kind in (0, 2):
            page = Page(a_host(), "de")
            await page.sit(*KINDS[kind])
        assert renderer.cache_info().misses == read

    renderer.cache_clear()
    asyncio.run(play())
