"""Players in the full-screen view: their colors, their signs, and their names within a text."""

from __future__ import annotations

import re

from bakufu.cli.terminal.full.canvas import PLAIN, Area, Canvas, Style, shortened
from bakufu.cli.terminal.full.palette import SIGNS, Color, bright
from bakufu.text.renderer import Renderer


def colour_of(renderer: Renderer, seat: int) -> str:
    """The color of a seat. A side without a seat, the Ghost, has the first color that no seat has."""
    return renderer.colours[seat % len(renderer.colours)]


def light_of(renderer: Renderer, seat: int) -> Color:
    return bright(colour_of(renderer, seat))


def sign_of(renderer: Renderer, seat: int) -> str:
    return SIGNS[colour_of(renderer, seat)]


def put_names(canvas: Canvas, area: Area, text: str, renderer: Renderer, style: Style = PLAIN) -> None:
    """A line of text, cut to the area, with the names of players in their colors."""
    lights = {name: light_of(renderer, seat) for seat, name in enumerate(renderer.players)}
    x, end = area.x, area.x + area.w
    for piece in re.split("(" + "|".join(map(re.escape, lights)) + ")", shortened(text, area.w)):
        shown = Style(lights[piece], style.ground, bold=True) if piece in lights else style
        x = canvas.put(x, area.y, piece, shown, end)
