"""Projection: what each viewer is told of a step. The one place where views and events leave for a recipient.

`table_view`, `step_for` and `merge_patch` say what is told. `Telling` tells a whole table the same and does once what
is the same for everyone there; nothing it shares may be changed by whoever gets it.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from bakufu.kernel.event import Event, redact
from bakufu.kernel.plain import plain
from bakufu.server.entries import Entry, Kind
from bakufu.server.fold import Fold
from bakufu.server.protocol import Step

Json = dict[str, Any]


def table_view(fold: Fold, viewer: int | None) -> Json:
    """The game's view for a seat (None: a spectator), and what the table adds to it."""
    return _with_table(fold, viewer, _open_part(fold), plain(fold.game.view(fold.state, viewer)))


def _open_part(fold: Fold) -> Json:
    """What the table adds to everyone's view."""
    return {
        "awaited": list(fold.awaited()),
        "sealed": fold.game.sealed(fold.state),
        "ready": sorted(fold.sealed),
        "away": sorted(fold.away),
        "standings": [plain(row) for row in fold.game.standings(fold.state)],
    }


def _with_table(fold: Fold, viewer: int | None, open_part: Json, shown: Json) -> Json:
    own_part = {
        "my_plan": list(fold.sealed.get(viewer, ())) if viewer is not None else None,
        "can_undo": viewer is not None and fold.can_undo(viewer),
    }
    return {**shown, "table": open_part | own_part}


def step_for(entry: Entry, events: list[Event], viewer: int | None, patch: Json | None) -> Step:
    """An entry as a viewer may know it. Moves themselves are never sent: the events and the patch tell enough."""
    return _step(entry, [plain(redact(event, viewer)) for event in events], patch)


def _step(entry: Entry, told: list[Json], patch: Json | None) -> Step:
    said = entry.data if entry.kind is Kind.TALK else {}
    text, name = said.get("text"), said.get("name")
    return Step(entry.seq, entry.kind.value, entry.seat, entry.by.value, entry.at, told, patch, text, name)


def merge_patch(old: Json, new: Json) -> Json:
    """What to change to come from one view to the next, as a JSON merge patch (RFC 7396)."""
    patch: Json = {}
    for key, value in new.items():
        before = old.get(key)
        # Most of a view stays as it is, and comparing is cheaper than looking inside.
        if value == before:
            continue
        if isinstance(value, dict) and isinstance(before, dict):
            patch[key] = merge_patch(before, value)
        else:
            patch[key] = value
    for key in old:
        if key not in new:
            patch[key] = None
    return patch


class Telling:
    """One step on its way to everyone at a table. `fold` is the table after it, `before` the game's state before it."""

    def __init__(self, fold: Fold, before: Any, entry: Entry, events: list[Event]) -> None:
        self.fold = fold
        self.entry = entry
        self.events = events
        # A fold replaces its state whenever the game goes on; words, and plans that wait for others, leave it.
        self._same_game = fold.state is before

    def view(self, viewer: int | None, old: Json | None) -> Json:
        """Equal to `table_view`. `old` is the viewer's view before the step, if there is one."""
        if old is None or not self._same_game:
            old = plain(self.fold.game.view(self.fold.state, viewer))
        return _with_table(self.fold, viewer, self._open_part, old)

    def step(self, viewer: int | None, old: Json | None, new: Json) -> Step:
        """Equal to `step_for` with the patch between a viewer's last view and this one."""
        told = [
            plain(redact(event, viewer)) if for_all is None else for_all
            for event, for_all in zip(self.events, self._told_to_all, strict=True)
        ]
        return _step(self.entry, told, merge_patch(old or {}, new))

    @cached_property
    def _open_part(self) -> Json:
        return _open_part(self.fold)

    @cached_property
    def _told_to_all(self) -> list[Json | None]:
        """The events without a secret; None for those that are not the same for everyone."""
        return [None if event.private() else plain(event) for event in self.events]
