"""What each seat sealed before its game, and until when it has to be revealed."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("seats", sa.Column("sealed", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("reveal_by", sa.BigInteger))
    op.create_index("ix_tables_reveal", "tables", ["reveal_by"])
