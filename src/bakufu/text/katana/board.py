"""The table as text: everything in a view, in lines of at most 80 columns, for terminals and screen readers."""

from __future__ import annotations

from bakufu.katana.views.view import View
from bakufu.kernel.plain import plain
from bakufu.text.katana.forge import forge
from bakufu.text.katana.players import ghost, in_short, players
from bakufu.text.katana.renderer import KatanaRenderer
from bakufu.text.katana.town import academy, honors, houses, komainu, letters, market, palace, starting, title
from bakufu.text.katana.washitsu import washitsu

TOWN = (houses, starting, market, academy, palace, komainu, honors)


def board(renderer: KatanaRenderer, view: View) -> list[str]:
    """The main board, all players, and the viewer's own boards in full."""
    speaking = renderer_at(renderer, view)
    table = plain(view)
    lines = [*title(speaking, table), *town(speaking, view), "", *players(speaking, table), *ghost(speaking, table)]
    for player in table["players"].values():
        own = player["seat"] == table["seat"]
        lines += ["", *smithy(speaking, view, player["seat"])] if own else in_short(speaking, player)
    return lines


def town(renderer: KatanaRenderer, view: View) -> list[str]:
    """The main board."""
    table = plain(view)
    return [line for part in TOWN for line in part(renderer, table)] + letters(renderer)


def smithy(renderer: KatanaRenderer, view: View, seat: int) -> list[str]:
    """Everything a player has."""
    return [*forge(renderer, view, seat), *washitsu(renderer, plain(view)["players"][str(seat)])]


def renderer_at(renderer: KatanaRenderer, view: View) -> KatanaRenderer:
    """In a solo game, the Ghost is an opponent without a seat."""
    seated = renderer.seated({"players": view.known.setting.players})
    assert isinstance(seated, KatanaRenderer)
    return seated
