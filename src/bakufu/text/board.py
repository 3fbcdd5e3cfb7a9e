"""The table as text: all that a view shows, in lines of at most 80 letters. Terminals print it, and screen readers
read it out."""

from __future__ import annotations

from collections.abc import Sequence

from bakufu.kernel.plain import plain
from bakufu.shogun.components import COLOURS
from bakufu.shogun.view import View
from bakufu.text.beside import claiming, event_cards, rows, title, tower, under_way
from bakufu.text.chambers import chambers
from bakufu.text.columns import columns, packed
from bakufu.text.court import court
from bakufu.text.leaders import leaders
from bakufu.text.options import options, question
from bakufu.text.players import own_cards, players
from bakufu.text.provinces import region_tables
from bakufu.text.samurai import samurai
from bakufu.text.teller import Teller


def board(teller: Teller, view: View) -> list[str]:
    """Everything, from the season down to the provinces of each region."""
    return [*overview(teller, view), "", *region_tables(teller, plain(view))]


def overview(teller: Teller, view: View) -> list[str]:
    """Season, cards, players and the tower: all but the provinces."""
    table = plain(view)
    parts = (
        title,
        event_cards,
        rows,
        claiming,
        players,
        under_way,
        tower,
        court,
        samurai,
        leaders,
        chambers,
        own_cards,
    )
    return [line for part in parts for line in part(teller, table)]


def people(teller: Teller, names: Sequence[str], ready: Sequence[int]) -> list[str]:
    """Who plays which colour, and who has laid a plan while others still think."""
    colours = [teller.name("colour", colour) for colour in COLOURS]
    cells = [teller.say("board-person", colour=colour, name=name) for colour, name in zip(colours, names, strict=False)]
    lines = packed(teller.say("board-people"), cells)
    return lines + (packed(teller.say("board-ready"), [colours[seat] for seat in ready]) if ready else [])


def asked(teller: Teller, view: View) -> list[str]:
    """What the seat that looks is to decide now, and its options."""
    if not view.moves:
        return []
    rows = [(option.label, option.hint) for option in options(teller, view)]
    return ["", question(teller, view), *columns(rows)]
