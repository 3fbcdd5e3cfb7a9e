"""Results of a contest: win rates with their intervals, ratings, points by source."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import TypedDict

from bakufu.arena.contest import Contest, Played
from bakufu.arena.entrants import named
from bakufu.arena.intervals import wilson
from bakufu.arena.ratings import ratings, together
from bakufu.arena.sources import sources_of


class Victories(TypedDict):
    wins: float
    share: float
    interval: list[float]


class RatingRow(TypedDict):
    mu: float
    sigma: float


class BotRow(Victories):
    bot: str
    seats: int
    rating: RatingRow
    points: float
    sources: dict[str, float]


class SeatRow(TypedDict):
    seat: int
    share: float
    points: float


class Results(TypedDict):
    game: str
    options: Mapping[str, object]
    seed: str
    games: int
    fair_share: float
    bots: list[BotRow]
    seats: list[SeatRow]


class TimingRow(TypedDict):
    bot: str
    mean: float
    longest: float


def results(contest: Contest, games: Sequence[Played]) -> Results:
    """All reproducible results, as plain values."""
    entrants = contest.entrants
    rated = ratings(games, len(entrants))
    told = sources_of(contest.game).colours
    used = [source for source in told if any(source in row for game in games for row in game.sources)]
    return {
        "game": contest.game,
        "options": contest.options,
        "seed": contest.seed,
        "games": len(games),
        "fair_share": round(1 / len(entrants), 4),
        "bots": [
            {
                "bot": name,
                "seats": len(numbers),
                **_victories(games, numbers),
                "rating": {
                    "mu": round(together([rated[n] for n in numbers]).mu, 2),
                    "sigma": round(together([rated[n] for n in numbers]).sigma, 2),
                },
                "points": round(fmean(game.points[n] for game in games for n in numbers), 3),
                "sources": {
                    source: round(fmean(game.sources[n].get(source, 0) for game in games for n in numbers), 3)
                    for source in used
                },
            }
            for name, numbers in named(entrants).items()
        ],
        "seats": [_seat(games, seat) for seat in range(len(entrants))],
    }


def _victories(games: Sequence[Played], numbers: Sequence[int]) -> Victories:
    """The win rate per seat. Bots of the same name in one game compete with each other, so the interval is computed for
    all of them together and divided."""
    wins = sum(game.wins()[n] for game in games for n in numbers)
    low, high = wilson(wins, len(games))
    seats = len(numbers)
    return {
        "wins": round(wins, 3),
        "share": round(wins / len(games) / seats, 4),
        "interval": [round(low / seats, 4), round(high / seats, 4)],
    }


def _seat(games: Sequence[Played], seat: int) -> SeatRow:
    here = [(game, game.seats.index(seat)) for game in games]
    return {
        "seat": seat + 1,
        "share": round(fmean(game.wins()[n] for game, n in here), 4),
        "points": round(fmean(game.points[n] for game, n in here), 3),
    }


def timing(contest: Contest, games: Sequence[Played]) -> list[TimingRow]:
    """Seconds per decision, mean and maximum; they differ from run to run."""
    rows: list[TimingRow] = []
    for name, numbers in named(contest.entrants).items():
        clock = [game.clock[n] for game in games for n in numbers]
        seconds = sum(one.seconds for one in clock)
        decisions = sum(game.decisions[n] for game in games for n in numbers)
        longest = max(one.longest for one in clock)
        rows.append({"bot": name, "mean": round(seconds / decisions, 9), "longest": round(longest, 9)})
    return rows


def as_csv(contest: Contest, games: Sequence[Played]) -> str:
    """One row per game and seat."""
    told = sources_of(contest.game).colours
    text = io.StringIO()
    sheet = csv.writer(text, lineterminator="\n")
    sheet.writerow(["game", "seed", "seat", "bot", "points", "place", "win", "decisions", *told])
    for game in games:
        for seat, n in sorted((seat, n) for n, seat in enumerate(game.seats)):
            amounts = [game.sources[n].get(source, 0) for source in told]
            row = [game.number, contest.game_seed(game.number), seat + 1, contest.entrants[n].name, game.points[n]]
            sheet.writerow([*row, game.places[n], round(game.wins()[n], 3), game.decisions[n], *amounts])
    return text.getvalue()
