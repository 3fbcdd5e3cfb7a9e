"""An outside referee: follows a game by its events and a spectator's views alone, and objects to anything amiss.

It was written from the rulebook, beside the rules and not from them, and never reads a state.

It referees the base game alone. With modules it would have to follow officials, favours, the samurai's cards, leaders,
statues and chambers, and what these do to amounts, prices, trays and points; it knows none of their events. There the
accounts, the worked examples of the rulebook and the tests of each module's rules stand guard instead.
"""

from __future__ import annotations

from collections.abc import Callable

from tests.properties.shogun.referee.battles import Battles
from tests.properties.shogun.referee.preparation import Preparation
from tests.properties.shogun.referee.season import Season
from tests.properties.shogun.referee.table import Json, Table, require
from tests.properties.shogun.referee.winter import Winter

__all__ = ["Referee"]


class Referee:
    """Shown the first view and the board's borders, then told every event and shown every view that follows."""

    def __init__(self, view: Json, land: list[list[str]], sea: list[list[str]]) -> None:
        self.table = Table(view, land, sea)
        self.season = Season(self.table)
        self.parts = (Preparation(self.table), self.season, Battles(self.table), Winter(self.table))
        self.heard = 0

    def hear(self, event: Json) -> None:
        self.table.settle(event["type"])
        self.handler(event["type"])(event)
        self.heard += 1

    def handler(self, kind: str) -> Callable[[Json], None]:
        """The method named after the kind of event; a trailing underscore keeps it apart from a word of the table."""
        name = kind.replace("-", "_")
        for part in self.parts:
            for spelling in (name + "_", name):
                found: Callable[[Json], None] | None = getattr(part, spelling, None)
                if found is not None:
                    return found
        raise AssertionError(f"the referee knows no {kind}")

    def look(self, view: Json) -> None:
        self.table.compare(view)
        self.season.look(view)
        require(view["over"] == (not view["to_move"]), "somebody is awaited after the end")
