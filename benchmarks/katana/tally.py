"""Statistics of SHOGUN NO KATANA from the events of games: pieces taken, used and delivered."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from bakufu.katana.box.components import MONKS, ROUNDS


@dataclass
class Tally:
    """Counts over all games, by number of the piece unless noted. Lists are by seat."""

    players: int
    games: int = 0
    swords_laid: Counter[str] = field(default_factory=Counter)
    swords_taken: Counter[str] = field(default_factory=Counter)
    swords_delivered: Counter[str] = field(default_factory=Counter)  # of those taken at a House
    cards_taken: Counter[int] = field(default_factory=Counter)
    effects: Counter[int] = field(default_factory=Counter)
    benefits: Counter[int] = field(default_factory=Counter)
    honors_shown: Counter[int] = field(default_factory=Counter)
    honors_first: Counter[int] = field(default_factory=Counter)
    honor_points: defaultdict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    wins_by_turn: Counter[int] = field(default_factory=Counter)
    points_by_round: Counter[int] = field(default_factory=Counter)  # for deliveries
    monks_by_round: Counter[int] = field(default_factory=Counter)
    final: list[int] = field(default_factory=list)
    coins_left: list[int] = field(default_factory=list)
    katanas_begun: int = 0
    katanas: int = 0

    def add(self, other: Tally) -> None:
        for name, value in vars(other).items():
            if name == "players":
                continue
            if name == "honor_points":
                for card, points in value.items():
                    self.honor_points[card] += points
            else:
                setattr(self, name, getattr(self, name) + value)

    @property
    def seats(self) -> int:
        """The number of seats in all games."""
        return self.games * self.players

    def taken(self, sword: str) -> float:
        return self.swords_taken[sword] / max(1, self.swords_laid[sword])

    def delivered(self, sword: str) -> float:
        return self.swords_delivered[sword] / max(1, self.swords_taken[sword])

    def better_half(self, card: int) -> float:
        """How often a card was used in its more frequent way."""
        return max(self.effects[card], self.benefits[card]) / max(1, self.cards_taken[card])

    def monks(self, number: int) -> float:
        """The share of Monks used per round."""
        return self.monks_by_round[number] / (MONKS * self.seats)


def tally_of(happened: list[dict[str, Any]], players: int, points: list[int], winners: list[int]) -> Tally:
    """The tally of one game."""
    tally = Tally(players, 1)
    tally.final = points
    first = happened[0]["first"]
    for winner in winners:
        tally.wins_by_turn[(winner - first) % players] += 1
    _swords(tally, happened)
    for event in happened:
        _cards(tally, event)
    _honors(tally, happened)
    for number, event in _by_round(happened):
        _in_round(tally, number, event)
    return tally


def _swords(tally: Tally, happened: list[dict[str, Any]]) -> None:
    taken: set[str] = set()
    for event in happened:
        if event["type"] == "swords-laid-out":
            tally.swords_laid.update(event["swords"].values())
        elif event["type"] == "sword-taken":
            taken.add(event["sword"])
        elif event["type"] == "sword-delivered" and event["sword"] in taken:
            tally.swords_delivered[event["sword"]] += 1
        elif event["type"] == "sword-delivered" and event["sword"] == "katana":
            tally.katanas += 1
        elif event["type"] == "katana-in-play":
            tally.katanas_begun += 1
    tally.swords_taken.update(taken)


def _cards(tally: Tally, event: dict[str, Any]) -> None:
    if event["type"] == "card-taken":
        tally.cards_taken[event["card"]] += 1
    elif event["type"] == "card-played":
        tally.effects[event["card"]] += 1
    elif event["type"] == "benefit-bought":
        tally.benefits[event["card"]] += 1


def _honors(tally: Tally, happened: list[dict[str, Any]]) -> None:
    """Taking the only card isn't a choice. The Ghost's card counts as taken, but not as chosen."""
    revealed = False
    for event in happened:
        ours = event.get("seat", 0) < tally.players
        if event["type"] == "honors-revealed":
            revealed = len(event["honors"]) > 1
            tally.honors_shown.update(event["honors"])
        elif event["type"] == "passed" and revealed:
            tally.honors_first[event["honor"]] += ours
            revealed = False
        elif event["type"] == "scored" and event["rule"].startswith("honor.") and ours:
            tally.honor_points[int(event["about"])].append(event["points"])


def _by_round(happened: list[dict[str, Any]]) -> Iterator[tuple[int, dict[str, Any]]]:
    now = 0
    for event in happened:
        if event["type"] == "round-began":
            now = event["round"]
        if 1 <= now <= ROUNDS:
            yield now, event


def _in_round(tally: Tally, number: int, event: dict[str, Any]) -> None:
    if event["type"] == "sword-delivered":
        tally.points_by_round[number] += event["total"]
    elif event["type"] in ("points-doubled", "line-gave"):
        tally.points_by_round[number] += event["points"]
    elif event["type"] == "figure-placed" and event["monk"]:
        tally.monks_by_round[number] += 1
