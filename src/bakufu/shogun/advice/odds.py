"""Battle odds: win probabilities, sampled with the model of the tower from the cubes that everybody can count.

Probabilities are in thousandths, averages in hundredths.
"""

from __future__ import annotations

from dataclasses import dataclass

from bakufu.kernel.chance import Rng
from bakufu.shogun.box.components import FARMERS
from bakufu.shogun.box.setting import Setting
from bakufu.shogun.box.tower import load, throw

ARRANGEMENTS = 24  # of the cubes inside the tower; each gets the same number of throws


@dataclass(frozen=True)
class Odds:
    """The outcome of a battle over all sampled throws, and how many armies the winner has left on average.

    `attacking` is the probability that 0, 1, 2, ... attackers are left, `defending` that of defenders.
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
        """The same battle from the other side, for a seat that defends."""
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
class Clash:
    """The two sides. `attacker` is None in a revolt (farmers attack), `defender` is None in a neutral province."""

    attacker: int | None
    defender: int | None
    attackers: int
    defenders: int
    loyal: bool = True  # the province has no revolt marker, so farmers join the defender


def odds(setting: Setting, inside: list[int], tray: list[int], clash: Clash, rng: Rng, throws: int = 480) -> Odds:
    """The distribution of one battle, given the cubes inside the tower and in the tray."""
    mine = FARMERS if clash.attacker is None else clash.attacker
    theirs = FARMERS if clash.defender is None else clash.defender
    falling = tray[:]
    falling[mine] += clash.attackers
    falling[theirs] += clash.defenders
    won = lost = attackers_left = defenders_left = 0
    most = sum(falling) + sum(inside)
    attacking = [0] * (most + 1)  # throws, by the number of attackers that are left
    defending = [0] * (most + 1)
    rounds = max(1, throws // ARRANGEMENTS)
    for _ in range(ARRANGEMENTS):
        arranged: list[list[int]] = [[], [], []]
        load(setting.tower, inside, arranged, rng)
        for _ in range(rounds):
            fallen = throw(setting.tower, arranged[:], falling, rng)
            margin = balance(fallen, mine, theirs, clash.loyal)
            attacking[max(0, margin)] += 1
            defending[max(0, -margin)] += 1
            if margin > 0:
                won += 1
                attackers_left += margin
            elif margin < 0:
                lost += 1
                defenders_left -= margin
    total = rounds * ARRANGEMENTS
    return Odds(
        round(1000 * won / total),
        round(1000 * lost / total),
        round(1000 * (total - won - lost) / total),
        round(100 * attackers_left / won) if won else 0,
        round(100 * defenders_left / lost) if lost else 0,
        total,
        _shares(attacking, total),
        _shares(defending, total),
    )


def _shares(counts: list[int], total: int) -> tuple[int, ...]:
    """In thousandths, without the zeros at the end."""
    last = 0
    for left in range(len(counts)):
        if counts[left]:
            last = left
    return tuple([round(1000 * count / total) for count in counts[: last + 1]])


def expected(setting: Setting, inside: list[int], falling: list[int], rng: Rng, throws: int = 240) -> list[int]:
    """How many cubes of each colour come out of a throw on average, in hundredths."""
    came = [0] * len(falling)
    rounds = max(1, throws // ARRANGEMENTS)
    for _ in range(ARRANGEMENTS):
        arranged: list[list[int]] = [[], [], []]
        load(setting.tower, inside, arranged, rng)
        for _ in range(rounds):
            fallen = throw(setting.tower, arranged[:], falling, rng)
            for colour in range(len(came)):
                came[colour] += fallen[colour]
    return [round(100 * count / (rounds * ARRANGEMENTS)) for count in came]


def balance(fallen: list[int], attacker: int, defender: int, loyal: bool) -> int:
    """Armies left to the attacker (positive) or the defender (negative); 0 if nobody is left in the province."""
    attackers = fallen[attacker]
    own = fallen[defender]
    helpers = fallen[FARMERS] if loyal and FARMERS not in (attacker, defender) else 0
    if attackers > own + helpers:
        return attackers - own - helpers
    if attackers < own + helpers and own:
        return max(0, attackers - helpers) - own
    return 0
