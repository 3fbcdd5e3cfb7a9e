"""Finished games by the names of their players. Any part of a name finds them, the newest first, and searching among a
million games takes no longer than among a hundred.

Every ending of every name is a row, once for all games, so a part is the beginning of some rows. A name's games are
rows too, in the order in which they are listed.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, delete, desc, exists, insert, select, union_all
from sqlalchemy.dialects import postgresql, sqlite

from bakufu.server.people.names import name_key
from bakufu.server.store.schema import finished_names, name_parts, people, seats, tables

MOST = 40  # names; a part of more of them is so common that reading the newest games finds enough
BEYOND = "\U0010ffff"  # after every letter


def add(connection: Connection, table_id: str, finished_at: int) -> None:
    """Let a game be found that has just finished."""
    joined = seats.join(people, seats.c.person == people.c.id)
    query = select(people.c.name).select_from(joined).where(seats.c.table_id == table_id)
    for name in sorted({name_key(row.name) for row in connection.execute(query)}):
        connection.execute(insert(finished_names).values(name=name, finished_at=finished_at, table_id=table_id))
        known = (name_parts.c.part == name) & (name_parts.c.name == name)
        if connection.execute(select(name_parts).where(known)).first() is None:
            new = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
            endings = [{"part": name[at:], "name": name} for at in range(len(name))]
            # Another process may add the same name now.
            connection.execute(new(name_parts).on_conflict_do_nothing(), endings)


def add_again(connection: Connection, table_id: str, finished_at: int) -> None:
    """Somebody there has another name by now."""
    here = finished_names.c.table_id == table_id
    former = set(connection.scalars(select(finished_names.c.name).where(here)))
    connection.execute(delete(finished_names).where(here))
    add(connection, table_id, finished_at)
    for name in sorted(former):
        used = exists(select(finished_names.c.table_id).where(finished_names.c.name == name))
        connection.execute(delete(name_parts).where(name_parts.c.name == name, ~used))


def found(
    connection: Connection, key: str, shown: ColumnElement[bool], before: int | None, most: int
) -> list[str] | None:
    """The newest games with a player in whose name this is, no more than `most`; None for a very common part."""
    parts = (name_parts.c.part >= key) & (name_parts.c.part < key + BEYOND)
    names = connection.scalars(select(name_parts.c.name).distinct().where(parts).limit(MOST + 1)).all()
    if len(names) > MOST:
        return None
    if not names:
        return []
    joined = finished_names.join(tables, tables.c.id == finished_names.c.table_id)
    games = select(finished_names.c.table_id, finished_names.c.finished_at).select_from(joined).where(shown)
    if before is not None:
        games = games.where(finished_names.c.finished_at < before)
    games = games.order_by(desc(finished_names.c.finished_at)).limit(most)
    each = [select(games.where(finished_names.c.name == name).subquery()) for name in names]
    newest = sorted(connection.execute(union_all(*each)), key=lambda row: (-row.finished_at, row.table_id))
    return list(dict.fromkeys(row.table_id for row in newest))[:most]
