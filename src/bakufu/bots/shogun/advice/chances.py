"""Chances in percent, as the rules' odds give them and as they are shown elsewhere. Each is sampled once."""

from __future__ import annotations

from bakufu.shogun.advice.battle_odds import of_battle, of_march, of_revolt
from bakufu.shogun.advice.odds import Odds
from bakufu.shogun.rules.battles.battle_row import ATTACKER
from bakufu.shogun.views.view import View


class Chances:
    """For the seat of a view."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None, "a spectator decides nothing"
        self.view = view
        self.seat: int = view.seat
        self.known = view.known
        self._marches: dict[tuple[int, int], int] = {}
        self._battles: dict[int, int] = {}

    def march(self, target: int, armies: int) -> int:
        """To take a province with this many armies."""
        key = (target, armies)
        if key not in self._marches:
            self._marches[key] = won(of_march(self.view, self.seat, target, armies))
        return self._marches[key]

    def battle(self, more: int) -> int:
        """To win the battle that waits for a special card, with this many more armies."""
        if more not in self._battles:
            found = of_battle(self.view, more)
            self._battles[more] = won(found if self.known.battle[ATTACKER] == self.seat else found.turned())
        return self._battles[more]

    def kept(self, province: int) -> int:
        """To keep a province in which farmers revolt."""
        return (of_revolt(self.view, self.seat, province).defender + 5) // 10


def won(odds: Odds) -> int:
    """The attacker's chance as it is shown with the other two: rounded so that all three add up to 100."""
    throws = max(1, odds.attacker + odds.undecided + odds.defender)
    percent, rest = divmod(100 * odds.attacker, throws)
    others = [divmod(100 * share, throws) for share in (odds.undecided, odds.defender)]
    missing = 100 - percent - sum([whole for whole, _ in others])
    larger = [other for _, other in others if other > rest]
    return percent + (1 if len(larger) < missing else 0)
