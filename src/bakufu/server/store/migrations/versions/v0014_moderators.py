"""Accounts that may moderate, and who did what in the audit log."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("people", sa.Column("moderator", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("audit", sa.Column("by", sa.String(40), nullable=False, server_default=""))
