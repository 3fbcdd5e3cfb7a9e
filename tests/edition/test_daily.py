"""The daily deal on one device: one game counts, the next is practice, and everybody has the same."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from bakufu.edition.host import Host
from bakufu.edition.storage import InMemory
from tests.edition.pages import Page, Ticking, a_host

DAY = 86_400_000


def of_katana(page: Any) -> Any:
    return next(one for one in page["games"] if one["game"] == "katana")


def test_a_device_deals_its_own_day_and_keeps_the_result() -> None:
    async def play() -> None:
        storage, clock = InMemory(), Ticking()
        host = Host(storage, clock=clock, secret=lambda: "never used")
        page = Page(host)
        await page.post("/api/me", {"name": "Ann"})
        shown = await page.get("/api/deals/today")
        assert (shown["name"], shown["public_key"]) == ("2001-09-09", True)
        assert of_katana(shown)["attempt"] is None
        card = await page.post("/api/deals/today/katana")
        assert (card["deal"], card["hints"]) == ({"name": "2001-09-09", "scored": True}, False)
        assert (await page.post("/api/deals/2001-09-09/katana"))["id"] == card["id"]
        await page.come(card["id"])
        assert page.host.tables.live[card["id"]].fold.final
        await page.play_on(random.Random(1))

        own = of_katana(await Page(a_host(storage)).get("/api/deals/2001-09-09"))
        assert own["attempt"]["result"]["points"] == own["results"][0]["points"]
        assert own["attempt"]["line"].startswith("Bakufu daily 2001-09-09 · SHOGUN NO KATANA · ")
        practice = await page.post("/api/deals/today/katana")
        assert practice["id"] != card["id"]
        assert practice["deal"] == {"name": "2001-09-09", "scored": False}

        other = Page(a_host())
        await other.post("/api/me", {"name": "Ben"})
        theirs = await other.post("/api/deals/today/katana")
        assert theirs["fairness"]["commitment"] == card["fairness"]["commitment"]

        clock.at += DAY
        assert of_katana(await page.get("/api/deals/today"))["attempt"] is None
        assert [one["deal"] for one in (await page.get("/api/deals/today"))["mine"]] == ["2001-09-09"]
        assert (await page.ask("GET", "/api/deals/2001-W36"))[1]["code"] == "no-such-deal"
        assert (await page.ask("GET", "/api/deals/2001-09-11"))[0] == 404

    asyncio.run(play())


def test_a_device_keeps_statistics_of_its_games() -> None:
    async def play() -> None:
        storage = InMemory()
        page = Page(a_host(storage))
        await page.sit("katana", {"players": 2}, {1: "random"})
        assert (await page.get("/api/statistics/me"))["games"] == []
        await page.play_on(random.Random(1))
        told = await page.get("/api/statistics/me")
        assert [(one["game"], one["players"]) for one in told["games"]] == [("katana", 2)]
        assert [one["key"] for one in told["lines"] if one["kind"] == "opponent"] == ["random"]
        # The second time nothing is replayed: the log need not be there.
        await storage.remove("log/")
        assert await Page(a_host(storage)).get("/api/statistics/me") == told

    asyncio.run(play())
