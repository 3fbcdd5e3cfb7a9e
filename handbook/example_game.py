"""A whole game of SHOGUN from its record, with reasons, odds and results. Everything is computed from the record; only
the connecting sentences are written by hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import bakufu
from bakufu.bots.shogun.advice.chances import Chances
from bakufu.bots.shogun.advice.plan_judge import PlanJudge, Table
from bakufu.bots.shogun.advice.reasons import plan_reasons
from bakufu.bots.shogun.samurai import Samurai
from bakufu.games import WORDS
from bakufu.kernel.event import Event
from bakufu.kernel.records.reading import read
from bakufu.kernel.records.recorder import Recorder
from bakufu.kernel.rules_version import check_rules
from bakufu.shogun.advice.battle_odds import battle_odds
from bakufu.shogun.box.components import EMPTY
from bakufu.shogun.box.picks import NOTHING
from bakufu.shogun.rules import events as told
from bakufu.text import game_text
from bakufu.text.shogun.renderer import ShogunRenderer
from bakufu.text.story import CHAPTER, HEADING
from handbook.chart import Chart

SEAT = 0  # the seat whose point of view is shown
LEVEL = "samurai"
INTRODUCTION = """# An example game

A whole game of SHOGUN for three, two years long, on the fixed set-up. We look over Blue's shoulder: what Blue planned
each season and why, what the odds of every battle were before the cubes fell, and what each winter was worth. All three
players are bots of the level Samurai, and it ends {points}.

This page is made from the record of the game by `python -m handbook`. The record can be checked and told in full:

```sh
bakufu verify docs/games/{name}.json
bakufu replay docs/games/{name}.json
bakufu replay docs/games/{name}.json --seat 1
```

The last one tells only what Blue could know at the time. On the maps, a number is the armies in a province and each
small square a building; grey provinces are not in play with three.
"""


@dataclass
class Season:
    """A chapter of the page: plan, battles and log of a season, and the board at its end."""

    title: str
    plan: list[int] = field(default_factory=list)
    planned_at: Any = None
    battles: list[str] = field(default_factory=list)
    story: list[str] = field(default_factory=list)
    board: dict[str, Any] = field(default_factory=dict)


class ExampleGame:
    def __init__(self, path: Path) -> None:
        self.game = bakufu.load("shogun")
        self.record = read(path.read_text(encoding="utf-8"), WORDS)
        check_rules(self.game.name, self.game.rules_version, self.record.rules)
        self.name = path.stem
        self.renderer = ShogunRenderer(self.game)
        self.recorder = Recorder(self.game, self.record.options, self.record.seed)
        self.story = game_text(self.game.name).story(self.renderer)
        self.seasons: list[Season] = []
        self.happened: list[tuple[int, list[Event]]] = [(0, self.recorder.events[:])]

    def told(self) -> None:
        """Replay the record and collect the content of each chapter."""
        self._tell(self.recorder.events[:])
        for number, (seat, move) in enumerate(self.record.moves, start=1):
            season = self.seasons[-1]
            state = self.recorder.state
            view = self.game.view(state, seat)
            if seat == SEAT and self.game.sealed(state):
                season.planned_at = season.planned_at or view
                season.plan.append(move)
            before = season.board
            events = self.recorder.play(seat, move)
            self.happened.append((number, events))
            self._battles(season, view, events)
            self._tell(events)
            if self.seasons[-1] is not season:
                season.board = before
            self.seasons[-1].board = self._board()
        self.seasons[-1].story += [line.text for line in self.story.end()]

    def _board(self) -> dict[str, Any]:
        plain: dict[str, Any] = bakufu.plain(self.game.view(self.recorder.state, None))
        return plain

    def _tell(self, events: list[Event]) -> None:
        for line in self.story.tell(events):
            if line.depth == CHAPTER:
                self.seasons.append(Season(line.text, board=self._board()))
            elif line.depth == HEADING:
                self.seasons[-1].story.append(f"- **{line.text}**")
            else:
                self.seasons[-1].story.append(f"- {line.text}")

    def _battles(self, season: Season, view: Any, events: list[Event]) -> None:
        """One line per battle, with the odds as the attacker could know them."""
        for event in events:
            if isinstance(event, (told.AttackBegan, told.RevoltBegan)):
                season.battles.append(f"- {self.renderer.event(event)}")
            elif isinstance(event, (told.BattleDecided, told.ProvinceTaken)):
                season.battles[-1] += f" {self.renderer.event(event)}"
            if isinstance(event, told.AttackBegan):
                odds = battle_odds(view, event.origin, event.province).armies.get(event.armies)
                if odds is not None:
                    shares = [f"{share / 10:.0f}\u00a0%" for share in (odds.attacker, odds.defender, odds.undecided)]
                    season.battles[-1] += " *Before the throw: won {}, lost {}, undecided {}.*".format(*shares)

    def reasons(self, season: Season) -> list[str]:
        """Blue's plan as a table, with the reason for each card."""
        view = season.planned_at
        bot = Samurai(bakufu.Rng(self.record.seed, LEVEL))
        plan = [EMPTY if move == NOTHING else move for move in season.plan]
        judge = PlanJudge(Table(bot.evaluator(view.known, view.seat)), plan)
        rows = ["| space | card | why |", "|---|---|---|"]
        spaces = list(bakufu.plain(season.planned_at)["players"]["0"]["plan"])
        for space, move, reason in zip(spaces, season.plan, plan_reasons(Chances(view), judge), strict=True):
            why = self.renderer.say(f"reason-{reason['id']}", **reason["args"]) if reason is not None else ""
            card = self.renderer.card(self.game.words[move])
            rows.append(f"| {self.renderer.name('space', space)} | {card} | {why} |")
        return rows


def example_game(path: Path) -> dict[str, str]:
    """The page and its pictures, by their paths in the handbook."""
    example = ExampleGame(path)
    example.told()
    chart = Chart()
    chronicle = example.game.chronicle(example.record.options, example.happened)
    files, parts = {}, []
    for number, season in enumerate(example.seasons):
        picture = f"games/{example.name}-{number}.svg"
        files[picture] = chart.drawn(season.board, season.title)
        parts += chapter(example, season, picture)
        if number:
            parts += stood(example, chronicle.rounds[number - 1], chronicle.scoring)
    parts += luck(example, chronicle.luck)
    points = example.renderer.joined(
        [example.renderer.score(seat, won) for seat, won in enumerate(example.record.result or ())]
    )
    page = INTRODUCTION.format(name=example.name, points=points) + "\n" + "\n".join(parts) + "\n"
    return {**files, "example-game.md": page}


def chapter(example: ExampleGame, season: Season, picture: str) -> list[str]:
    lines = [f"## {season.title}", ""]
    if season.plan:
        lines += ["Blue's plan, and why:", "", *example.reasons(season), ""]
    if season.battles:
        lines += ["Battles and revolts:", "", *season.battles, ""]
    lines += ['<details markdown="1">', "<summary>Everything that happened</summary>", "", *season.story, ""]
    return [*lines, "</details>", "", f"![The board after this: {season.title}]({picture})", ""]


def stood(example: ExampleGame, after: Any, scoring: Sequence[Any]) -> list[str]:
    """A table of the players' totals, and in winter of the points scored."""
    player = example.renderer.player
    seats = range(len(after.points))
    lines = ["| | provinces | armies | chests | rice | points |", "|---|---|---|---|---|---|"]
    for seat in seats:
        row = (after.provinces, after.armies, after.chests, after.rice, after.points)
        lines.append(f"| {player(seat)} | " + " | ".join(str(column[seat]) for column in row) + " |")
    if after.season == "winter":
        lines += ["", "What this winter brought:", ""]
        for seat in seats:
            mine = [score for score in scoring if score.seat == seat and score.year == after.year and score.points]
            told_of = [f"{score.points} for {source(score)}" for score in mine]
            lines.append(f"- {player(seat)}: {', '.join(told_of)}.")
    return [*lines, ""]


def source(score: Any) -> str:
    if score.building is not None:
        return f"most {score.building}s in the {score.region} region"
    return str(score.rule.partition(".")[2].replace("-", " "))


def luck(example: ExampleGame, throws: Sequence[Any]) -> list[str]:
    """Cubes that came out of the tower, compared with the expected number."""
    lines = ["## How kind the tower was", "", "Own cubes that fell into the tray, in all battles and revolts:", ""]
    lines += ["| | expected | came |", "|---|---|---|"]
    for seat in range(len(example.record.result or ())):
        mine = [throw for throw in throws if throw.seat == seat]
        expected, came = sum(throw.expected for throw in mine) / 100, sum(throw.came for throw in mine)
        lines.append(f"| {example.renderer.player(seat)} | {expected:.1f} | {came} |")
    return lines
