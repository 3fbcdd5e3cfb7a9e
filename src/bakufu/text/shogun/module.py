"""What a module brings to the words of SHOGUN: `modules/NAME/manifest.py` has one of these."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bakufu.kernel.event import Event
from bakufu.shogun.module import Effect
from bakufu.shogun.views.view import View
from bakufu.text.teller import Teller

if TYPE_CHECKING:
    # Who speaks knows what the modules bring.
    from bakufu.text.shogun.teller import ShogunTeller

Table = dict[str, Any]
# (teller, view, move) -> the label of an option, and what is worth knowing about it
Hint = Callable[["ShogunTeller", View, int], tuple[str, str]]


@dataclass(frozen=True)
class ModuleText:
    """`board` has lines about the module on the table. `kinds` says what fields of its events and moves hold, and
    `words` how a kind is said that is more than a name; `numbered` are kinds that are called by a number.

    `hints` are for options, by class of move. `effect` says what a card does on a space of the module, or "".
    `after_actions` are events that can come next when everybody has had their turn at an action.
    """

    board: Callable[[ShogunTeller, Table], list[str]]
    kinds: Mapping[str, str] = field(default_factory=dict)
    words: Mapping[str, Callable[[Teller, Any], str]] = field(default_factory=dict)
    numbered: tuple[str, ...] = ()
    hints: Mapping[type, Hint] = field(default_factory=dict)
    effect: Callable[[ShogunTeller, int, Effect], str] | None = None
    after_actions: tuple[type[Event], ...] = ()
