"""The chances to win over a game as a drawing in SVG."""

from __future__ import annotations

from html import escape
from typing import Final

from bakufu.review.result import Review
from bakufu.review.stages import stage_title
from bakufu.text.renderer import Renderer

WIDTH: Final = 1000
HEIGHT: Final = 320
LEFT: Final = 46
BOTTOM: Final = 28
TOP: Final = 12
STEP: Final = 20  # percent between two lines
DASHES: Final = ("", "8 4", "2 3", "10 3 2 3", "5 2")  # players are told apart without colors too
PAINTS: Final = {
    "blue": "#3b74d1",
    "yellow": "#c08f0f",
    "red": "#c9403b",
    "black": "#7a726b",
    "purple": "#985292",
    "orange": "#d0691c",
}


def chart(renderer: Renderer, review: Review) -> str:
    """One line for each player, with a grid by stage, and the costliest and the best decisions marked."""
    last = max(1, review.moments[-1].at)
    first = review.moments[0].at
    parts = [f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{escape(renderer.say("review-chances"))}">']
    for percent in range(0, 101, STEP):
        y = _y(percent / 100)
        parts.append(f'<line class="grid" x1="{LEFT}" x2="{WIDTH}" y1="{y}" y2="{y}"/>')
        label = renderer.say("review-percent", percent=percent)
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4}" text-anchor="end">{escape(label)}</text>')
    told = ""
    for moment in review.moments[:-1]:
        if moment.stage != told:
            told = moment.stage
            x = _x(moment.at, first, last)
            parts.append(f'<line class="grid" x1="{x}" x2="{x}" y1="{TOP}" y2="{HEIGHT - BOTTOM}"/>')
            title = escape(stage_title(renderer, told))
            parts.append(f'<text x="{x + 3}" y="{HEIGHT - 8}">{title}</text>')
    for seat in range(len(review.points)):
        points = " ".join(f"{_x(m.at, first, last)},{_y(m.chances[seat])}" for m in review.moments)
        parts.append(f'<polyline points="{points}" {stroke(renderer, seat)}/>')
    for player in review.players:
        for good, decisions in ((False, player.costly), (True, player.good)):
            for judged in decisions:
                # As the decision itself says it, by what its player could know; the curve knows all cards.
                x, y = _x(judged.decision.at, first, last), _y(judged.judgement.chance)
                parts.append(_mark(x, y, good))
    return "".join([*parts, "</svg>"])


def key(renderer: Renderer, seats: int) -> str:
    rows = []
    for seat in range(seats):
        line = f'<line x1="0" x2="32" y1="6" y2="6" stroke-width="3" {stroke(renderer, seat)}/>'
        rows.append(f'<li><svg viewBox="0 0 32 12">{line}</svg>{escape(renderer.player(seat))}</li>')
    return f'<ul class="key">{"".join(rows)}</ul>'


def stroke(renderer: Renderer, seat: int) -> str:
    dash = f' stroke-dasharray="{DASHES[seat]}"' if DASHES[seat] else ""
    return f'stroke="{PAINTS[renderer.colours[seat]]}"{dash}'


def _mark(x: float, y: float, good: bool) -> str:
    """A triangle, up or down: shape and color say the same."""
    tip, base = (y - 9, y - 1) if good else (y + 9, y + 1)
    paint = "var(--good)" if good else "var(--bad)"
    return f'<polygon points="{x - 6},{base} {x + 6},{base} {x},{tip}" style="fill:{paint}"/>'


def _x(at: int, first: int, last: int) -> float:
    return round(LEFT + (WIDTH - LEFT - 8) * (at - first) / max(1, last - first), 1)


def _y(chance: float) -> float:
    return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance), 1)
