"""The database schema. The log of entries is the source of truth; everything else is an index or a cache."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("claimed", String(40), unique=True),  # the name in lower case, once it is claimed with a password
    Column("password", String(200)),
    Column("created_at", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("link", String(32), nullable=False),  # gives access to a private table
    Column("game", String(16), nullable=False),
    Column("options", JSON, nullable=False),
    Column("facts", String(16), nullable=False),
    Column("rules", Integer, nullable=False, server_default="1"),  # the version of the game's rules
    Column("host", String(32), ForeignKey("people.id"), nullable=False),
    Column("status", String(10), nullable=False),  # open, running, finished
    Column("visible", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("pace", String(5), nullable=False),  # live or days
    Column("seconds", Integer, nullable=False),  # for one decision
    Column("interrupt_seconds", Integer, nullable=False, server_default="15"),  # for one in the turn of another player
    Column("secret", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("deadline_at", BigInteger),
    Column("bots_at", BigInteger, default=0),  # if bots are awaited: when any process may let them move
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("finished_at", BigInteger),
    Column("result", JSON),  # points by seat
    Column("winners", JSON),  # seats
    Column("names", Text, nullable=False),  # the names of the players in lower case, for searching
    Column("rematch_of", String(16)),
    Column("branch_of", String(16)),  # the finished game that this one branched off from,
    Column("branch_seq", Integer),  # and after which of its entries
    Column("lesson", String(24)),  # the name of the lesson, if it is one
    Index("ix_tables_status_created", "status", "created_at"),
    Index("ix_tables_finished", "finished_at"),
    Index("ix_tables_deadline", "deadline_at"),
    Index("ix_tables_status_bots", "status", "bots_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id")),
    Column("bot", String(16)),  # the level, if a bot has the seat from the beginning
    Column("entropy", String(64), nullable=False),
    Column("awaited", Boolean, nullable=False),
    Column("status", String(10), nullable=False),  # the table's status, so that one index finds a person's games
    Index("ix_seats_person_status", "person", "status", "awaited"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    Column("data", JSON, nullable=False),
    Column("by", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("command", String(100)),  # a person's id and the client's idempotency key
    UniqueConstraint("table_id", "command"),
)

archive = Table(
    "archive",
    metadata,
    Column("table_id", String(16), primary_key=True),
    Column("record", LargeBinary, nullable=False),
    Column("archived_at", BigInteger, nullable=False),
)
