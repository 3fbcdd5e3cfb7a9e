"""Tables that are ready to be played at: people on the first seats, bots on the others, everyone at their sockets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from tests.server.guests import Json, Person
from tests.server.houses import House
from tests.server.player import Player, Rejection, Witness


@dataclass
class Table:
    card: Json
    people: list[Person]
    players: list[Player]

    async def all_at(self, seq: int) -> None:
        """Wait until everyone has heard so much."""
        for player in self.players:
            await player.reach(seq)

    async def log(self) -> list[Json]:
        """The log as the host may know it."""
        steps: list[Json] = await self.people[0].get(f"/api/tables/{self.card['id']}/log")
        return steps

    async def close(self) -> None:
        for player in self.players:
            await player.go()
        for person in self.people:
            await person.leave()


async def table_of(names: list[str], *houses: House, **wanted: Any) -> Table:
    """A table that has started. With several houses, the people are spread over them."""
    urls = [house.url for house in houses]
    people = [await Person(name, urls[seat % len(urls)]).arrive() for seat, name in enumerate(names)]
    players = wanted.setdefault("options", {}).setdefault("players", 3)
    bots = {str(seat): "random" for seat in range(len(names), players)}
    card = await people[0].create(bots=bots, **wanted)
    for person in people[1:]:
        await person.join(card, link=card["link"])
    card = await people[0].start(card)
    witness = Witness()
    seated = []
    for person in people:
        near = sorted(urls, key=lambda url: url != person.url)
        seated.append(Player(card["id"], near, person.token, seed=person.name, witness=witness))
    for player in seated:
        await player.come()
    return Table(card, people, seated)


async def refused(player: Player, type: str, command: str | None = None, **fields: Any) -> str:
    """The code with which a command is refused."""
    with pytest.raises(Rejection) as caught:
        await player.say(type, command, **fields)
    return caught.value.code
