"""A review as text: the chances to win by stage, then each player's decisions."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import click

from bakufu.review.jobs import Game
from bakufu.review.result import Judged, Player, Review
from bakufu.review.stages import stage_title, stages
from bakufu.review.words import in_words, percent, reasons, signed, told
from bakufu.text.breaking import broken
from bakufu.text.columns import WIDTH, columns
from bakufu.text.renderer import Renderer

INDENT = 8


def report(renderer: Renderer, game: Game, review: Review, seats: Iterable[int]) -> None:
    say = renderer.say
    names = [renderer.player(seat) for seat in range(len(review.points))]
    scores = [renderer.score(seat, total) for seat, total in enumerate(review.points)]
    winners = renderer.joined([names[seat] for seat in review.winners])
    lines = [say("review-result", scores=renderer.joined(scores), winners=winners, count=len(review.winners)), ""]
    rows = [(say("review-chances"), *names)]
    for stage, chances in stages(review):
        title = stage_title(renderer, stage) if stage else say("review-end")
        rows.append((title, *[say("review-percent", percent=percent(chance)) for chance in chances]))
    lines += columns(rows, right=range(1, len(names) + 1), indent=0)
    for seat in seats:
        lines += ["", *_player(renderer, game, names[seat], review.players[seat])]
    for line in [*lines, "", *broken(say("review-note"), WIDTH)]:
        click.echo(line)


def _player(renderer: Renderer, game: Game, name: str, player: Player) -> Iterator[str]:
    say = renderer.say
    parts = [
        say("review-share", what=say(f"review-kind-{kind}"), percent=percent(share))
        for kind, share in player.by_kind.items()
    ]
    title = say("review-player", player=name, percent=percent(player.accuracy), parts=renderer.row(parts or [""]))
    yield from broken(title, WIDTH, "", "  ")
    changes = [
        say("review-cause", what=say(f"review-change-{cause}"), change=signed(renderer, change))
        for cause, change in player.changes.items()
    ]
    yield from broken(renderer.row(changes), WIDTH, "  ", "  ")
    if not player.costly:
        yield "  " + say("review-none-costly")
    for judged in player.costly:
        yield from _decision(renderer, game, judged, -judged.judgement.loss)
    for judged in player.good:
        yield from _decision(renderer, game, judged, judged.judgement.gain)


def _decision(renderer: Renderer, game: Game, judged: Judged, change: float) -> Iterator[str]:
    say = renderer.say
    words = told(game, judged)
    stage = stage_title(renderer, judged.decision.stage)
    number = judged.decision.at + 1
    head = say("review-decision", stage=stage, number=str(number), moves=in_words(renderer, words.played))
    blank = " " * INDENT
    yield from broken(head, WIDTH, f"  {signed(renderer, change):<{INDENT - 2}}", blank)
    if change < 0:
        found = judged.judgement
        better = say(
            "review-better",
            moves=in_words(renderer, words.better),
            before=percent(found.chance),
            after=percent(found.best_chance),
        )
        yield from broken(better, WIDTH, blank, blank)
        for why in reasons(renderer, game, judged):
            yield from broken(why, WIDTH, blank, blank)
    else:
        yield from broken(say("review-good"), WIDTH, blank, blank)
