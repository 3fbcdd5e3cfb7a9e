"""Balance of the reconstructed pieces of SHOGUN NO KATANA: statistics of games of one bot level against itself.

    python -m benchmarks.katana.balance --games 400 --jobs 2

Prints the tables of docs/balance.md and which thresholds are met. No piece should be taken always or never by strong
players, and no seat should win significantly more often than the others.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import mean
from typing import Any

from bakufu.arena.entrants import entrant
from bakufu.arena.intervals import wilson
from bakufu.bots.job import game_of
from bakufu.katana.box.components import ROUNDS
from bakufu.kernel.event import Event
from bakufu.kernel.plain import plain
from benchmarks.katana.tally import Tally, tally_of


@dataclass(frozen=True)
class Bar:
    """A figure with a threshold."""

    name: str
    value: float
    least: float
    most: float

    def met(self) -> bool:
        return self.least <= self.value <= self.most


def play(bot: str, players: int, facts: str | None, deal: str) -> Tally:
    """Play one game, alternating between the suggested and random Rooms."""
    game: Any = game_of("katana", facts)
    bots = [entrant("katana", bot).bot("katana", f"{deal}-{seat}") for seat in range(players)]
    events: list[Event] = []
    odd = int(deal.rpartition("-")[2]) % 2
    state = game.start({"players": players, "rooms": "random" if odd else "first"}, deal, events)
    while awaited := game.to_move(state):
        seat = awaited[0]
        game.play(state, seat, bots[seat].decide(game.view(state, seat)), events)
    rows = game.standings(state)
    winners = [row.seat for row in rows if row.place == 1]
    tally = tally_of([plain(event) for event in events], players, [row.points for row in rows], winners)
    tally.coins_left = list(state.coins)
    return tally


def played(
    bot: str, players: int, games: int, seed: str, pool: Executor | None = None, facts: str | None = None
) -> Tally:
    deals = [f"{seed}-{number}" for number in range(games)]
    one = partial(play, bot, players, facts)
    results: Iterable[Tally] = pool.map(one, deals) if pool else map(one, deals)
    tally = Tally(players)
    for result in results:
        tally.add(result)
    return tally


def bars(tally: Tally) -> Iterator[Bar]:
    """Thresholds for two to four players; how often the SHOGUN NO KATANA is delivered counts for three and four."""
    if tally.players > 2:
        yield Bar("SHOGUN NO KATANAs delivered per seat", tally.katanas / tally.seats, 0.4, 1.0)
    if tally.players == 4:
        taken = {sword: tally.taken(sword) for sword in tally.swords_laid}
        delivered = {sword: tally.delivered(sword) for sword in tally.swords_laid}
        yield Bar("tile taken least often", min(taken.values()), 0.40, 1.0)
        yield Bar("tile taken most often", max(taken.values()), 0.0, 0.95)
        yield Bar("tile delivered least often", min(delivered.values()), 0.45, 1.0)
        yield Bar("better half of a card, least often", min(map(tally.better_half, tally.cards_taken)), 0.15, 1.0)
    yield Bar("Coins left", mean(tally.coins_left), 0.0, 7.0)
    yield Bar("Monks used in the last round", tally.monks(ROUNDS), 0.0, 0.75)
    for turn in range(tally.players):
        low, high = wilson(tally.wins_by_turn[turn], tally.games)
        yield Bar(f"chance of seat {turn + 1}, within its interval", 1 / tally.players, low, high)


def ghost_bar(tally: Tally) -> Bar:
    return Bar("victories over the Ghost", tally.wins_by_turn[0] / tally.games, 0.5, 0.75)


def report(tally: Tally) -> None:
    players = tally.players
    print(f"\n## {players} players, {tally.games} games\n")
    print(f"points at the end: {mean(tally.final):.1f}; Coins left: {mean(tally.coins_left):.1f}")
    print(
        f"SHOGUN NO KATANAs per seat: {tally.katanas / tally.seats:.2f} delivered, "
        f"{tally.katanas_begun / tally.seats:.2f} put into play"
    )
    for turn in range(players):
        low, high = wilson(tally.wins_by_turn[turn], tally.games)
        share = tally.wins_by_turn[turn] / tally.games
        print(f"seat {turn + 1} in the first round wins {share:.1%} ({low:.1%} to {high:.1%})")
    for number in range(1, ROUNDS + 1):
        points = tally.points_by_round[number] / tally.seats
        print(f"round {number}: {points:.1f} points for Swords per player, {tally.monks(number):.0%} of the Monks used")


def report_pieces(tally: Tally, recipes: dict[str, Any]) -> None:
    print("\n| sword | recipe | points | Coins | laid out | taken | delivered of those |")
    print("|---|---|---|---|---|---|---|")
    for sword in sorted(tally.swords_laid, key=int):
        tile = recipes[sword]
        shares = f"{tally.swords_laid[sword]} | {tally.taken(sword):.0%} | {tally.delivered(sword):.0%}"
        print(f"| {sword} | {tile['recipe']} | {tile['points']} | {tile['coins']} | {shares} |")
    print("\n| card | taken per game | effect used | benefit paid |\n|---|---|---|---|")
    for card in sorted(tally.cards_taken):
        taken = tally.cards_taken[card]
        used, paid = tally.effects[card] / taken, tally.benefits[card] / taken
        print(f"| {card} | {taken / tally.games:.2f} | {used:.0%} | {paid:.0%} |")
    print("\n| Honor card | shown | chosen first | points |\n|---|---|---|---|")
    for honor in sorted(tally.honors_shown):
        shown = tally.honors_shown[honor]
        points = tally.honor_points[honor]
        print(f"| {honor} | {shown} | {tally.honors_first[honor] / shown:.0%} | {mean(points) if points else 0:.1f} |")


def verdict(held: Iterable[Bar]) -> bool:
    """Print each threshold; returns whether all are met."""
    rows = list(held)
    print("\n| bar | figure | from | to | |\n|---|---|---|---|---|")
    for bar in rows:
        said = "met" if bar.met() else "missed"
        print(f"| {bar.name} | {bar.value:.2f} | {bar.least:.2f} | {bar.most:.2f} | {said} |")
    return all(bar.met() for bar in rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--bot", default="samurai", help="a level, or one with weights of its own: samurai@FILE")
    parser.add_argument("--players", type=int, nargs="*", default=[4, 3, 2])
    parser.add_argument("--ghost", type=int, default=0, metavar="GAMES", help="solo games as well")
    parser.add_argument("--soloist", default="daimyo", help="the bot that plays them")
    parser.add_argument("--facts", help="a file of component data of your own")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--check", action="store_true", help="exit with 1 if a bar is missed")
    asked = parser.parse_args()
    met = True
    with ProcessPoolExecutor(asked.jobs) as pool:
        for players in asked.players:
            tally = played(asked.bot, players, asked.games, asked.seed, pool, asked.facts)
            report(tally)
            if players == max(asked.players):
                report_pieces(tally, game_of("katana", asked.facts).facts.table["sword"])
            met &= verdict(bars(tally))
        if asked.ghost:
            tally = played(asked.soloist, 1, asked.ghost, asked.seed, pool, asked.facts)
            report(tally)
            met &= verdict([ghost_bar(tally)])
    sys.exit(1 if asked.check and not met else 0)


if __name__ == "__main__":
    main()
