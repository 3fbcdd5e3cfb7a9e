"""Moderation: reports, sanctions and the audit log."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.add_column("tables", sa.Column("ending", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("by", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("closed_at", sa.BigInteger),
    )
    op.create_index("ix_reports_closed", "reports", ["closed_at", "at"])
    op.create_table(
        "sanctions",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("whom", sa.String(45), nullable=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("lifted_at", sa.BigInteger),
    )
    op.create_index("ix_sanctions_lifted", "sanctions", ["lifted_at"])
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("about", sa.String(80), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
    )
