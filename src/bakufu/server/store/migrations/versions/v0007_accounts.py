"""Accounts: sessions, what claimed names look like, addresses for mail, and when somebody is to be erased.

A token used to be signed for a person's id. Each person gets a session with that id, so everybody stays signed in.
"""

import sqlalchemy as sa
from alembic import op

from bakufu.server.people.lookalikes import lookalike

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("people", sa.Column("lookalike", sa.String(120)))
    op.add_column("people", sa.Column("mail", sa.String(254)))
    op.add_column("people", sa.Column("delete_at", sa.BigInteger))
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("device", sa.String(60), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.execute(
        "INSERT INTO sessions (id, person, device, created_at, seen_at) "
        "SELECT id, id, '', created_at, created_at FROM people"
    )
    _protect_names()
    op.create_index("ix_people_lookalike", "people", ["lookalike"], unique=True)
    op.create_index("ix_people_delete", "people", ["delete_at"])


def _protect_names() -> None:
    """Of claimed names that look the same, the oldest is protected; the others stay claimed letter by letter."""
    people = sa.table("people", *[sa.column(name) for name in ("id", "name", "claimed", "lookalike", "created_at")])
    claimed = sa.select(people.c.id, people.c.name).where(people.c.claimed.is_not(None))
    taken: set[str] = set()
    for person, name in op.get_bind().execute(claimed.order_by(people.c.created_at, people.c.id)).all():
        looks = lookalike(name)
        if looks not in taken:
            taken.add(looks)
            op.execute(people.update().where(people.c.id == person).values(lookalike=looks))
