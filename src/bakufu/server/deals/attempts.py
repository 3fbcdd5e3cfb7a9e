"""Who plays a deal: one game per person and day that counts, practice as often as somebody likes, and groups in a week.

The tables of a day are private to their players. What a day's secret is follows from the secret of the server.
"""

from __future__ import annotations

from typing import Literal

from sqlalchemy import ColumnElement, Connection, Select, and_, desc, func, insert, select

from bakufu.daily.deals import SEAT, deal_of, secret_of, table_secret
from bakufu.daily.page import (
    CALENDAR,
    DealGroup,
    DealPage,
    DealtDay,
    GameDeal,
    Scored,
    deal_page,
    fill,
    game_deal,
    place_of,
    playable,
    still_open,
)
from bakufu.daily.periods import Period, today
from bakufu.games import GAMES
from bakufu.server.people.identity import Person
from bakufu.server.store.schema import deal_attempts, people, seats, tables
from bakufu.server.store.store import WITH_NAMES, Found
from bakufu.server.store.transactions import Transactions, changes, reads
from bakufu.server.tables.lobby import Lobby
from bakufu.server.tables.new_table import NewTable
from bakufu.server.tables.seating import check_first_of_deal
from bakufu.server.tables.table_caps import check_cap
from bakufu.table.new_table import SECONDS
from bakufu.table.refusal import Refusal

GROUPS = 50  # of a week that are compared
PACE: Literal["days"] = "days"  # nobody else waits


class Deals:
    """`key`: the server's secret."""

    def __init__(self, database: Transactions, lobby: Lobby, key: str) -> None:
        self.database = database
        self.lobby = lobby
        self.clock = lobby.clock
        self.key = key

    def period(self, name: str) -> Period:
        """The day or week of this name; `today` is the current one."""
        return today(self.clock()) if name == "today" else playable(name, self.clock())

    def withholds(self, name: str | None) -> bool:
        """Whether the secret of a table with this deal stays secret, although its game is over."""
        return still_open(name, self.clock())

    @reads
    def page(self, connection: Connection, period: Period, person: Person | None, language: str) -> DealPage:
        now, me = self.clock(), None if person is None else person.id
        of_kind = _week if period.weekly else _day
        games = [of_kind(connection, game_deal(game, period), period, me, (now, language)) for game in GAMES]
        mine = [] if me is None else _calendar(connection, me, now)
        return deal_page(self.key, period, now, games, mine)

    @changes
    def begin(self, connection: Connection, person: Person, period: Period, game: str) -> str:
        """A table with the deal of a day, that has started: the one that counts, until it is over; then practice."""
        now, open_still = self.clock(), not period.over(self.clock())
        attempt = _attempt(connection, period, game, person.id)
        if attempt is not None and open_still and attempt.status == "running":
            return str(attempt.table_id)
        scored = attempt is None and open_still
        going = None if scored else connection.execute(_practice(period, game, person.id)).scalar()
        if going is not None:
            return str(going)
        self.lobby.starting.check_bot_tables(connection, person)
        longest = SECONDS[PACE][1]
        table_id = self._set_up(connection, person, period, NewTable(game, seconds=longest, hints=not scored), scored)
        self.lobby.starting.begin(connection, table_id, {}, longest)
        if scored:
            row = {"deal": period.name, "game": game, "person": person.id, "table_id": table_id, "at": now}
            connection.execute(insert(deal_attempts).values(row))
        return table_id

    @changes
    def gather(self, connection: Connection, person: Person, period: Period, game: str) -> str:
        """A table that waits for a group; the person hosts it. It can be played once, and in this week alone."""
        if period.over(self.clock()):
            raise Refusal("deal-is-over")
        waiting = connection.execute(_group_of(period, game, person.id)).first()
        if waiting is not None and waiting.status == "open":
            return str(waiting.id)
        check_first_of_deal(connection, person, period.name, game)
        check_cap(connection, self.lobby.limits, "open_tables", [person.id], self.clock())
        wanted = NewTable(game, seconds=SECONDS[PACE][1], hints=False)
        return self._set_up(connection, person, period, wanted, False)

    def _set_up(self, connection: Connection, person: Person, period: Period, wanted: NewTable, scored: bool) -> str:
        deal = deal_of(wanted.game, period)
        wanted.options, wanted.bots, wanted.seat = dict(deal.options), deal.bots, SEAT
        wanted.pace, wanted.visible = PACE, False
        secret = table_secret(secret_of(self.key, period), wanted.game)
        closed = {"spectators": False, "talk": "players" if period.weekly else "nobody"}
        return self.lobby.set_up(connection, person, wanted, secret, deal=period.name, scored=scored, **closed)


def _attempt(connection: Connection, period: Period, game: str, person: str) -> Found | None:
    joined = deal_attempts.join(tables, tables.c.id == deal_attempts.c.table_id)
    mine = and_(deal_attempts.c.deal == period.name, deal_attempts.c.game == game, deal_attempts.c.person == person)
    query = select(deal_attempts.c.table_id, tables.c.status).select_from(joined).where(mine)
    return connection.execute(query).first()


def _practice(period: Period, game: str, person: str) -> Select[tuple[str]]:
    """A game for practice that isn't over."""
    here = and_(tables.c.deal == period.name, tables.c.game == game, tables.c.host == person)
    going = and_(tables.c.scored.is_(False), tables.c.status == "running", tables.c.branch_of.is_(None))
    return select(tables.c.id).where(here, going)


def _group_of(period: Period, game: str, person: str) -> Select[tuple[str, str]]:
    """The newest table of a week where this person sits."""
    joined = tables.join(seats, seats.c.table_id == tables.c.id)
    here = and_(tables.c.deal == period.name, tables.c.game == game, seats.c.person == person)
    query = select(tables.c.id, tables.c.status).select_from(joined).where(here, tables.c.branch_of.is_(None))
    return query.order_by(desc(tables.c.created_at))


def _scored() -> Select[tuple[str, str, str]]:
    """Games that count, as they ended."""
    joined = deal_attempts.join(tables, tables.c.id == deal_attempts.c.table_id)
    columns = deal_attempts.c.deal, deal_attempts.c.game, deal_attempts.c.person
    query = select(*columns, tables.c.id, tables.c.result, tables.c.winners, tables.c.finished_at)
    ended = and_(tables.c.status == "finished", tables.c.abandoned.is_(False), tables.c.result.is_not(None))
    return (
        query.add_columns(people.c.name)
        .select_from(joined.join(people, people.c.id == deal_attempts.c.person))
        .where(ended)
    )


def _met(person: str, of_day: ColumnElement[bool]) -> Select[tuple[str]]:
    """Those who play a deal and have finished another game with this person."""
    own, other = seats.alias("own"), seats.alias("other")
    together = own.join(other, other.c.table_id == own.c.table_id)
    mine = and_(own.c.person == person, own.c.status == "finished", other.c.person != person)
    dealt = select(deal_attempts.c.person).where(of_day)
    return select(other.c.person).distinct().select_from(together).where(mine, other.c.person.in_(dealt))


def _day(
    connection: Connection, deal: GameDeal, period: Period, person: str | None, asked: tuple[int, str]
) -> GameDeal:
    now, language = asked
    own = None if person is None else _attempt(connection, period, deal["game"], person)
    if own is not None:
        deal["attempt"] = {"table": own.table_id, "status": own.status, "result": None, "line": None}
    of_day = and_(deal_attempts.c.deal == period.name, deal_attempts.c.game == deal["game"])
    if not period.over(now) and (own is None or own.status != "finished"):
        query = select(func.count()).select_from(deal_attempts.join(tables, tables.c.id == deal_attempts.c.table_id))
        deal["played"] = connection.execute(query.where(of_day, tables.c.status == "finished")).scalar_one()
        return deal
    in_time = tables.c.finished_at < period.end
    met = set() if person is None else set(connection.execute(_met(person, of_day)).scalars())
    rows = connection.execute(_scored().where(of_day, in_time))
    found = [
        Scored(row.person, row.name, row.id, SEAT, row.result, row.winners or [], row.person in met) for row in rows
    ]
    return fill(deal, period, found, person, language)


def _week(
    connection: Connection, deal: GameDeal, period: Period, person: str | None, asked: tuple[int, str]
) -> GameDeal:
    now, _ = asked
    own = None if person is None else connection.execute(_group_of(period, deal["game"], person)).first()
    deal["table"] = None if own is None else own.id
    here = and_(tables.c.deal == period.name, tables.c.game == deal["game"], tables.c.branch_of.is_(None))
    ended = and_(here, tables.c.status == "finished", tables.c.abandoned.is_(False), tables.c.finished_at < period.end)
    deal["played"] = connection.execute(select(func.count()).select_from(tables).where(ended)).scalar_one()
    if period.over(now) or (own is not None and own.status == "finished"):
        found = connection.execute(select(tables).where(ended).order_by(tables.c.finished_at).limit(GROUPS)).all()
        deal["groups"] = [_group(connection, row, person) for row in found]
    return deal


def _group(connection: Connection, table: Found, person: str | None) -> DealGroup:
    sitting = connection.execute(WITH_NAMES.where(seats.c.table_id == table.id).order_by(seats.c.seat))
    return {
        "table": table.id,
        "seats": [
            {
                "name": seat.name,
                "bot": seat.bot,
                "points": table.result[seat.seat],
                "place": place_of(table.result, table.winners or [], seat.seat),
                "you": seat.person is not None and seat.person == person,
            }
            for seat in sitting
        ],
    }


def _calendar(connection: Connection, person: str, now: int) -> list[DealtDay]:
    """The person's games that counted, of the last weeks."""
    since = today(now).shifted(-CALENDAR).name
    query = _scored().where(deal_attempts.c.person == person, deal_attempts.c.deal > since)
    found: list[DealtDay] = []
    for row in connection.execute(query.order_by(deal_attempts.c.deal, deal_attempts.c.game)):
        if row.finished_at < playable(row.deal, now).end:
            points, winners = row.result, row.winners or []
            place, players = place_of(points, winners, SEAT), len(points)
            told: DealtDay = {
                "deal": row.deal,
                "game": row.game,
                "points": points[SEAT],
                "place": place,
                "players": players,
            }
            found.append(told)
    return found
