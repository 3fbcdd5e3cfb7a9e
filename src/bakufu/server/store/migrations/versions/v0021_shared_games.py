"""Consent to give one's finished games to researchers: nobody has it yet."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.add_column("people", sa.Column("shares_games", sa.Boolean, nullable=False, server_default=sa.false()))
