"""Finished games by the names of their players. Those that finished before are found too."""

import sqlalchemy as sa
from alembic import op

from bakufu.server.people.names import name_key

revision = "0016"
down_revision = "0015"
CHUNK = 5_000


def upgrade() -> None:
    key = sa.String(40).with_variant(sa.String(40, collation="C"), "postgresql")
    games = op.create_table(
        "finished_names",
        sa.Column("name", key, primary_key=True),
        sa.Column("finished_at", sa.BigInteger, primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Index("ix_finished_names_table", "table_id"),
    )
    parts = op.create_table(
        "name_parts",
        sa.Column("part", key, primary_key=True),
        sa.Column("name", key, primary_key=True),
        sa.Index("ix_name_parts_name", "name"),
    )
    played = sa.text(
        "SELECT people.name, tables.finished_at, tables.id FROM tables JOIN seats ON seats.table_id = tables.id"
        " JOIN people ON people.id = seats.person WHERE tables.finished_at IS NOT NULL"
    )
    found = {(name_key(name), at, table_id) for name, at, table_id in op.get_bind().execute(played)}
    endings = {(name[at:], name) for name, _, _ in found for at in range(len(name))}
    _fill(games, ("name", "finished_at", "table_id"), sorted(found))
    _fill(parts, ("part", "name"), sorted(endings))


def _fill(table: sa.Table, columns: tuple[str, ...], rows: list[tuple[object, ...]]) -> None:
    for at in range(0, len(rows), CHUNK):
        op.bulk_insert(table, [dict(zip(columns, row, strict=True)) for row in rows[at : at + CHUNK]])
