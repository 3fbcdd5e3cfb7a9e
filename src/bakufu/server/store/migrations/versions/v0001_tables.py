"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("claimed", sa.String(40), unique=True),
        sa.Column("password", sa.String(200)),
        sa.Column("created_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("link", sa.String(32), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("facts", sa.String(16), nullable=False),
        sa.Column("host", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("visible", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("pace", sa.String(5), nullable=False),
        sa.Column("seconds", sa.Integer, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("deadline_at", sa.BigInteger),
        sa.Column("bots_at", sa.BigInteger),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("started_at", sa.BigInteger),
        sa.Column("finished_at", sa.BigInteger),
        sa.Column("result", sa.JSON),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("rematch_of", sa.String(16)),
    )
    op.create_index("ix_tables_status_created", "tables", ["status", "created_at"])
    op.create_index("ix_tables_finished", "tables", ["finished_at"])
    op.create_index("ix_tables_deadline", "tables", ["deadline_at"])
    op.create_index("ix_tables_status_bots", "tables", ["status", "bots_at"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id")),
        sa.Column("bot", sa.String(16)),
        sa.Column("entropy", sa.String(64), nullable=False),
        sa.Column("awaited", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
    )
    op.create_index("ix_seats_person_status", "seats", ["person", "status", "awaited"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("data", sa.JSON, nullable=False),
        sa.Column("by", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("command", sa.String(100)),
        sa.UniqueConstraint("table_id", "command"),
    )
    op.create_table(
        "archive",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("archived_at", sa.BigInteger, nullable=False),
    )
