"""Who has won a finished game: points alone don't say it where a tie was broken. Tables that finished before get those
with the most points, who have been shown as winners so far."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("winners", sa.JSON))
    tables = sa.table("tables", sa.column("id"), sa.column("result", sa.JSON), sa.column("winners", sa.JSON))
    found = op.get_bind().execute(sa.select(tables.c.id, tables.c.result)).all()
    for table_id, points in found:
        if points:
            winners = [seat for seat, own in enumerate(points) if own == max(points)]
            op.execute(tables.update().where(tables.c.id == table_id).values(winners=winners))
