"""Several people at one device: each gets a token, a seat, and only what that seat may know."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from tests.edition.pages import Page, a_host

NAMES = ("Ann", "Ben", "Eve")
TOKENS = ("", "token-of-ben", "token-of-eve")


class Guest(Page):
    """A page of one of the people at a device."""

    def __init__(self, host: Any, token: str) -> None:
        super().__init__(host)
        self.token = token

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        text = "" if body is None else json.dumps(body)
        status, kind, answer = await self.host.request(method, path, text, self.language, self.token)
        return status, json.loads(answer) if answer and kind == "application/json" else answer

    async def come(self, table: str, since: int | None = None) -> None:
        self.table = table
        self.socket = self.host.connect(f"/api/tables/{table}/socket", "en", self._hear)
        await self.say({"type": "hello", "protocol": 1, "since": since, "token": self.token})

    def _hear(self, text: str) -> None:
        self.heard.append(json.loads(text))


async def three() -> list[Guest]:
    """Three people at a table of SHOGUN, whose plans are secret."""
    host = a_host()
    people = [Guest(host, token) for token in TOKENS]
    for guest, name in zip(people, NAMES, strict=True):
        await guest.post("/api/me", {"name": name})
    card = await people[0].post("/api/tables", {"game": "shogun", "options": {"players": 3}, "seat": 0})
    for seat in (1, 2):
        await people[seat].post(f"/api/tables/{card['id']}/join", {"seat": seat, "entropy": "x", "link": None})
    await people[0].post(f"/api/tables/{card['id']}/start")
    for guest in people:
        await guest.come(card["id"])
    return people


def test_each_of_them_sits_on_their_own_seat_and_sees_their_own_cards() -> None:
    async def play() -> None:
        people = await three()
        for seat, guest in enumerate(people):
            welcome = guest.heard[-1]
            assert (welcome["seat"], welcome["view"]["seat"]) == (seat, seat)
            assert [one["name"] for one in welcome["table"]["seats"]] == list(NAMES)
            assert [one["you"] for one in welcome["table"]["seats"]] == [number == seat for number in range(3)]
        hands = [json.dumps(guest.heard[-1]["view"]["moves"]) for guest in people]
        assert len(set(hands)) == 3
        assert (await people[0].get("/api/tables?kind=mine"))[0]["your_turn"] is True

    asyncio.run(play())


def test_a_sealed_plan_reaches_nobody_else_at_the_device() -> None:
    async def play() -> None:
        ann, ben, eve = await three()
        live = ann.host.tables.live[ann.table]
        advice = await ben.command("hint", about="")
        assert (await ben.command("ready", moves=advice["moves"]))["type"] == "ack"
        assert ben.heard[-2]["patch"]["table"]["my_plan"] == advice["moves"]
        for guest in (ann, eve):
            step = guest.heard[-1]
            assert (step["type"], step["seat"]) == ("step", 1)
            assert "my_plan" not in step["patch"]["table"]
        assert live.fold.awaited() == (0, 2)
        own = await ben.of_table("history")
        assert (await ann.of_table("history"))["view"] != own["view"]
        assert (await ann.ask("GET", f"/api/tables/{ann.table}/history?as=1"))[1]["code"] == "not-finished"
        # The record would show everybody's cards.
        assert (await ann.ask("GET", f"/api/tables/{ann.table}/record"))[1]["code"] == "not-finished"
        assert (await ben.ask("POST", f"/api/tables/{ann.table}/join", {"seat": 0}))[1]["code"] == "not-open"

    asyncio.run(play())


def test_a_rematch_keeps_everybody_s_seat() -> None:
    async def play() -> None:
        people = await three()
        for guest in people:
            await guest.command("resign")
        await people[0].bots_done()
        again = [await guest.post(f"/api/tables/{guest.table}/rematch", {"entropy": "y"}) for guest in people]
        assert len({card["id"] for card in again}) == 1
        for seat, card in enumerate(again):
            assert [one["name"] for one in card["seats"]] == list(NAMES)
            assert card["seats"][seat]["you"]

    asyncio.run(play())
