"""How balanced the reconstructed pieces of SHOGUN NO KATANA are: games of one level of bots against itself, counted.

`python -m benchmarks.katana.balance --games 100` prints the tables of docs/balance.md. A piece that strong
players always take, or never, would be wrong; so would a seat that wins more often than chance explains.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from statistics import mean
from typing import Any

import bakufu
from bakufu.arena.intervals import wilson
from bakufu.arena.match import play_match
from bakufu.bots.levels import make
from bakufu.kernel.event import Event
from bakufu.kernel.plain import plain


@dataclass
class Tally:
    """Counts over all games; by number of the piece where nothing else is said."""

    games: int = 0
    swords_laid: Counter[str] = field(default_factory=Counter)
    swords_taken: Counter[str] = field(default_factory=Counter)
    swords_delivered: Counter[str] = field(default_factory=Counter)
    cards_taken: Counter[int] = field(default_factory=Counter)
    effects: Counter[int] = field(default_factory=Counter)
    benefits: Counter[int] = field(default_factory=Counter)
    honors_shown: Counter[int] = field(default_factory=Counter)
    honors_first: Counter[int] = field(default_factory=Counter)
    honor_points: defaultdict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    wins_by_turn: Counter[int] = field(default_factory=Counter)
    points_by_round: defaultdict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    final: list[int] = field(default_factory=list)
    katanas: int = 0


def count(tally: Tally, happened: list[dict[str, Any]], winners: list[int], players: int) -> None:
    first = happened[0]["first"]
    tally.games += 1
    for winner in winners:
        tally.wins_by_turn[(winner - first) % players] += 1
    open_honors: set[int] = set()
    for event in happened:
        _count(tally, event, open_honors, players)


def _count(tally: Tally, event: dict[str, Any], open_honors: set[int], players: int) -> None:
    kind = event["type"]
    ours = event.get("seat", 0) < players
    if kind == "swords-laid-out":
        tally.swords_laid.update(event["swords"].values())
    elif kind == "sword-taken":
        tally.swords_taken[event["sword"]] += 1
    elif kind == "sword-delivered":
        tally.swords_delivered[event["sword"]] += 1
        tally.katanas += event["sword"] == "katana"
    elif kind == "card-taken":
        tally.cards_taken[event["card"]] += 1
    elif kind == "card-played":
        tally.effects[event["card"]] += 1
    elif kind == "benefit-bought":
        tally.benefits[event["card"]] += 1
    elif kind == "honors-revealed":
        open_honors.clear()
        open_honors.update(event["honors"])
        tally.honors_shown.update(event["honors"])
    elif kind == "passed" and len(open_honors) > 1:
        tally.honors_first[event["honor"]] += ours
        open_honors.clear()
    elif kind == "scored" and event["rule"].startswith("honor.") and ours:
        tally.honor_points[int(event["about"])].append(event["points"])


def play(level: str, players: int, games: int, seed: str) -> Tally:
    game = bakufu.load("katana")
    tally = Tally()
    for number in range(games):
        deal = f"{seed}-{number}"
        bots = [make("katana", level, f"{deal}-{seat}") for seat in range(players)]
        events: list[Event] = []
        options = {"players": players, "rooms": "random" if number % 2 else "first"}
        match = play_match(game, options, deal, bots, [level] * players, events)
        happened = [plain(event) for event in events]
        count(tally, happened, match.winners(), players)
        tally.final += [row.points for row in match.standings]
        _rounds(tally, happened, players)
    return tally


def _rounds(tally: Tally, happened: list[dict[str, Any]], players: int) -> None:
    """Points scored in each round, deliveries and benefits alone."""
    scored = [0] * 5
    now = 0
    for event in happened:
        if event["type"] == "round-began":
            now = event["round"]
        elif event["type"] == "sword-delivered":
            scored[now] += event["total"]
        elif event["type"] in ("points-doubled", "line-gave"):
            scored[now] += event["points"]
    for number in range(1, 5):
        tally.points_by_round[number].append(scored[number] // players)


def report(tally: Tally, players: int) -> None:
    print(f"\n## {players} players, {tally.games} games\n")
    print(f"points at the end: {mean(tally.final):.1f}; KATANAs delivered a game: {tally.katanas / tally.games:.2f}")
    for turn in range(players):
        low, high = wilson(tally.wins_by_turn[turn], tally.games)
        share = 100 * tally.wins_by_turn[turn] / tally.games
        print(f"seat {turn + 1} in the first round wins {share:.1f} % ({100 * low:.1f} to {100 * high:.1f})")
    for number in range(1, 5):
        print(f"round {number}: {mean(tally.points_by_round[number]):.1f} points for Swords, each player")
    print("\n| sword | laid out | taken | delivered of those |\n|---|---|---|---|")
    for sword in sorted(tally.swords_laid, key=int):
        laid, taken = tally.swords_laid[sword], tally.swords_taken[sword]
        delivered = tally.swords_delivered[sword]
        print(f"| {sword} | {laid} | {taken / laid:.0%} | {delivered / max(1, taken):.0%} |")
    print("\n| card | taken a game | effect used | benefit paid |\n|---|---|---|---|")
    for card in sorted(tally.cards_taken):
        taken = tally.cards_taken[card]
        used, paid = tally.effects[card] / taken, tally.benefits[card] / taken
        print(f"| {card} | {taken / tally.games:.2f} | {used:.0%} | {paid:.0%} |")
    print("\n| honor card | shown | chosen first | points |\n|---|---|---|---|")
    for honor in sorted(tally.honors_shown):
        shown = tally.honors_shown[honor]
        points = tally.honor_points[honor]
        print(f"| {honor} | {shown} | {tally.honors_first[honor] / shown:.0%} | {mean(points) if points else 0:.1f} |")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--level", default="samurai")
    parser.add_argument("--players", type=int, nargs="*", default=[4, 3, 2])
    parser.add_argument("--seed", default="balance")
    asked = parser.parse_args()
    for players in asked.players:
        report(play(asked.level, players, asked.games, asked.seed), players)


if __name__ == "__main__":
    main()
