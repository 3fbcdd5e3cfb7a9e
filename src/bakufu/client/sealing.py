"""What a client adds to the seed of its game: it sends the fingerprint when it sits down, and the text itself when all
seats are bound. Before it does, it has a receipt of everything that was sealed."""

from __future__ import annotations

import secrets
import time

from bakufu.client.client import Client
from bakufu.client.errors import ClientError
from bakufu.client.table import Table
from bakufu.kernel.fairness import Receipt, fingerprint
from bakufu.kernel.patch import Json


class Contribution:
    """Random text of one client at one table. `receipt` is None until the text is revealed."""

    def __init__(self) -> None:
        self.receipt: Receipt | None = None
        self._starts = 0
        self._draw()

    def _draw(self) -> None:
        self.text = secrets.token_hex(32)
        self.sealed = fingerprint(self.text)
        self._revealed = False

    async def until_started(self, client: Client, table: Table) -> None:
        """Wait for the game at this client's seat. When the host starts it, keep the receipt and reveal; if that start
        is called off, seal another text."""
        while table.view is None:
            message = await table.news()
            if table.view is None and message["type"] == "table":
                await self._answer(client, table.card)

    async def _answer(self, client: Client, card: Json) -> None:
        seat = next((place["seat"] for place in card["seats"] if place["you"]), None)
        if seat is None:
            raise ClientError("error-client-seat-lost")
        on_the_table = card["fairness"]["sealed"][seat]
        if card["reveal_by"] is None:
            if self._revealed:
                self._draw()
            if on_the_table != self.sealed:
                await client.seal(card["id"], self.sealed)
        elif not self._revealed and on_the_table == self.sealed:
            self._starts += 1
            self._revealed = True
            sealed = tuple(card["fairness"]["sealed"])
            now = time.time_ns() // 1_000_000
            commitment = card["fairness"]["commitment"]
            self.receipt = Receipt(card["id"], commitment, sealed, seat, self.text, now, self._starts)
            await client.reveal(card["id"], self.text)
