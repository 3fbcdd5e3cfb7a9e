"""How long others wait for somebody who is asked in their turn."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("interrupt_seconds", sa.Integer, nullable=False, server_default="15"))
