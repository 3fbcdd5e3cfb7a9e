"""Time controls: banks of time with an increment, and vacations."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("tables", sa.Column("increment", sa.Integer))
    op.add_column("seats", sa.Column("vacation", sa.Integer))
    op.add_column("seats", sa.Column("vacation_until", sa.BigInteger))
    op.create_table(
        "vacations",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("start", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_vacations_person", "vacations", ["person", "until"])
    op.create_index("ix_vacations_until", "vacations", ["until"])
