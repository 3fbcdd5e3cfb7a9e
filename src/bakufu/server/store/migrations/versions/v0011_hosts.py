"""What the host of a table decides: who may watch and talk, who was removed, and for whom a rematch keeps seats."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("tables", sa.Column("spectators", sa.Boolean, nullable=False, server_default=sa.true()))
    op.add_column("tables", sa.Column("talk", sa.String(8), nullable=False, server_default="everyone"))
    op.add_column("seats", sa.Column("invited", sa.String(32)))
    op.create_index("ix_seats_invited", "seats", ["invited"])
    op.create_table(
        "removals",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
    )
