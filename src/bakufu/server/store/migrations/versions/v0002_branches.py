"""Where a table branched off from another one."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("branch_of", sa.String(16)))
    op.add_column("tables", sa.Column("branch_seq", sa.Integer))
