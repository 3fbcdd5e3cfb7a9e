"""A daily deal in the terminal: the first game of the day counts and can be left and continued, every other one is
practice. The game that counts is kept as a record; deleting it would only fool its owner."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from bakufu.bots.job import game_of, turn
from bakufu.bots.levels import cast
from bakufu.cli.files import check_replays, check_target, read_record
from bakufu.cli.speech import language, say
from bakufu.cli.terminal.full.display import full_screen_fits
from bakufu.cli.terminal.session import Session
from bakufu.cli.terminal.sitting import Moves, sit
from bakufu.daily.deals import PUBLIC_KEY, SEAT, deal_of, secret_of, table_secret
from bakufu.daily.page import Scored, line_of, ranked
from bakufu.daily.periods import Period, today
from bakufu.games import AnyGame
from bakufu.kernel.errors import BadOption
from bakufu.kernel.fairness import fingerprint, mixed_seed
from bakufu.kernel.records.recorder import Recorder
from bakufu.table.clock import now
from bakufu.table.fold import bot_seed_after
from bakufu.text import renderer_of

NEVER = -1


@dataclass(frozen=True)
class AtTable:
    """How a deal is played here."""

    lines: bool
    record_file: Path | None


class DealtBots:
    """The bots of a deal. They have the chance of a table with it: the same moves are answered in the same way, here
    and in the browser. A table seals plans and plays them together, so all of one season count the same moves."""

    def __init__(self, levels: Mapping[int, str]) -> None:
        self.levels = dict(levels)
        self.recorder: Callable[[], Recorder]  # of the game as it is; undo begins another one
        self._planned: dict[int, list[int]] = {}
        self._from = 0  # the moves before anybody planned
        self._to = NEVER  # the moves once the bot before has planned

    def of(self, seat: int) -> DealtBot:
        return DealtBot(self, seat)

    def decide(self, seat: int, view: Any) -> int:
        if not self._planned.get(seat):
            recorder = self.recorder()
            game: AnyGame = recorder.game
            played, sealed = len(recorder.moves), game.sealed(recorder.state)
            if not sealed or played != self._to:
                self._from = played
            seed = bot_seed_after(recorder.seed, self._from, seat)
            self._planned[seat] = turn(game, view, self.levels[seat], seed)
            self._to = played + len(self._planned[seat]) if sealed else NEVER
        return self._planned[seat].pop(0)


@dataclass(frozen=True)
class DealtBot:
    bots: DealtBots
    seat: int

    def decide(self, view: Any) -> int:
        return self.bots.decide(self.seat, view)


def play(game: str, period: Period, secret: str | None, at: AtTable) -> None:
    if period.weekly:
        raise BadOption("error-daily-week", wrong=period.name)
    if period.start > now():
        raise BadOption("error-daily-ahead", wrong=period.name)
    if at.record_file is not None:
        check_target(at.record_file)
    of_table = table_secret(secret or secret_of(PUBLIC_KEY, period), game)
    kept = Path(click.get_app_dir("bakufu")) / "daily" / f"{period.name}-{game}.json"
    open_still = secret is None and period == today(now())
    moves = _kept_moves(game, kept) if open_still and kept.exists() else ()
    counted = _result(game, period, of_table, moves)
    scored = open_still and counted is None
    if counted is not None:
        click.echo(say("play-daily-played", line=counted))
    click.echo(say("play-daily-counts" if scored else "play-daily-practice"))
    if not scored:
        _sit(game, period, of_table, at, (), None)
        return
    kept.parent.mkdir(parents=True, exist_ok=True)
    _sit(game, period, of_table, at, moves, kept)


def _kept_moves(game: str, kept: Path) -> Moves:
    record = read_record(kept)
    check_replays(game_of(game, None), record, kept)
    return record.moves


def _result(game: str, period: Period, of_table: str, moves: Moves) -> str | None:
    """The line of a game that these moves have brought to its end."""
    recorder = _recorder(game, period, of_table)
    for seat, move in moves:
        recorder.play(seat, move)
    return _line(recorder, period)


def _recorder(game: str, period: Period, of_table: str) -> Recorder:
    options = deal_of(game, period).options
    return Recorder(game_of(game, None), options, mixed_seed(of_table, ("",) * int(options["players"])))


def _line(recorder: Recorder, period: Period) -> str | None:
    rules, state = recorder.game, recorder.state
    if rules.to_move(state):
        return None
    rows = sorted(rules.standings(state), key=lambda row: row.seat)
    winners = [row.seat for row in rows if row.place == 1]
    scored = Scored("me", "", "", SEAT, [row.points for row in rows], winners)
    return line_of(period, rules.name, ranked([scored], "me")[0], language())


def _sit(game: str, period: Period, of_table: str, at: AtTable, moves: Moves, kept: Path | None) -> None:
    """With a file to keep it in, the game counts."""
    recorder = _recorder(game, period, of_table)
    renderer = renderer_of(recorder.game, language()).seated(recorder.game.options(recorder.state))
    bots = DealtBots(cast(game, deal_of(game, period).bots, fingerprint(of_table)))
    session = Session(recorder, renderer, SEAT, {seat: bots.of(seat) for seat in bots.levels}, scored=kept is not None)
    bots.recorder = lambda: session.recorder
    sit(session, bots.levels, moves, kept or at.record_file, full=not at.lines and full_screen_fits())
    if kept is not None and at.record_file is not None:
        session.save(at.record_file)
    line = _line(session.recorder, period)
    if line is None:
        if kept is not None:
            click.echo(say("play-daily-continue"))
    elif kept is not None and period.over(now()):
        click.echo(say("play-daily-late"))
    else:
        click.echo(line)
