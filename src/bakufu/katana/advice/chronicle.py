"""The chronicle of a game: the standings after each round, and what was scored. Made from events alone.

Lists are by seat; in a solo game the Ghost comes last.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bakufu.katana.box.components import HOUSE_COUNT, HOUSES, KATANA, sword_name
from bakufu.katana.box.setting import Setting
from bakufu.katana.rules import events as told
from bakufu.kernel.advice.chronicle import Round, Score
from bakufu.kernel.event import Event


@dataclass(frozen=True)
class KatanaRound(Round):
    """The standings at the end of a round. `swords` are those delivered, `cards` those in hand."""

    round: int
    coins: tuple[int, ...]
    swords: tuple[int, ...]
    cards: tuple[int, ...]


@dataclass(frozen=True)
class ScorePart:
    """A part of what scored: the "tile" of a Sword or the "resources" of a SHOGUN NO KATANA, its "decorations", the
    "round", or a "set" of Sashimonos; `kinds` is the number of Houses in a set, otherwise 0."""

    what: str
    points: int
    kinds: int = 0


@dataclass(frozen=True)
class KatanaScore(Score):
    """`about` is what scored, such as the number of a Sword or an Honor card; None if the rule says it all. `source` is
    what the points are for, in one word. `parts` add up to the points; empty where there is only one."""

    round: int
    about: str | None = None
    source: str = ""
    parts: tuple[ScorePart, ...] = ()


KATANA_NAME = sword_name(KATANA)
SETS = "end.score-sashimonos"
HONORS = "honors"
AREAS = "areas"  # of the main board, where the Ghost scores
SOURCES = {
    "delivery.score-the-value": "swords",
    "market-cards.double-points": "swords",
    "ghost.take-a-sword": "swords",
    "katana.worth-its-resources": "katana",
    "end.score-unfinished-katana": "katana",
    "ghost-end.katana-from-its-swords": "katana",
    "delivery.take-row-and-column": "lines",
    "market-cards.double-line": "lines",
    "project.lose-a-point-each": "project",
    "project.points-below-zero": "project",
    "end.score-coins": "coins",
    SETS: "sashimono",
    "end.favour-to-best-katana": "favour",
    "end.share-the-favour": "favour",
    "ghost-end.favour-for-delivery": "favour",
    "ghost-end.honor-by-the-player": HONORS,
}


def source_of(rule: str) -> str:
    return SOURCES.get(rule) or (HONORS if rule.startswith("honor.") else AREAS)


@dataclass(frozen=True)
class KatanaChronicle:
    rounds: tuple[KatanaRound, ...]
    scoring: tuple[KatanaScore, ...]
    decided: str


class Books:
    """The accounts of all sides, updated event by event."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.flags = [[0] * HOUSE_COUNT for _ in range(setting.sides)]  # Sashimonos by side and House
        self.seq = 0
        self.round = 1
        self.points = [0] * setting.sides
        self.coins = [0] * setting.sides
        self.swords = [0] * setting.sides
        self.cards = [0] * setting.sides
        self.rounds: list[KatanaRound] = []
        self.scoring: list[KatanaScore] = []
        self.decided = ""

    def score(self, seat: int, rule: str, points: int, about: str | None, parts: tuple[ScorePart, ...] = ()) -> None:
        self.points[seat] += points
        self.scoring.append(KatanaScore(seat, rule, points, self.round, about, source_of(rule), parts))

    def sets(self, side: int) -> tuple[ScorePart, ...]:
        """The sets of Sashimonos, the largest first."""
        counts = self.flags[side]
        kinds = [len([count for count in counts if count > size]) for size in range(max(counts))]
        return tuple([ScorePart("set", self.setting.sashimono_points[many], many) for many in kinds])

    def close_round(self) -> None:
        self.rounds.append(
            KatanaRound(
                self.seq,
                tuple(self.points),
                self.round,
                tuple(self.coins),
                tuple(self.swords),
                tuple(self.cards),
            )
        )


def chronicle(setting: Setting, happened: list[tuple[int, list[Event]]]) -> KatanaChronicle:
    """`happened` is the whole log, in order: the number of each entry and its events."""
    books = Books(setting)
    for seq, events in happened:
        books.seq = seq
        for event in events:
            write = WRITING.get(type(event))
            if write is not None:
                write(books, event)
    return KatanaChronicle(tuple(books.rounds), tuple(books.scoring), books.decided)


def _began(books: Books, event: told.RoundBegan) -> None:
    if event.round > books.round:
        books.close_round()
        books.round = event.round


def _got(books: Books, event: told.StartingSwordTaken | told.SwordTaken | told.CoinsGained) -> None:
    books.coins[event.seat] += event.coins


def _bought(books: Books, event: told.ResourceBought) -> None:
    books.coins[event.seat] -= event.coins


def _placed(books: Books, event: told.FigurePlaced) -> None:
    books.coins[event.seat] -= event.paid


def _card(books: Books, event: told.CardTaken) -> None:
    books.cards[event.seat] += 1


def _benefit(books: Books, event: told.BenefitBought) -> None:
    books.coins[event.seat] -= event.coins
    books.cards[event.seat] -= 1


def _discarded(books: Books, event: told.CardDiscarded) -> None:
    books.cards[event.seat] -= 1


def _delivered(books: Books, event: told.SwordDelivered) -> None:
    books.swords[event.seat] += 1
    printed = "resources" if event.sword == KATANA_NAME else "tile"
    parts = [(printed, event.printed), ("decorations", event.decorations), ("round", event.round_points)]
    split = tuple([ScorePart(what, points) for what, points in parts if points])
    books.score(event.seat, event.rule, event.total, event.sword, split)


def _flagged(books: Books, event: told.SashimonoTaken) -> None:
    """Those on a Sword are taken when it is delivered."""
    if event.sword is None:
        books.flags[event.seat][HOUSES.index(event.house)] += 1


def _doubled(books: Books, event: told.PointsDoubled) -> None:
    books.score(event.seat, event.rule, event.points, event.sword)


def _gave(books: Books, event: told.LineGave) -> None:
    books.coins[event.seat] += event.coins
    if event.points:
        books.score(event.seat, event.rule, event.points, event.line)


def _changed(books: Books, event: told.ProjectChanged) -> None:
    books.score(event.seat, event.rule, -1, None)


def _ghost(books: Books, event: told.GhostScored) -> None:
    books.score(event.seat, event.rule, event.points, event.card)


def _ghost_sword(books: Books, event: told.GhostTookSword) -> None:
    books.swords[event.seat] += 1
    books.flags[event.seat][HOUSES.index(event.house)] += 1
    books.score(event.seat, event.rule, event.points, event.sword)


def _scored(books: Books, event: told.Scored) -> None:
    parts = books.sets(event.seat) if event.rule == SETS else ()
    books.score(event.seat, event.rule, event.points, event.about, parts)


def _over(books: Books, event: told.GameEnded) -> None:
    books.close_round()
    books.decided = event.rule


WRITING: dict[type, Callable[[Books, Any], None]] = {
    told.RoundBegan: _began,
    told.StartingSwordTaken: _got,
    told.SwordTaken: _got,
    told.CoinsGained: _got,
    told.ResourceBought: _bought,
    told.FigurePlaced: _placed,
    told.CardTaken: _card,
    told.BenefitBought: _benefit,
    told.CardDiscarded: _discarded,
    told.SwordDelivered: _delivered,
    told.SashimonoTaken: _flagged,
    told.PointsDoubled: _doubled,
    told.LineGave: _gave,
    told.ProjectChanged: _changed,
    told.GhostScored: _ghost,
    told.GhostTookSword: _ghost_sword,
    told.Scored: _scored,
    told.GameEnded: _over,
}
