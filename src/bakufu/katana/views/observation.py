"""Observations of SHOGUN NO KATANA: what a seat may know, as bytes. The fields follow from `rules/rows.py`.

Everything except the order of decks is open, so all seats see the same apart from their own number.
"""

from __future__ import annotations

from typing import cast

from bakufu.katana.box.setting import Setting
from bakufu.katana.rules.rows import TABLE, sizes
from bakufu.katana.rules.state import State
from bakufu.katana.views.known_rows import observed
from bakufu.kernel.flow import Flow
from bakufu.kernel.rows import observed_fields
from bakufu.kernel.stepping.observing import Field, Page, PageWriter


class Observer(PageWriter):
    """Writes observations of games with one setting into its page."""

    def __init__(self, setting: Setting, like: Observer | None = None) -> None:
        self.fields: list[Field] = observed_fields(TABLE, sizes(setting)) if like is None else like.fields
        self.page = Page(self.fields, None if like is None else like.page)

    def write(self, flow: Flow, seat: int) -> None:
        """What this seat may know (-1: a spectator)."""
        self.page.write(observed(cast("State", flow), seat))
