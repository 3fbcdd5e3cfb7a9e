"""Notes of people's games, for their statistics. Those of earlier games are written in the background."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("tables", sa.Column("noted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_noted", "tables", ["noted", "finished_at"])
    op.create_table(
        "game_notes",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("finished_at", sa.BigInteger, nullable=False),
        sa.Column("visible", sa.Boolean, nullable=False),
        sa.Column("note", sa.JSON, nullable=False),
    )
    op.create_index("ix_game_notes_person", "game_notes", ["person", "finished_at"])
    op.create_index("ix_game_notes_table", "game_notes", ["table_id"])
