"""The pending decision and the players as text, for every game."""

from __future__ import annotations

from collections.abc import Sequence

from bakufu.kernel.flow import Flow
from bakufu.kernel.view import View
from bakufu.text.columns import hanging, packed, wrapped
from bakufu.text.manifest import game_text
from bakufu.text.option import Option
from bakufu.text.teller import Teller


def question(teller: Teller, view: View[Flow], aside: str = "") -> str:
    """The question of a decision; with aside=".help" its explanation."""
    return game_text(teller.game.name).question(teller, view, aside)


def options(teller: Teller, view: View[Flow]) -> list[Option]:
    """The legal moves of the viewer."""
    return [option(teller, view, move) for move in view.moves]


def option(teller: Teller, view: View[Flow], move: int) -> Option:
    return game_text(teller.game.name).option(teller, view, move)


def asked(teller: Teller, view: View[Flow]) -> list[str]:
    """The viewer's pending decision and its options."""
    if not view.moves:
        return []
    rows = [(option.label, option.hint) for option in options(teller, view)]
    return ["", *wrapped(question(teller, view)), *hanging(rows)]


def people(teller: Teller, names: Sequence[str], ready: Sequence[int]) -> list[str]:
    """Who plays which color, and who has submitted a plan while others are still planning."""
    seats = zip(teller.players, names, strict=False)
    cells = [teller.say("table-person", player=player, name=name) for player, name in seats]
    lines = packed(teller.say("table-people"), cells)
    return lines + (packed(teller.say("table-ready"), [teller.players[seat] for seat in ready]) if ready else [])
