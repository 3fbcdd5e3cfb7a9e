"""The table as text: everything in a view, in lines of at most 80 columns, for terminals and screen readers."""

from __future__ import annotations

from bakufu.kernel.plain import plain
from bakufu.shogun.views.view import View
from bakufu.text.shogun.beside import claiming, event_cards, rows, title, tower, under_way
from bakufu.text.shogun.modules.manifests import TEXTS
from bakufu.text.shogun.players import own_cards, players
from bakufu.text.shogun.provinces import region_tables
from bakufu.text.shogun.renderer import ShogunRenderer


def board(renderer: ShogunRenderer, view: View) -> list[str]:
    """Everything, from the season to the provinces of each region."""
    return [*overview(renderer, view), "", *region_tables(renderer, plain(view))]


def overview(renderer: ShogunRenderer, view: View) -> list[str]:
    """Season, cards, players and tower: everything except the provinces."""
    table = plain(view)
    parts = (
        title,
        event_cards,
        rows,
        claiming,
        players,
        under_way,
        tower,
        *[text.board for text in TEXTS.values()],
        own_cards,
    )
    return [line for part in parts for line in part(renderer, table)]
