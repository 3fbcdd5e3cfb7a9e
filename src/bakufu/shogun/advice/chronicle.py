"""The chronicle of a game: the standings after each season, what was scored, and how lucky the throws were.

Made from the public parts of events alone: a spectator could write it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from bakufu.kernel.advice.chronicle import Round, Score
from bakufu.kernel.chance import Rng
from bakufu.kernel.event import Event
from bakufu.shogun.advice.odds import expected
from bakufu.shogun.box.components import BUILDINGS, CUBES, FARMERS, SEASONS, Building, Region
from bakufu.shogun.box.components import Season as SeasonName
from bakufu.shogun.box.setting import Setting
from bakufu.shogun.rules import events as told


@dataclass(frozen=True)
class Season(Round):
    """The standings at the end of a season. `armies` are those on the board."""

    year: int
    season: SeasonName
    provinces: tuple[int, ...]
    rice: tuple[int, ...]
    armies: tuple[int, ...]
    chests: tuple[int, ...]


@dataclass(frozen=True)
class SeasonScore(Score):
    """`source` is what the points are for: provinces, buildings, a kind of building, or as a module says. The base game
    scores in winter only, modules in every `season`."""

    year: int
    season: SeasonName
    region: Region | None = None
    building: Building | None = None
    source: str = ""


@dataclass(frozen=True)
class Luck:
    """One side in one throw: the cubes it threw, the expected number of its cubes in the tray (in hundredths), and the
    actual number. `seat` is None for farmers."""

    seq: int
    seat: int | None
    thrown: int
    expected: int
    came: int


@dataclass(frozen=True)
class ShogunChronicle:
    rounds: tuple[Season, ...]
    scoring: tuple[SeasonScore, ...]
    decided: str
    luck: tuple[Luck, ...]


BUILDING_OF = {f"most-{building}s": building for building in BUILDINGS}


class Books:
    """The accounts of all players, updated event by event."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.seq = 0
        self.year = 1
        self.season: SeasonName = SEASONS[0]
        self.points = [0] * setting.players
        self.rice = [0] * setting.players
        self.chests = [0] * setting.players
        self.owner: dict[str, int] = {}
        self.armies: dict[str, int] = {}
        self.rounds: list[Season] = []
        self.scoring: list[SeasonScore] = []
        self.luck: list[Luck] = []
        self.decided = ""
        self.rng = Rng("luck")  # a stream of its own, so that the same game always has the same chronicle

    def close_season(self, year: int, season: str) -> None:
        seats = range(self.setting.players)
        owned = [[name for name, owner in self.owner.items() if owner == seat] for seat in seats]
        self.rounds.append(
            Season(
                self.seq,
                tuple(self.points),
                year,
                season,
                tuple([len(names) for names in owned]),
                tuple(self.rice),
                tuple([sum([self.armies[name] for name in names]) for names in owned]),
                tuple(self.chests),
            )
        )

    def score(self, seat: int, rule: str, points: int) -> None:
        """Points that are scored for something other than provinces and buildings."""
        source = self.setting.scores[rule]
        self.scoring.append(SeasonScore(seat, rule, points, self.year, self.season, source=source))

    def close_winter(self) -> None:
        self.close_season(self.year, "winter")


def chronicle(setting: Setting, happened: list[tuple[int, list[Event]]]) -> ShogunChronicle:
    """`happened` is the whole log, in order: the number of each entry and its events."""
    books = Books(setting)
    writing = WRITING | setting.writing
    for seq, events in happened:
        books.seq = seq
        for event in events:
            write = writing.get(type(event))
            if write is not None:
                write(books, event)
    return ShogunChronicle(tuple(books.rounds), tuple(books.scoring), books.decided, tuple(books.luck))


def _dealt(books: Books, event: told.ChestsDealt) -> None:
    books.chests = [event.each] * books.setting.players


def _occupied(books: Books, event: told.ProvinceOccupied) -> None:
    books.owner[event.province] = event.seat
    books.armies[event.province] = event.armies


def _paid(books: Books, event: told.BidRevealed | told.Built) -> None:
    books.chests[event.seat] -= event.paid


def _collected(books: Books, event: told.Collected) -> None:
    if event.action == "tax":
        books.chests[event.seat] = event.total
    else:
        books.rice[event.seat] = event.total


def _deployed(books: Books, event: told.Deployed) -> None:
    books.chests[event.seat] -= event.paid
    books.armies[event.province] += event.armies


def _moved(books: Books, event: told.ArmiesMoved) -> None:
    books.armies[event.origin] -= event.armies
    books.armies[event.target] += event.armies


def _attacked(books: Books, event: told.AttackBegan) -> None:
    books.armies[event.origin] -= event.armies


def _decided(books: Books, event: told.BattleDecided) -> None:
    """All armies in the province were thrown into the tower; these came back."""
    books.armies[event.province] = event.armies


def _taken(books: Books, event: told.ProvinceTaken) -> None:
    books.owner[event.province] = event.seat


def _razed(books: Books, event: told.ProvinceRazed) -> None:
    del books.owner[event.province]


def _thrown(books: Books, event: told.CubesThrown) -> None:
    """Compare with the expected number of cubes, given everything that could be counted before the throw."""
    falling = [event.thrown.get(cube, 0) + event.tray.get(cube, 0) for cube in CUBES]
    came = [event.fallen.get(cube, 0) for cube in CUBES]
    inside = [event.inside.get(CUBES[i], 0) + came[i] - falling[i] for i in range(len(CUBES))]
    hoped = expected(books.setting, inside, falling, books.rng)
    for i in range(len(CUBES)):
        if CUBES[i] in event.thrown:
            seat = None if i == FARMERS else i
            books.luck.append(Luck(books.seq, seat, event.thrown[CUBES[i]], hoped[i], came[i]))


def _ended(books: Books, event: told.RoundEnded) -> None:
    books.close_season(event.year, event.season)
    books.season = SEASONS[SEASONS.index(event.season) + 1]


def _winter(books: Books, event: told.WinterBegan) -> None:
    books.year, books.season = event.year, SEASONS[-1]


def _lost_rice(books: Books, event: told.RiceLost) -> None:
    books.rice[event.seat] = event.rice


def _scored(books: Books, event: told.Scored) -> None:
    books.points[event.seat] = event.total
    building = BUILDING_OF.get(event.source)
    source = building or books.setting.scores.get(event.rule, event.source)
    score = SeasonScore(event.seat, event.rule, event.points, books.year, books.season, event.region, building, source)
    books.scoring.append(score)


def _turned(books: Books, event: told.YearTurned) -> None:
    books.close_winter()
    books.year, books.season = event.year, SEASONS[0]
    books.rice = [0] * books.setting.players


def _over(books: Books, event: told.GameEnded) -> None:
    books.close_winter()
    books.decided = event.rule


WRITING: dict[type, Callable[[Books, Any], None]] = {
    told.ChestsDealt: _dealt,
    told.ProvinceOccupied: _occupied,
    told.BidRevealed: _paid,
    told.Built: _paid,
    told.Collected: _collected,
    told.Deployed: _deployed,
    told.ArmiesMoved: _moved,
    told.AttackBegan: _attacked,
    told.BattleDecided: _decided,
    told.ProvinceTaken: _taken,
    told.ProvinceRazed: _razed,
    told.CubesThrown: _thrown,
    told.RoundEnded: _ended,
    told.WinterBegan: _winter,
    told.RiceLost: _lost_rice,
    told.Scored: _scored,
    told.YearTurned: _turned,
    told.GameEnded: _over,
}
