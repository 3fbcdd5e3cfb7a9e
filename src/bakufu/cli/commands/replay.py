"""`bakufu replay`: print a recorded game as text, or convert its record to another notation."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from bakufu.cli.files import check_replays, read_record
from bakufu.cli.parser import shared_options
from bakufu.cli.parser.command import CatalogCommand
from bakufu.cli.speech import language, say
from bakufu.games import AnyGame

if TYPE_CHECKING:
    from bakufu.kernel.event import Event
    from bakufu.kernel.records.record import Record
    from bakufu.text.renderer import Renderer


@dataclass(frozen=True)
class Step:
    """A move as text and the events it caused. The first step is the setup and has no move."""

    seat: int
    move: str
    events: list[Event]


@dataclass(frozen=True)
class Part:
    """What is printed: from this move to that one, as moves or as events, and as which seat sees it."""

    first: int | None
    last: int | None
    moves: bool
    watcher: int | None


@click.command(cls=CatalogCommand)
@click.argument("file", type=click.Path(path_type=Path))
@shared_options.option("--from", "first", type=click.IntRange(1), metavar="N")
@shared_options.option("--to", "last", type=click.IntRange(1), metavar="N")
@shared_options.option("--moves/--events", "moves", default=False)
@shared_options.option("--seat", "watcher", type=click.IntRange(1, 5), metavar="N")
@shared_options.option("--notation", type=click.Choice(["text", "json"]))
@shared_options.facts
@shared_options.grouped(part=Part)
def replay(file: Path, part: Part, notation: str | None, facts: Path | None) -> None:
    from bakufu.text import renderer_of

    record = read_record(file)
    game = shared_options.load_game(facts, record.game)
    check_replays(game, record, file)
    renderer = renderer_of(game, language()).seated(record.options)
    steps = _steps(game, record, renderer)
    if notation is not None:
        _print_notation(record, game, renderer, steps, notation)
        return
    players = game.setting(record.options).players
    if part.watcher is not None and part.watcher > players:
        raise click.UsageError(say("help-seat-too-high", seat=part.watcher, players=players))
    start, end = part.first or 0, part.last or len(record.moves)
    if start > min(end, len(record.moves)):
        raise click.UsageError(say("report-no-such-move", moves=len(record.moves), first=str(start), last=str(end)))
    tell = _tell_moves if part.moves else _tell_events
    tell(renderer, steps, start, end, part.watcher)


def _steps(game: AnyGame, record: Record, renderer: Renderer) -> list[Step]:
    from bakufu.kernel.records.recorder import Recorder

    recorder = Recorder(game, record.options, record.seed)
    steps = [Step(0, "", recorder.events[:])]
    for seat, move in record.moves:
        told = renderer.move(game.describe(recorder.state, seat, move))
        steps.append(Step(seat, told, recorder.play(seat, move)))
    return steps


def _tell_events(renderer: Renderer, steps: list[Step], start: int, end: int, watcher: int | None) -> None:
    from bakufu.cli.terminal.screen import Screen
    from bakufu.kernel.event import redact
    from bakufu.text import game_text
    from bakufu.text.story import CHAPTER, Line

    story = game_text(renderer.game.name).story(renderer)
    screen = Screen(renderer)
    if start:
        screen.tell(Line(_chapters(renderer, steps)[start], "", CHAPTER))
    for step in steps[start : end + 1]:
        events = step.events if watcher is None else [redact(event, watcher - 1) for event in step.events]
        for line in story.tell(events):
            screen.tell(line)
    for line in story.end():
        screen.tell(line)


def _tell_moves(renderer: Renderer, steps: list[Step], start: int, end: int, watcher: int | None) -> None:
    """The moves by season. With a viewer, moves of other seats are left out while they are secret."""
    from bakufu.cli.terminal.screen import Screen
    from bakufu.text.story import CHAPTER, SENTENCE, Line

    screen = Screen(renderer)
    chapters = _chapters(renderer, steps)
    told = ""
    for number in range(max(start, 1), min(end, len(steps) - 1) + 1):
        if chapters[number] != told:
            told = chapters[number]
            screen.tell(Line(told, "", CHAPTER))
        step = steps[number]
        if watcher is None or not _secret(step, watcher - 1):
            text = say("report-move", number=number, player=renderer.player(step.seat), move=step.move)
            screen.tell(Line(text, "", SENTENCE))


def _chapters(renderer: Renderer, steps: list[Step]) -> list[str]:
    """For each step, the title of the chapter in which its move was made."""
    from bakufu.text import game_text

    chapter = game_text(renderer.game.name).chapter
    found = []
    now = ""
    for step in steps:
        found.append(now)
        for event in step.events:
            now = chapter(renderer, event) or now
    return found


def _secret(step: Step, seat: int) -> bool:
    return step.seat != seat and any(event.private() for event in step.events)


def _print_notation(record: Record, game: AnyGame, renderer: Renderer, steps: list[Step], notation: str) -> None:
    from bakufu.kernel.records.json_form import to_json
    from bakufu.kernel.records.text_form import to_text

    if notation == "json":
        click.echo(to_json(record))
        return
    chapters = _chapters(renderer, steps)[1:]
    headings = {number: title for number, title in enumerate(chapters) if number == 0 or title != chapters[number - 1]}
    click.echo(to_text(record, game.words, headings), nl=False)
