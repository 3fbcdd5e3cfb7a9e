"""A log with an entry that this version doesn't know: that table is refused in words, and every other goes on."""

from __future__ import annotations

import pytest
from sqlalchemy import Connection, update

from bakufu.server.store.schema import entries
from bakufu.server.tables import records
from bakufu.table.entries import Kind
from bakufu.table.refusal import Refusal
from tests.server.rooms import Room, room

pytestmark = pytest.mark.anyio
SAID = "Entry 1 of this table is of a kind that this version doesn't know: dream."


async def dreaming(here: Room, field: str) -> str:
    """A table whose first entry comes from the future, and nobody has it open."""
    table_id, _ = await here.table({}, 3)
    await here.decide(await here.live(table_id), 0)

    def change(connection: Connection) -> None:
        connection.execute(update(entries).where(entries.c.table_id == table_id).values({field: "dream"}))

    await here.service.database.change(change)
    here.service.registry._kept.clear()
    assert table_id not in here.service.registry.tables
    return table_id


@pytest.mark.parametrize("field", ["kind", "by"])
async def test_a_table_of_the_future_is_refused_in_words(new_sqlite: str, field: str) -> None:
    async with room(new_sqlite) as here:
        table_id = await dreaming(here, field)
        service = here.service
        for asked in (
            service.registry.open(table_id),
            service.study.history(table_id, None, None),
            records.download(service, table_id, None),
            records.log(service, table_id, None, 0),
        ):
            with pytest.raises(Refusal) as refused:
                await asked
            assert refused.value.code == "unknown-entry"
            assert field == "by" or str(refused.value).startswith(SAID)


async def test_other_tables_go_on(new_sqlite: str) -> None:
    async with room(new_sqlite) as here:
        await dreaming(here, "kind")
        table_id, _ = await here.table({}, 3, seconds=60)
        here.clock.pass_seconds(61)
        assert await here.service.watchdog.deadlines() == 3
        assert [entry.kind for entry in await here.log(table_id)][:1] == [Kind.AWAY]
        card = await here.service.cards("running", None, "", None)
        assert len(card) == 2
