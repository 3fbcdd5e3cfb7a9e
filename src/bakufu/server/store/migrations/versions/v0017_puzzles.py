"""How people do with puzzles, by game."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_table(
        "puzzle_scores",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(16), primary_key=True),
        sa.Column("progress", sa.Text, nullable=False),
    )
