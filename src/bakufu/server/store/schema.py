"""The database schema. The log of entries is the source of truth; everything else is an index or a cache."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    true,
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
    Column("lookalike", String(120)),  # what a claimed name looks like; nobody else's may look the same
    Column("mail", String(254)),  # confirmed by a link that was sent there
    Column("notice_mail", Boolean, nullable=False, server_default=false()),  # whether notices go to the address
    Column("webhook", String(300)),  # where else they go
    Column("language", String(5)),  # of notices
    Column("program", Boolean, nullable=False, server_default=false()),  # a bot that plays over the protocol
    Column("quiet_start", Integer),  # no notices from then, in minutes after midnight,
    Column("quiet_end", Integer),  # until then,
    Column("zone", String(40)),  # in this time zone; empty: there are no quiet hours
    Column("moderator", Boolean, nullable=False, server_default=false()),  # may use the page of moderators
    Column("delete_at", BigInteger),  # when everything about a person is to be erased
    Column("shares_games", Boolean, nullable=False, server_default=false()),  # whether researchers may have their games
    Index("ix_people_lookalike", "lookalike", unique=True),
    Index("ix_people_delete", "delete_at"),
)

# Days on which the clocks of somebody's slow games stand still, whole ones in UTC.
vacations = Table(
    "vacations",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("start", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Index("ix_vacations_person", "person", "until"),
    Index("ix_vacations_until", "until"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(32), primary_key=True),  # what a token is signed for
    Column("person", String(32), ForeignKey("people.id"), nullable=False),
    Column("device", String(60), nullable=False),  # the browser and its system, or the name of a program
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Index("ix_sessions_person", "person"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("game", String(16), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

# The rating of a person after a game.
rating_steps = Table(
    "rating_steps",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("mu", Float, nullable=False),
    Index("ix_rating_steps_table", "table_id"),
)

puzzle_scores = Table(
    "puzzle_scores",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("game", String(16), primary_key=True),
    Column("progress", Text, nullable=False),  # rating, streak and what was tried, as JSON
)

subscriptions = Table(
    "subscriptions",
    metadata,
    # One of a browser, which ends with its session.
    Column("session", String(32), ForeignKey("sessions.id", ondelete="CASCADE"), primary_key=True),
    Column("endpoint", Text, nullable=False),  # of the browser's push service
    Column("key", String(100), nullable=False),  # the browser's, to encrypt for it
    Column("auth", String(40), nullable=False),
)

# Compared letter by letter, whatever the database's language: a beginning is a range.
NameKey = String(40).with_variant(String(40, collation="C"), "postgresql")

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
    Column("spectators", Boolean, nullable=False, server_default=true()),  # whether others may watch the game
    Column("talk", String(8), nullable=False, server_default="everyone"),  # who may: everyone, players or nobody
    Column("pace", String(5), nullable=False),  # live or days
    Column("seconds", Integer, nullable=False),  # for one decision, or a bank for the whole game
    Column("increment", Integer),  # seconds that each turn adds to the bank; empty: there is none
    Column("interrupt_seconds", Integer, nullable=False, server_default="15"),  # for one in the turn of another player
    Column("secret", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("reveal_by", BigInteger),  # if the game is about to start: when the players must have revealed their text
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
    Column(
        "rated", Boolean, nullable=False, server_default=false()
    ),  # whether a finished game was looked at for ratings
    Column("noted", Boolean, nullable=False, server_default=false()),  # whether its notes were written
    Column("abandoned", Boolean, nullable=False, server_default=false()),  # bots finished it: everybody had left
    Column("ending", Boolean, nullable=False, server_default=false()),  # a moderator has asked to end the game
    Column("lesson", String(24)),  # the name of the lesson, if it is one
    Column("deal", String(10)),  # the day or week whose deal it has, if any
    Column("scored", Boolean, nullable=False, server_default=false()),  # it is its player's game of the day that counts
    Index("ix_tables_status_created", "status", "created_at"),
    Index("ix_tables_finished", "finished_at"),
    Index("ix_tables_rated", "rated", "finished_at"),
    Index("ix_tables_deadline", "deadline_at"),
    Index("ix_tables_reveal", "reveal_by"),
    Index("ix_tables_status_bots", "status", "bots_at"),
    Index("ix_tables_deal", "deal", "game"),
    Index("ix_tables_noted", "noted", "finished_at"),
)

# What people's statistics need of each of their games, so that it isn't replayed for them again.
game_notes = Table(
    "game_notes",
    metadata,
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(16), nullable=False),
    Column("finished_at", BigInteger, nullable=False),
    Column("visible", Boolean, nullable=False),  # whether everybody may know of the game
    Column("note", JSON, nullable=False),
    Index("ix_game_notes_person", "person", "finished_at"),
    Index("ix_game_notes_table", "table_id"),
)

# The games of the daily deal that count: one for each person, day and game.
deal_attempts = Table(
    "deal_attempts",
    metadata,
    Column("deal", String(10), primary_key=True),
    Column("game", String(16), primary_key=True),
    Column("person", String(32), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False),
    Column("at", BigInteger, nullable=False),  # when it began
    Index("ix_deal_attempts_person", "person", "deal"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id")),
    Column("bot", String(16)),  # the level, if a bot has the seat from the beginning
    Column("entropy", String(64), nullable=False),
    Column(
        "sealed", String(64), nullable=False, server_default=""
    ),  # the fingerprint sent before the text; may be empty
    Column("invited", String(32)),  # the person for whom the seat of a rematch is kept
    Column("awaited", Boolean, nullable=False),
    Column("status", String(10), nullable=False),  # the table's status, so that one index finds a person's games
    Column("notices", Boolean, nullable=False, server_default=false()),  # whether the person wants to be told
    Column("notice_at", BigInteger),  # when, unless they come first
    Column("vacation", Integer),  # the person's vacation that the log knows of,
    Column("vacation_until", BigInteger),  # and its end as the log knows it
    Index("ix_seats_notice", "notice_at"),
    Index("ix_seats_person_status", "person", "status", "awaited"),
    Index("ix_seats_invited", "invited"),
)

# Finished games by the names of their players, and every ending of such a name: see `name_index.py`.
finished_names = Table(
    "finished_names",
    metadata,
    Column("name", NameKey, primary_key=True),
    Column("finished_at", BigInteger, primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Index("ix_finished_names_table", "table_id"),
)
name_parts = Table(
    "name_parts",
    metadata,
    Column("part", NameKey, primary_key=True),
    Column("name", NameKey, primary_key=True),
    Index("ix_name_parts_name", "name"),
)

# People whom the host of a table has removed from it: they can't sit down there again.
removals = Table(
    "removals",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(32), primary_key=True),
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

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(16), nullable=False),
    Column("person", String(32), ForeignKey("people.id"), nullable=False),  # who is reported,
    Column("by", String(32), ForeignKey("people.id"), nullable=False),  # and by whom
    Column("reason", String(16), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("closed_at", BigInteger),
    Index("ix_reports_closed", "closed_at", "at"),
)

sanctions = Table(
    "sanctions",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # mute or ban
    Column("whom", String(45), nullable=False),  # the id of a person, or an address
    Column("until", BigInteger),  # empty: without an end
    Column("reason", String(200), nullable=False),
    Column("lifted_at", BigInteger),
    Index("ix_sanctions_lifted", "lifted_at"),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("what", String(16), nullable=False),
    Column("about", String(80), nullable=False),
    Column("reason", String(200), nullable=False),
    Column("by", String(40), nullable=False, server_default=""),  # a moderator's name; empty: the command line
)
