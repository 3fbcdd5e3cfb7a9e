"""A review as one page of HTML that needs no other file."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from importlib.resources import files
from typing import Final

from bakufu.review.chart import chart, key
from bakufu.review.jobs import Game
from bakufu.review.result import OWN, RIVALS, Judged, Player, Review
from bakufu.review.stages import stage_title
from bakufu.review.words import in_words, percent, reasons, signed, told
from bakufu.text.renderer import Renderer

BAR: Final = 100  # pixels for the largest change of the chance to win
LEAST: Final = 0.05  # a change that counts as large


def page(renderer: Renderer, game: Game, review: Review, seats: Iterable[int]) -> str:
    say = renderer.say
    style = files("bakufu.review").joinpath("page.css").read_text(encoding="utf-8")
    names = [renderer.player(seat) for seat in range(len(review.points))]
    scores = [renderer.score(seat, total) for seat, total in enumerate(review.points)]
    winners = renderer.joined([names[seat] for seat in review.winners])
    result = say("review-result", scores=renderer.joined(scores), winners=winners, count=len(review.winners))
    title = say("review-title", game=say("report-game"))
    body = [
        f"<h1>{escape(title)}</h1><p>{escape(result)}</p>",
        f"<section><h2>{escape(say('review-chances'))}</h2>{chart(renderer, review)}",
        f'{key(renderer, len(names))}<p class="quiet">{escape(say("review-marks"))}</p></section>',
        *[_player(renderer, game, names[seat], review.players[seat]) for seat in seats],
        f'<p class="quiet">{escape(say("review-note"))}</p>',
    ]
    return (
        f'<!doctype html>\n<html lang="{renderer.catalogue.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>\n{style}</style></head>\n<body>\n"
        + "\n".join(body)
        + "\n</body></html>\n"
    )


def _player(renderer: Renderer, game: Game, name: str, player: Player) -> str:
    say = renderer.say
    costly = [_decision(renderer, game, judged, False) for judged in player.costly]
    good = [_decision(renderer, game, judged, True) for judged in player.good]
    none = "" if costly else f'<p class="quiet">{escape(say("review-none-costly"))}</p>'
    return (
        f"<section><h2>{escape(name)}</h2>{none}{''.join(costly + good)}"
        f'<div class="sides"><div><h3>{escape(say("review-causes"))}</h3>{_changes(renderer, player)}</div>'
        f"<div><h3>{escape(say('review-accuracy'))}</h3>{_accuracy(renderer, player)}</div></div></section>"
    )


def _decision(renderer: Renderer, game: Game, judged: Judged, good: bool) -> str:
    say = renderer.say
    found, words = judged.judgement, told(game, judged)
    stage = stage_title(renderer, judged.decision.stage)
    head = say(
        "review-decision", stage=stage, number=str(judged.decision.at + 1), moves=in_words(renderer, words.played)
    )
    change = signed(renderer, found.gain if good else -found.loss)
    parts = [f'<p><span class="change">{change}</span> {escape(head)}</p>']
    if good:
        parts.append(f"<p>{escape(say('review-good'))}</p>")
    else:
        better = say(
            "review-better",
            moves=in_words(renderer, words.better),
            before=percent(found.chance),
            after=percent(found.best_chance),
        )
        parts += [_bar(found.chance, ""), f"<p>{escape(better)}</p>", _bar(found.best_chance, " better")]
        why = "".join(f"<li>{escape(reason)}</li>" for reason in reasons(renderer, game, judged))
        parts.append(f"<ul>{why}</ul>" if why else "")
    return f'<div class="decision {"fine" if good else "bad"}">{"".join(parts)}</div>'


def _bar(chance: float, better: str) -> str:
    return f'<div class="bar{better}"><i style="width:{percent(chance)}%"></i></div>'


def _changes(renderer: Renderer, player: Player) -> str:
    """Plain bars are choices, hatched ones luck."""
    rows = []
    most = max(LEAST, *[abs(change) for change in player.changes.values()])
    for cause, change in player.changes.items():
        luck = "" if cause in (OWN, RIVALS) else " luck"
        bar = f'<i class="change-bar{luck}" style="width:{round(BAR * abs(change) / most)}px"></i>'
        rows.append(_row(renderer.say(f"review-change-{cause}"), signed(renderer, change), bar))
    return f"<table>{''.join(rows)}</table>"


def _accuracy(renderer: Renderer, player: Player) -> str:
    shares = {renderer.say("review-kind-all"): player.accuracy}
    shares |= {renderer.say(f"review-kind-{kind}"): share for kind, share in player.by_kind.items()}
    shares |= {stage_title(renderer, stage): share for stage, share in player.by_stage.items()}
    rows = [_row(what, renderer.say("review-percent", percent=percent(share)), "") for what, share in shares.items()]
    return f"<table>{''.join(rows)}</table>"


def _row(what: str, number: str, bar: str) -> str:
    return f'<tr><td>{escape(what)}</td><td class="number">{number}</td><td>{bar}</td></tr>'
