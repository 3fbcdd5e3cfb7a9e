"""Daily and weekly deals: the tables that have one, and the games of people that count."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("tables", sa.Column("deal", sa.String(10)))
    op.add_column("tables", sa.Column("scored", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_deal", "tables", ["deal", "game"])
    op.create_table(
        "deal_attempts",
        sa.Column("deal", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_deal_attempts_person", "deal_attempts", ["person", "deal"])
