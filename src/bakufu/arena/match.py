"""One game between bots, from setup to standings. All commands that let bots play each other use this."""

from __future__ import annotations

import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from time import perf_counter

from bakufu.bots import Bot
from bakufu.games import AnyGame
from bakufu.kernel.errors import BakufuError, IllegalMove
from bakufu.kernel.event import Events
from bakufu.kernel.flow import Flow
from bakufu.kernel.records.record import Record
from bakufu.kernel.standing import Standing
from bakufu.kernel.view import View


class BadBot(BakufuError):
    """A bot that raised an error or made an illegal move."""


@dataclass
class Match:
    """Lists are by seat, except for `moves`, which are pairs of seat and move. `seconds` and `longest` are measured
    times, so they differ from run to run."""

    standings: list[Standing]
    decisions: list[int]
    seconds: list[float]
    longest: list[float]
    moves: list[tuple[int, int]]

    def winners(self) -> list[int]:
        return [row.seat for row in self.standings if row.place == 1]

    def record(self, game: AnyGame, options: Mapping[str, object], seed: str) -> Record:
        """The game as a record. `options` are complete, as the game itself tells them."""
        points = tuple([row.points for row in self.standings])
        return Record(game.name, game.rules_version, dict(options), game.facts_digest, seed, tuple(self.moves), points)


def play_match(
    game: AnyGame,
    options: Mapping[str, object],
    seed: str,
    bots: Sequence[Bot],
    names: Sequence[str],
    events: Events = None,
) -> Match:
    seats = len(bots)
    match = Match([], [0] * seats, [0.0] * seats, [0.0] * seats, [])
    state = game.start(options, seed, events)
    while awaited := game.to_move(state):
        seat = awaited[0]
        view = game.view(state, seat)
        begun = perf_counter()
        move = _decision(bots[seat], view, names[seat])
        lasted = perf_counter() - begun
        match.decisions[seat] += 1
        match.seconds[seat] += lasted
        match.longest[seat] = max(match.longest[seat], lasted)
        try:
            game.play(state, seat, move, events)
        except (IllegalMove, TypeError) as error:
            rule = error.rule if isinstance(error, IllegalMove) else "table"
            raise BadBot("error-bot-refused", bot=names[seat], move=repr(move), rule=rule, seed=str(seed)) from None
        match.moves.append((seat, move))
    match.standings = sorted(game.standings(state), key=lambda row: row.seat)
    return match


def _decision(bot: Bot, view: View[Flow], name: str) -> int:
    """A bot's error becomes one line, which names the place in the bot's source."""
    try:
        return bot.decide(view)
    except BakufuError:
        raise
    except Exception as error:
        at = traceback.extract_tb(error.__traceback__)[-1]
        what = f"{type(error).__name__}: {error}"
        raise BadBot("error-bot-broke", bot=name, what=what, file=at.filename, line=at.lineno) from error
