"""The setting of one game: what its options and the facts fix before the first card is drawn. Never changed in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bakufu.kernel.facts import Facts
from bakufu.kernel.rows import Row
from bakufu.shogun.box.board import Board
from bakufu.shogun.box.components import (
    CARD_NAMES,
    CHEST_CARD,
    CHEST_CARDS,
    SPACES,
)
from bakufu.shogun.box.options import Options
from bakufu.shogun.box.printed_amounts import PrintedAmounts
from bakufu.shogun.module import (
    Adjust,
    Books,
    Describe,
    Happening,
    Parry,
    Part,
    Pays,
    Preview,
    Read,
    Shield,
    SpaceForecast,
    Vain,
    Worth,
)


class ModuleHooks(PrintedAmounts):
    """What `sequence.py` binds for the modules that are played."""

    def __init__(self, options: Options, facts: Facts) -> None:
        super().__init__(options, facts)
        self.space_forecasts: dict[int, SpaceForecast] = {}  # by space, for those that modules add
        self.vain: tuple[Vain, ...] = ()
        self.pays: tuple[Pays, ...] = ()
        self.module_rows: list[tuple[int, ...]] = []  # before the game begins, by their numbers in `numbers.py`
        self.observed: list[tuple[int, Row]] = []  # those of them that are played
        self.module_sizes: dict[str, int] = {}  # by which they are ordered
        self.printed: list[list[int]] = []  # amounts of modules, by their numbers in `numbers.py`
        self.adjustments: tuple[Adjust, ...] = ()  # events first, then special cards, then modules
        self.improvements: tuple[Adjust, ...] = ()  # those of modules alone
        self.discounts: tuple[Adjust, ...] = ()
        self.shields: tuple[Shield, ...] = ()
        self.parries: tuple[Parry, ...] = ()
        self.on_battle: tuple[Happening, ...] = ()
        self.on_claim: tuple[Happening, ...] = ()
        self.on_loss: tuple[Happening, ...] = ()
        self.describe: tuple[Describe, ...] = ()
        self.about: dict[int, tuple[str, ...]] = {}
        self.task_names: tuple[str, ...] = ()
        self.parts: tuple[Part, ...] = ()
        self.writing: dict[type, Callable[[Books, Any], None]] = {}
        self.scores: dict[str, str] = {}  # by rule of a module: what its points are scored for
        self.readers: tuple[Read, ...] = ()
        self.worth: dict[str, Worth] = {}  # by module
        self.previews: dict[str, Preview] = {}  # by decision


class Setting(ModuleHooks):
    """Flat lists by action, event card or province number, so that the rules never look up a word."""

    def __init__(self, options: Options, facts: Facts) -> None:
        super().__init__(options, facts)
        self.options: Options = options
        self.players: int = options.players
        self.claimed: bool = options.setup == "claim"
        self.board: Board = Board(facts, options.side, options.players)
        self.space_names: tuple[str, ...] = SPACES
        self.spaces: int = len(SPACES)
        self.cards: list[int] = list(range(CHEST_CARD, CHEST_CARD + CHEST_CARDS))  # of every player, besides provinces
        self.declines: dict[int, str] = dict.fromkeys(self.cards, "plan.chest-card-declines")
        self.bids: dict[int, int] = {card: card - CHEST_CARD for card in self.cards}
        self.card_names: dict[int, str] = {**CARD_NAMES}  # with what a space can hold instead of a card
        # By card: its own bit, so that all cards of a plan are one number; 0 for picks that aren't cards.
        self.card_bits: list[int] = [1 << card for card in range(CHEST_CARD + CHEST_CARDS)]
