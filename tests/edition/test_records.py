"""Records are files: a game that was saved is opened again, watched, branched and continued; bad files get one line."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from bakufu.games import WORDS
from bakufu.kernel.records.reading import read
from bakufu.kernel.records.text_form import to_text
from tests.edition.pages import KINDS, Page, a_host
from tests.nightly import NIGHTLY


async def saved(kind: int, moves: int = 10_000) -> str:
    """The record of a game, or of its beginning."""
    host = a_host()
    host.new_secret = lambda: "keyed-secret"  # as they are: without spaces, which the text notation can't keep
    page = Page(host)
    await page.sit(*KINDS[kind])
    await page.play_on(random.Random(kind), moves)
    await page.bots_done()
    return json.dumps(await page.of_table("record"))


async def opened(text: str) -> tuple[Page, Any]:
    page = Page(a_host())
    return page, await page.post("/api/records", {"text": text})


@pytest.mark.parametrize("kind", range(len(KINDS)) if NIGHTLY else [0, 1, 2])
def test_a_finished_game_is_watched_from_every_seat_and_saved_again(kind: int) -> None:
    async def play() -> None:
        text = await saved(kind)
        page, card = await opened(text)
        record = json.loads(text)
        assert (card["status"], card["result"]) == ("finished", record["result"])
        assert [seat["name"] or seat["bot"] for seat in card["seats"]] == [None] * len(card["seats"])
        for seat in range(len(card["seats"])):
            history = await page.get(f"/api/tables/{card['id']}/history?as={seat}")
            assert history["steps"][-1]["patch"]["over"] is True
        assert json.loads(json.dumps(await page.get(f"/api/tables/{card['id']}/record"))) == record
        again = await page.post("/api/records", {"text": text})
        assert again["id"] == card["id"]
        assert [one["id"] for one in await page.get("/api/tables?kind=finished")] == [card["id"]]

    asyncio.run(play())


@pytest.mark.parametrize("kind", [0, 1, 2])
def test_a_game_that_breaks_off_goes_on_from_any_seat(kind: int) -> None:
    async def play() -> None:
        text = await saved(kind, moves=5)
        page, card = await opened(text)
        assert (card["status"], card["result"]) == ("finished", None)
        seat = len(card["seats"]) - 1
        await page.post("/api/me", {"name": "Ann"})
        branch = await page.post(f"/api/tables/{card['id']}/branch", {"seq": 10**9, "seat": seat, "link": None})
        assert [one["you"] for one in branch["seats"]] == [one == seat for one in range(seat + 1)]
        await page.come(branch["id"])
        live = page.host.tables.live[branch["id"]]
        first = json.loads(text)["moves"]
        assert [list(pair) for pair in live.fold.moves][: len(first)] == first
        await page.command("resign")
        await page.bots_done()
        assert live.fold.over()

    asyncio.run(play())


def test_both_notations_and_records_without_a_proof_are_opened() -> None:
    async def play() -> None:
        text = await saved(2)
        record = read(text, WORDS)
        page, card = await opened(to_text(record, WORDS[record.game], {}))
        assert card["fairness"]["commitment"] == record.fairness.commitment  # type: ignore[union-attr]
        bare = {key: value for key, value in json.loads(text).items() if key != "fairness"}
        page, card = await opened(json.dumps(bare))
        assert card["fairness"]["commitment"] == ""
        assert "fairness" not in await page.get(f"/api/tables/{card['id']}/record")

    asyncio.run(play())


def test_bad_files_are_refused_with_one_line_that_says_what_is_wrong() -> None:
    async def play() -> None:
        good = json.loads(await saved(2))
        page = Page(a_host(), language="de")
        partial = {"bakufu": 1, "partial": True, "table": "x", "seat": 0, "view": {}, "steps": []}
        bad = {
            "x" * 1_000_001: "record-too-long",
            "": "bad-record",
            "\x89PNG": "bad-record",
            "{": "bad-record",
            "[" * 100_000: "bad-record",
            "{" + '"a":{' * 50_000: "bad-record",
            json.dumps(partial): "bad-record",
            json.dumps(good | {"bakufu": 2}): "bad-record",
            json.dumps(good | {"game": "chess"}): "bad-record",
            json.dumps(good | {"rules": 999}): "bad-record",
            json.dumps(good | {"facts": "0"}): "bad-record",
            json.dumps(good | {"options": {"players": 77}}): "bad-record",
            json.dumps(good | {"moves": [[7, 1]]}): "bad-record",
            json.dumps(good | {"moves": [[0, 10**30]]}): "bad-record",
            json.dumps(good | {"moves": good["moves"][:-1]}): "bad-record",
            json.dumps(good | {"result": [1, 2]}): "bad-record",
            json.dumps(good | {"seed": "mine"}): "bad-record",
        }
        for text, code in bad.items():
            status, answer = await page.ask("POST", "/api/records", {"text": text})
            assert (status, answer["code"]) == (400, code), text[:60]
            assert "\n" not in answer["message"]
        assert (await page.ask("POST", "/api/records", {"text": 7}))[1]["code"] == "bad-request"
        assert await page.get("/api/tables?kind=finished") == []

    asyncio.run(play())
