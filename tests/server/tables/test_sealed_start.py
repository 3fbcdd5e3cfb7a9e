"""The start of a game whose players have sealed what they contribute: all are bound before anybody reveals."""

from __future__ import annotations

import json
from typing import Any

import pytest
from sqlalchemy import Connection, update

from bakufu import load
from bakufu.kernel.chance import KEYED
from bakufu.kernel.errors import BadRecord
from bakufu.kernel.fairness import Receipt, fingerprint
from bakufu.kernel.records.json_form import from_json
from bakufu.kernel.records.replay import verify
from bakufu.server.people.identity import Person
from bakufu.server.store.schema import seats
from bakufu.server.tables import records
from bakufu.server.tables.new_table import NewTable
from bakufu.server.tables.starting import REVEAL, new_secret
from bakufu.table.entries import Kind
from bakufu.table.refusal import Refusal
from bakufu.table.table_card import TableCard
from tests.server.rooms import Room, room

pytestmark = pytest.mark.anyio
TEXTS = {"ann": "a" * 64, "ben": "b" * 64}


async def two_at_a_table(here: Room) -> tuple[str, Person, Person]:
    """Ann is the host, Ben has joined; both have sealed what they contribute. A bot has the third seat."""
    service = here.service
    ann, ben = [await service.identity.guest(name) for name in ("Ann", "Ben")]
    wanted = NewTable(options={"players": 3}, bots={2: "random"}, sealed=fingerprint(TEXTS["ann"]))
    table_id = await service.lobby.create(ann, wanted)
    await service.lobby.join(table_id, ben, 1, "", fingerprint(TEXTS["ben"]))
    return table_id, ann, ben


def kept(card: TableCard, seat: int, text: str) -> Receipt:
    """What a client keeps before it reveals."""
    fair = card["fairness"]
    return Receipt(card["id"], fair["commitment"], tuple(fair["sealed"]), seat, text, 0, 1)


async def refused(action: Any) -> str:
    with pytest.raises(Refusal) as caught:
        await action
    return caught.value.code


async def test_the_game_begins_with_the_last_reveal(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, ann, ben = await two_at_a_table(here)
        starting = here.service.starting
        assert not await starting.start(table_id, ann)
        card = await here.service.card_for(table_id, ben)
        assert card["status"] == "open"
        assert card["reveal_by"] == here.clock() + REVEAL["live"]
        assert card["fairness"]["sealed"] == [*map(fingerprint, TEXTS.values()), fingerprint("")]
        assert card["fairness"]["revealed"] == [False, False, True]
        assert (card["fairness"]["secret"], card["fairness"]["entropy"]) == (None, None)
        assert not await starting.mix(table_id, ben, TEXTS["ben"])
        assert (await here.service.card_for(table_id, ann))["fairness"]["revealed"] == [False, True, True]
        assert await starting.mix(table_id, ann, TEXTS["ann"])
        card = await here.service.card_for(table_id, ben)
        assert (card["status"], card["reveal_by"]) == ("running", None)
        row, _ = await here.service.store.table_and_seats(table_id)
        assert row is not None
        assert row.started_at == here.clock()


async def test_while_players_reveal_the_seats_are_frozen(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, ann, ben = await two_at_a_table(here)
        service = here.service
        await service.starting.start(table_id, ann)
        for what in (
            service.starting.start(table_id, ann),
            service.starting.seal(table_id, ben, fingerprint("other")),
            service.lobby.set_bot(table_id, ann, 2, None),
            service.lobby.join(table_id, await service.identity.guest("Cid"), None, ""),
        ):
            assert await refused(what) == "about-to-start"
        assert await refused(service.starting.mix(table_id, ben, "ground")) == "not-what-was-sealed"
        cid = await service.identity.guest("Cid")
        assert await refused(service.starting.mix(table_id, cid, "c")) == "not-seated"


async def test_who_does_not_reveal_in_time_does_not_play_and_the_secret_is_new(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, ann, ben = await two_at_a_table(here)
        service = here.service
        before = (await service.card_for(table_id, ann))["fairness"]["commitment"]
        await service.starting.start(table_id, ann)
        await service.starting.mix(table_id, ann, TEXTS["ann"])
        here.clock.at += REVEAL["live"]
        await service.give_up_starts()  # not before the time is over
        assert (await service.card_for(table_id, ann))["reveal_by"] is not None
        here.clock.at += 1
        await service.give_up_starts()
        card = await service.card_for(table_id, ann)
        assert [seat["name"] for seat in card["seats"]] == ["Ann", None, None]
        assert (card["status"], card["reveal_by"]) == ("open", None)
        assert card["fairness"]["commitment"] != before
        assert card["fairness"]["sealed"] == [fingerprint("")] * 3  # what Ann revealed is known, so she seals again
        await service.starting.seal(table_id, ann, fingerprint("again"))
        await service.lobby.join(table_id, ben, None, "", fingerprint("once more"))
        assert not await service.starting.start(table_id, ann)


async def test_a_player_who_leaves_calls_the_start_off(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, ann, ben = await two_at_a_table(here)
        await here.service.starting.start(table_id, ann)
        before = await here.service.card_for(table_id, ann)
        await here.service.lobby.leave(table_id, ben)
        after = await here.service.card_for(table_id, ann)
        assert (after["reveal_by"], after["seats"][1]["name"]) == (None, None)
        assert after["fairness"]["commitment"] != before["fairness"]["commitment"]


async def test_text_and_fingerprint_exclude_each_other(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, _, ben = await two_at_a_table(here)
        await here.service.lobby.leave(table_id, ben)
        both = here.service.lobby.join(table_id, ben, 1, "b", fingerprint("b"))
        assert await refused(both) == "sealed-and-open"


def test_the_secrets_of_a_server_are_for_the_keyed_hash() -> None:
    assert new_secret().startswith(KEYED)
    assert len({new_secret() for _ in range(9)}) == 9
    assert len(new_secret()) <= 64


async def _played(here: Room, table_id: str) -> str:
    """Play to the end; the record."""
    live = await here.live(table_id)
    await here.service.begin(table_id)
    for seat in (0, 1):
        await here.service.registry.act(live, Kind.AWAY, seat, {})
    await here.bots_done(live)
    return (await records.download(here.service, table_id, None)).decode()


async def test_an_operator_who_grinds_the_seed_is_caught_by_the_friends_receipt(new_sqlite: str) -> None:
    """The operator plays as Ann. With all of Ben's text in hand, another text of Ann's is stored, one that gives a seed
    of the operator's choice. The record is consistent, so `verify` alone is content; Ben's receipt is not."""
    async with room(new_sqlite) as here:
        service = here.service
        table_id, ann, ben = await two_at_a_table(here)
        await service.starting.start(table_id, ann)
        receipt = kept(await service.card_for(table_id, ben), 1, TEXTS["ben"])
        await service.starting.mix(table_id, ben, TEXTS["ben"])

        def grind(connection: Connection) -> None:
            chosen = {"entropy": "ground", "sealed": fingerprint("ground")}
            connection.execute(update(seats).where(seats.c.table_id == table_id, seats.c.seat == 0).values(chosen))

        async with service.engine.begin() as connection:
            await connection.run_sync(grind)
        assert await service.starting.mix(table_id, ann, "ground")
        record = from_json(await _played(here, table_id))
        verify(load("shogun"), record)
        with pytest.raises(BadRecord) as caught:
            receipt.check(record.fairness)
        assert (caught.value.words, caught.value.variables["seat"]) == ("error-receipt-seat", 1)


async def test_an_honest_game_matches_every_receipt(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        table_id, ann, ben = await two_at_a_table(here)
        starting = here.service.starting
        await starting.start(table_id, ann)
        card = await here.service.card_for(table_id, ann)
        receipts = [kept(card, 0, TEXTS["ann"]), kept(card, 1, TEXTS["ben"])]
        await starting.mix(table_id, ann, TEXTS["ann"])
        await starting.mix(table_id, ben, TEXTS["ben"])
        text = await _played(here, table_id)
        for receipt in receipts:
            receipt.check(from_json(text).fairness)
        over = await here.service.card_for(table_id, None)
        assert over["fairness"]["entropy"] == json.loads(text)["fairness"]["entropy"] == [*TEXTS.values(), ""]
