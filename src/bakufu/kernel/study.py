"""What may be asked about a game beside playing it: what one could do, how a battle would go, how it all went.

The answers' shapes; a game reckons them from a view or from events, and adds what is its own to the rounds, scores and
forecasts that all games have. Chances are whole numbers of thousandths, averages of hundredths.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Odds:
    """Shares of all throws in thousandths, and the armies that remain to a winner on average, in hundredths.

    `attacking` holds the shares of throws after which 0, 1, 2, ... attackers are left, `defending` those of defenders.
    """

    attacker: int
    defender: int
    undecided: int
    attackers_left: int
    defenders_left: int
    throws: int
    attacking: tuple[int, ...]
    defending: tuple[int, ...]

    def turned(self) -> Odds:
        """The same battle with the sides exchanged, for whoever defends."""
        return Odds(
            self.defender,
            self.attacker,
            self.undecided,
            self.defenders_left,
            self.attackers_left,
            self.throws,
            self.defending,
            self.attacking,
        )


@dataclass(frozen=True)
class Effect:
    """What one card would do on one space as things stand. `rule` is what stops it, or "".

    `chests`, `rice` and `armies` are what it brings and costs; if only the means are lacking now, what it would bring
    and cost. Of a march, `armies` are those that could go. `least` and `most` bound the amount that an event on display
    could change, and `events` names the effects that could touch the action. `farmers` would rise in a revolt, and
    `revolt` is the chance of losing the province then; None where none would rise.
    """

    rule: str
    chests: int = 0
    rice: int = 0
    armies: int = 0
    least: int = 0
    most: int = 0
    events: tuple[str, ...] = ()
    farmers: int = 0
    revolt: int | None = None


@dataclass(frozen=True)
class Provisions:
    """What winter will ask for, and how much of the rice it may spoil before."""

    need: int
    rice: int
    least_loss: int
    most_loss: int


@dataclass(frozen=True)
class Forecast:
    """What a seat could do, as things stand and as far as it knows; of each game a shape of its own."""


@dataclass(frozen=True)
class PlanForecast(Forecast):
    """Effects by space and card, under their names."""

    spaces: dict[str, dict[str, Effect]]
    provisions: Provisions


@dataclass(frozen=True)
class Round:
    """How everybody stood when a part of the game was over; lists by seat."""

    seq: int
    points: tuple[int, ...]


@dataclass(frozen=True)
class Score:
    """One line of a scoring."""

    seat: int
    rule: str
    points: int


@dataclass(frozen=True)
class Luck:
    """One party in one throw: the cubes it threw, those of its colour that were to be expected (in hundredths), and
    those that came. `seat` is None for farmers."""

    seq: int
    seat: int | None
    thrown: int
    expected: int
    came: int


@dataclass(frozen=True)
class Chronicle:
    rounds: tuple[Round, ...]
    scoring: tuple[Score, ...]
    luck: tuple[Luck, ...]
