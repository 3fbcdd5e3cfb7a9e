"""Ratings after each game, for a curve. Games that were rated before have none."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.create_table(
        "rating_steps",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
    )
    op.create_index("ix_rating_steps_table", "rating_steps", ["table_id"])
