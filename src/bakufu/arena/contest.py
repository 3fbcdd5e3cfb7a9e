"""A contest: the same bots in many games. Each deal is played once per rotation of the seats, with the same cards and
tower, so that every bot has every seat equally often and luck evens out.

A game depends only on the contest and its number: it is the same on every machine.
"""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.arena.entrants import Entrant
from bakufu.arena.match import play_match
from bakufu.arena.sources import sources_of
from bakufu.bots.job import game_of
from bakufu.kernel.event import Event
from bakufu.kernel.records.record import Record


@dataclass(frozen=True)
class Contest:
    """`facts` is the host's file of component data; `seed` is the prefix of every game's seed."""

    game: str
    facts: str | None
    options: dict[str, object]
    entrants: tuple[Entrant, ...]
    seed: str

    def deal(self, number: int) -> int:
        return number // len(self.entrants)

    def seating(self, number: int) -> list[int]:
        """The entrants by seat."""
        seats = len(self.entrants)
        return [(seat + number) % seats for seat in range(seats)]

    def game_seed(self, number: int) -> str:
        return f"{self.seed}/{self.deal(number)}"


@dataclass(frozen=True)
class Clocked:
    """The time that one entrant used in one game."""

    seconds: float
    longest: float


@dataclass(frozen=True)
class Played:
    """One game; lists are by entrant. Times are kept apart, because everything else is reproducible."""

    number: int
    seats: list[int]
    points: list[int]
    places: list[int]
    decisions: list[int]
    sources: list[dict[str, int]]
    clock: list[Clocked]

    def wins(self) -> list[float]:
        """A shared victory counts as a fraction for each winner."""
        winners = self.places.count(1)
        return [1 / winners if place == 1 else 0.0 for place in self.places]


def play(contest: Contest, number: int) -> Played:
    """Play one game: the job of a worker."""
    return recorded(contest, number)[0]


def recorded(contest: Contest, number: int) -> tuple[Played, Record]:
    """The same, with the game's record."""
    game = game_of(contest.game, contest.facts)
    seed, seating = contest.game_seed(number), contest.seating(number)
    seated = [contest.entrants[entrant] for entrant in seating]
    bots = [seated[seat].bot(contest.game, f"{seed}/{seating[seat]}") for seat in range(len(seating))]
    events: list[Event] = []
    match = play_match(game, contest.options, seed, bots, [entrant.name for entrant in seated], events)
    by_seat = sources_of(contest.game).by_seat(game, contest.options, len(seating), events)
    seats = [seating.index(entrant) for entrant in range(len(seating))]
    played = Played(
        number,
        seats,
        [match.standings[seat].points for seat in seats],
        [match.standings[seat].place for seat in seats],
        [match.decisions[seat] for seat in seats],
        [by_seat[seat] for seat in seats],
        [Clocked(match.seconds[seat], match.longest[seat]) for seat in seats],
    )
    return played, match.record(game, contest.options, seed)
