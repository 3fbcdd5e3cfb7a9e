"""Notices: where somebody wants to be told, at which tables, and when a seat is to be told next."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("people", sa.Column("notice_mail", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("webhook", sa.String(300)))
    op.add_column("people", sa.Column("language", sa.String(5)))
    op.add_column("seats", sa.Column("notices", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("seats", sa.Column("notice_at", sa.BigInteger))
    op.create_index("ix_seats_notice", "seats", ["notice_at"])
    op.create_table(
        "subscriptions",
        sa.Column("session", sa.String(32), sa.ForeignKey("sessions.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("key", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
    )
