"""The pending decision and the players as text, for every game."""

from __future__ import annotations

from collections.abc import Sequence

from bakufu.kernel.flow import Flow
from bakufu.kernel.view import View
from bakufu.text.columns import hanging, packed, wrapped
from bakufu.text.manifest import game_text
from bakufu.text.option import Option
from bakufu.text.renderer import Renderer


def question(renderer: Renderer, view: View[Flow], aside: str = "") -> str:
    """The question of a decision; with aside=".help" its explanation."""
    return game_text(renderer.game.name).question(renderer, view, aside)


def options(renderer: Renderer, view: View[Flow]) -> list[Option]:
    """The legal moves of the viewer."""
    return [option(renderer, view, move) for move in view.moves]


def option(renderer: Renderer, view: View[Flow], move: int) -> Option:
    return game_text(renderer.game.name).option(renderer, view, move)


def asked(renderer: Renderer, view: View[Flow]) -> list[str]:
    """The viewer's pending decision and its options."""
    if not view.moves:
        return []
    rows = [(option.label, option.hint) for option in options(renderer, view)]
    return ["", *wrapped(question(renderer, view)), *hanging(rows)]


def people(renderer: Renderer, names: Sequence[str], ready: Sequence[int]) -> list[str]:
    """Who plays which color, and who has submitted a plan while others are still planning."""
    seats = zip(renderer.players, names, strict=False)
    cells = [renderer.say("table-person", player=player, name=name) for player, name in seats]
    lines = packed(renderer.say("table-people"), cells)
    return lines + (packed(renderer.say("table-ready"), [renderer.players[seat] for seat in ready]) if ready else [])
