"""Accounts of programs, quiet hours of notices, and games that everybody has left."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.add_column("people", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("quiet_start", sa.Integer))
    op.add_column("people", sa.Column("quiet_end", sa.Integer))
    op.add_column("people", sa.Column("zone", sa.String(40)))
    op.add_column("tables", sa.Column("abandoned", sa.Boolean, nullable=False, server_default=sa.false()))
