"""What a module adds to the text of SHOGUN, declared in `modules/NAME/manifest.py`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bakufu.kernel.event import Event
from bakufu.kernel.patch import Json
from bakufu.shogun.module import Effect
from bakufu.shogun.views.view import View
from bakufu.text.renderer import Renderer

if TYPE_CHECKING:
    # The renderer imports this module.
    from bakufu.text.shogun.renderer import ShogunRenderer

# (renderer, view, move) -> the label of an option, and its hint
Hint = Callable[["ShogunRenderer", View, int], tuple[str, str]]


@dataclass(frozen=True)
class ModuleText:
    """`board` renders the module's part of the table. `kinds` has the kinds of the fields of its events and moves, and
    `words` renders kinds that are more than a name; kinds in `numbered` are called by a number.

    `hints` are for options, by class of move. `effect` renders the effect of a card on a space of the module, or "".
    `after_actions` are events that can follow when all players have had their turn at an action.
    """

    board: Callable[[ShogunRenderer, Json], list[str]] = lambda renderer, table: []
    kinds: Mapping[str, str] = field(default_factory=dict)
    words: Mapping[str, Callable[[Renderer, Any], str]] = field(default_factory=dict)
    numbered: tuple[str, ...] = ()
    hints: Mapping[type, Hint] = field(default_factory=dict)
    effect: Callable[[ShogunRenderer, int, Effect], str] | None = None
    after_actions: tuple[type[Event], ...] = ()
