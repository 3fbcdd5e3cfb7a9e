"""A deal as pages show it. Hosts store who played; nobody learns how others did before their own game counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, TypedDict

from bakufu.bots.job import game_of
from bakufu.daily.deals import deal_of, secret_of
from bakufu.daily.periods import Period, period_of, this_week, today
from bakufu.daily.spread import DealSpread, spread_of
from bakufu.kernel.fairness import fingerprint
from bakufu.table.refusal import Refusal
from bakufu.table.table_card import AnyOptions
from bakufu.text import renderer_of

PAST = 366  # days back that can be played
SHOWN = 100  # results of a day, one's own, and those of people one has played with
CALENDAR = 28  # days


class DealResult(TypedDict):
    """`place` is the place at one's own table of so many `players`, `margin` the points ahead of the best of the
    others, or behind it. `met`: you have played a game with them."""

    rank: int
    name: str
    you: bool
    met: bool
    place: int
    players: int
    points: int
    margin: int


class DealAttempt(TypedDict):
    """Your one game that counts. `result` and `line`, to pass on as text, once it is over; null if it came too late."""

    table: str
    status: Literal["running", "finished"]
    result: DealResult | None
    line: str | None


class DealSeat(TypedDict):
    name: str | None
    bot: str | None
    points: int
    place: int
    you: bool


class DealGroup(TypedDict):
    """The final result at a table with the deal of the week."""

    table: str
    seats: list[DealSeat]


class GameDeal(TypedDict):
    """`bots` are the levels of the other seats. `played` counts the games that count so far. `results`, `spread` and
    `groups` are null until your own game is over, or the deal is. `table`: where you wait for others, or play with
    them."""

    game: str
    options: AnyOptions
    bots: list[str]
    played: int
    attempt: DealAttempt | None
    results: list[DealResult] | None
    spread: DealSpread | None
    table: str | None
    groups: list[DealGroup] | None


class DealtDay(TypedDict):
    """A game of yours that counted."""

    deal: str
    game: str
    points: int
    place: int
    players: int


class DealPage(TypedDict):
    """A day's or a week's deal. `commitment` is the SHA-256 of its secret, which is shown once it is over, and
    `next_commitment` that of the next one. `public_key`: nobody keeps a secret here, so there is nothing to prove."""

    name: str
    weekly: bool
    today: str
    week: str
    now: int
    starts_at: int
    ends_at: int
    commitment: str
    next_commitment: str
    secret: str | None
    public_key: bool
    games: list[GameDeal]
    mine: list[DealtDay]


@dataclass(frozen=True)
class Scored:
    """A finished game that counts, as it is stored: points and winners by seat. `met`: whoever asks has played a game
    with this person."""

    person: str
    name: str
    table: str
    seat: int
    points: Sequence[int]
    winners: Sequence[int]
    met: bool = False


def playable(name: str, now: int) -> Period:
    """The day or week of this name, unless it is too long ago or still to come."""
    period = period_of(name)
    newest = None if period is None else this_week(now) if period.weekly else today(now)
    if period is None or newest is None or period.start > newest.start:
        raise Refusal("no-such-deal")
    if period.start < today(now).shifted(-PAST).start:
        raise Refusal("no-such-deal")
    return period


def still_open(name: str | None, now: int) -> bool:
    """Whether the secret of a table with this deal must not be shown yet."""
    period = None if name is None else period_of(name)
    return period is not None and not period.over(now)


def place_of(points: Sequence[int], winners: Sequence[int], seat: int) -> int:
    """Winners first, then by points."""
    order = [(one not in winners, -scored) for one, scored in enumerate(points)]
    return 1 + sum([other < order[seat] for other in order])


def margin_of(points: Sequence[int], seat: int) -> int:
    return points[seat] - max([scored for one, scored in enumerate(points) if one != seat], default=0)


def ranked(found: Iterable[Scored], person: str | None) -> list[DealResult]:
    """Most points first; equal ones by their margin."""

    def key(one: Scored) -> tuple[int, int]:
        return -one.points[one.seat], -margin_of(one.points, one.seat)

    rows = sorted(found, key=lambda one: (key(one), one.name))
    keys = [key(one) for one in rows]
    return [_result(one, 1 + keys.index(keys[at]), person) for at, one in enumerate(rows)]


def _result(one: Scored, rank: int, person: str | None) -> DealResult:
    return {
        "rank": rank,
        "name": one.name,
        "you": one.person == person,
        "met": one.met,
        "place": place_of(one.points, one.winners, one.seat),
        "players": len(one.points),
        "points": one.points[one.seat],
        "margin": margin_of(one.points, one.seat),
    }


def line_of(period: Period, game: str, result: DealResult, language: str) -> str:
    """A result to pass on, as plain text that gives nothing of the deal away."""
    renderer = renderer_of(game_of(game, None), language)
    return renderer.say(
        "play-daily-line",
        date=period.name,
        game=game,
        place=result["place"],
        players=result["players"],
        points=result["points"],
        margin=f"{result['margin']:+}".replace("-", "−"),
    )


def game_deal(game: str, period: Period) -> GameDeal:
    """What is played, and nothing yet about who has."""
    deal = deal_of(game, period)
    return {
        "game": game,
        "options": dict(deal.options),
        "bots": [deal.bots[seat] for seat in sorted(deal.bots)],
        "played": 0,
        "attempt": None,
        "results": None,
        "spread": None,
        "table": None,
        "groups": None,
    }


def deal_page(key: str, period: Period, now: int, games: list[GameDeal], mine: list[DealtDay]) -> DealPage:
    secret = secret_of(key, period)
    return {
        "name": period.name,
        "weekly": period.weekly,
        "today": today(now).name,
        "week": this_week(now).name,
        "now": now,
        "starts_at": period.start,
        "ends_at": period.end,
        "commitment": fingerprint(secret),
        "next_commitment": fingerprint(secret_of(key, period.shifted(1))),
        "secret": secret if period.over(now) else None,
        "public_key": False,
        "games": games,
        "mine": mine,
    }


def fill(deal: GameDeal, period: Period, scored: list[Scored], you: str | None, language: str) -> GameDeal:
    """Add the results of a day, as far as this person may know them. `deal` has their attempt already."""
    found = ranked(scored, you)
    deal["played"] = len(found)
    own = next((one for one in found if one["you"]), None)
    attempt = deal["attempt"]
    if own is not None and attempt is not None:
        attempt["result"], attempt["line"] = own, line_of(period, deal["game"], own, language)
    deal["results"] = [one for at, one in enumerate(found) if at < SHOWN or one["you"] or one["met"]]
    deal["spread"] = spread_of([one["points"] for one in found])
    return deal
