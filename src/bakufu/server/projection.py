"""Projection: what each viewer is told of a step. The one place where views and events leave for a recipient.

`table_view`, `step_for` and `merge_patch` say what is told. `Telling` tells a whole table the same: it does once what
is the same for everyone there, and lets the game say what has changed.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from bakufu.kernel.event import Event, redact
from bakufu.kernel.patch import merge_patch
from bakufu.kernel.plain import plain
from bakufu.server.entries import Entry, Kind
from bakufu.server.fold import Fold
from bakufu.server.protocol import Step

Json = dict[str, Any]
NO_SEAT = -1


def table_view(fold: Fold, viewer: int | None) -> Json:
    """The game's view for a seat (None: a spectator), and what the table adds to it."""
    return seen_now(fold, viewer).whole()


def _open_part(fold: Fold) -> Json:
    """What the table adds to everyone's view."""
    return {
        "awaited": list(fold.awaited()),
        "sealed": fold.game.sealed(fold.state),
        "ready": sorted(fold.sealed),
        "away": sorted(fold.away),
        "standings": [plain(row) for row in fold.game.standings(fold.state)],
    }


def _added(fold: Fold, viewer: int | None, open_part: Json) -> Json:
    """What the table adds to this viewer's view."""
    own_part = {
        "my_plan": list(fold.sealed.get(viewer, ())) if viewer is not None else None,
        "can_undo": viewer is not None and fold.can_undo(viewer),
    }
    return open_part | own_part


def step_for(entry: Entry, events: list[Event], viewer: int | None, patch: Json | None) -> Step:
    """An entry as a viewer may know it. Moves themselves are never sent: the events and the patch tell enough."""
    return _step(entry, [plain(redact(event, viewer)) for event in events], patch)


def _step(entry: Entry, told: list[Json], patch: Json | None) -> Step:
    said = entry.data if entry.kind is Kind.TALK else {}
    text, name = said.get("text"), said.get("name")
    return Step(entry.seq, entry.kind.value, entry.seat, entry.by.value, entry.at, told, patch, text, name)


class Seen:
    """What a viewer last saw of a table: the game's view, and what the table added to it."""

    __slots__ = ("added", "view")

    def __init__(self, view: Any, added: Json) -> None:
        self.view = view
        self.added = added

    def whole(self) -> Json:
        """Equal to `table_view`."""
        shown: Json = plain(self.view)
        return {**shown, "table": self.added}


class Telling:
    """One step on its way to everyone at a table. `fold` is the table after it, `before` the game's state before it."""

    def __init__(self, fold: Fold, before: Any, entry: Entry, events: list[Event]) -> None:
        self.fold = fold
        self.entry = entry
        self.events = events
        # A fold replaces its state whenever the game goes on; words, and plans that wait for others, leave it.
        self._same_game = fold.state is before

    def steps(self, seen: dict[int | None, Seen]) -> dict[int | None, tuple[Step, Seen]]:
        """By viewer, whose last sight is given: what they are told, and what they know now.

        A step is equal to `step_for` with the patch between the viewer's last view and this one.
        """
        fold, old = self.fold, [before.view for before in seen.values()]
        if self._same_game:
            return {viewer: self._step(viewer, before, before.view, {}) for viewer, before in seen.items()}
        new = [fold.game.view(fold.state, viewer) for viewer in seen]
        told = zip(seen.items(), new, fold.game.changes(old, new), strict=True)
        return {viewer: self._step(viewer, before, view, patch) for (viewer, before), view, patch in told}

    def _step(self, viewer: int | None, before: Seen, view: Any, patch: Json) -> tuple[Step, Seen]:
        now = Seen(view, _added(self.fold, viewer, self._open_part))
        if now.added != before.added:
            patch["table"] = merge_patch(before.added, now.added)
        told = [own if seat is not None and seat == viewer else for_others for seat, own, for_others in self._told]
        return _step(self.entry, told, patch), now

    @cached_property
    def _open_part(self) -> Json:
        return _open_part(self.fold)

    @cached_property
    def _told(self) -> list[tuple[int | None, Json, Json]]:
        """Of each event: the seat that may know all of it, what it is told, and what everyone else is told."""
        return [_told(event) for event in self.events]


def _told(event: Event) -> tuple[int | None, Json, Json]:
    whole = plain(event)
    if not event.private():
        return None, whole, whole
    return getattr(event, "seat", None), whole, plain(redact(event, NO_SEAT))


def seen_now(fold: Fold, viewer: int | None) -> Seen:
    return Seen(fold.game.view(fold.state, viewer), _added(fold, viewer, _open_part(fold)))
