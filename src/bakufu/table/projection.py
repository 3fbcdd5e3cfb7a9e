"""Projection: what each viewer gets of a step. The single redaction boundary: views and events leave for a recipient
only through here.

`table_view`, `step_for` and `merge_patch` define the result. `StepBroadcast` computes the same for a whole table: it
does once what is the same for everyone, and asks the game what has changed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bakufu.kernel.event import Event, redact
from bakufu.kernel.patch import merge_patch
from bakufu.kernel.plain import plain
from bakufu.table.entries import Entry, Kind
from bakufu.table.fold import Fold

Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class ViewerStep:
    """One entry of the log, as a viewer may know it. `patch` is a JSON merge patch for the viewer's view."""

    seq: int
    kind: str
    seat: int | None
    by: str
    at: int
    events: list[Json]
    patch: Json | None
    text: str | None
    name: str | None  # who said it


def table_view(fold: Fold, viewer: int | None) -> Json:
    """The game's view for a seat (None: a spectator), and what the table adds to it."""
    return snapshot_for(fold, viewer).whole()


def _open_part(fold: Fold) -> Json:
    """What the table adds to everyone's view."""
    return {
        "awaited": list(fold.awaited()),
        "sealed": fold.game.sealed(fold.state),
        "ready": sorted(fold.sealed),
        "away": sorted(fold.away),
        "standings": [plain(row) for row in fold.game.standings(fold.state)],
    }


def _own_part(fold: Fold, viewer: int | None) -> Json:
    """What the table adds to this viewer's view alone."""
    return {
        "my_plan": list(fold.sealed.get(viewer, ())) if viewer is not None else None,
        "can_undo": viewer is not None and fold.can_undo(viewer),
    }


def step_for(entry: Entry, events: list[Event], viewer: int | None, patch: Json | None) -> ViewerStep:
    """An entry as a viewer may know it. Moves themselves are never sent: the events and the patch tell enough."""
    return _step(entry, [plain(redact(event, viewer)) for event in events], patch)


def _step(entry: Entry, told: list[Json], patch: Json | None) -> ViewerStep:
    said = entry.data if entry.kind is Kind.TALK else {}
    text, name = said.get("text"), said.get("name")
    return ViewerStep(entry.seq, entry.kind.value, entry.seat, entry.by.value, entry.at, told, patch, text, name)


class ViewerSnapshot:
    """What a viewer last saw of a table: the game's view, and what the table added to everyone's and to theirs."""

    __slots__ = ("open", "own", "view")

    def __init__(self, view: Any, open_part: Json, own_part: Json) -> None:
        self.view = view
        self.open = open_part
        self.own = own_part

    def whole(self) -> Json:
        """Equal to `table_view`."""
        shown: Json = plain(self.view)
        return {**shown, "table": self.open | self.own}


class StepBroadcast:
    """One step on its way to everyone at a table. `fold` is the table after it, `before` the game's state before it."""

    def __init__(self, fold: Fold, before: Any, entry: Entry, events: list[Event]) -> None:
        self.fold = fold
        self.entry = entry
        # A fold replaces its state whenever the game goes on; words, and plans that wait for others, leave it.
        self._same_game = fold.state is before
        self._open_part = _open_part(fold)
        self._open_patches: dict[int, Json] = {}  # by what was seen before
        self._told = [_told(event) for event in events]
        self._private = {seat for seat, _, _ in self._told if seat is not None}
        self._common: dict[tuple[int, int], ViewerStep] = {}

    def steps(self, seen: dict[int | None, ViewerSnapshot]) -> dict[int | None, tuple[ViewerStep, ViewerSnapshot]]:
        """By viewer, whose last sight is given: what they are told, and what they know now.

        A step is equal to `step_for` with the patch between the viewer's last view and this one. Viewers who are told
        the same get the very same step.
        """
        fold, old = self.fold, [before.view for before in seen.values()]
        new = old if self._same_game else fold.game.views(fold.state, list(seen))
        nothing: Json = {}
        patches = [nothing] * len(old) if self._same_game else fold.game.changes(old, new)
        told: dict[int | None, tuple[ViewerStep, ViewerSnapshot]] = {}
        for (viewer, before), view, patch in zip(seen.items(), new, patches, strict=True):
            now = ViewerSnapshot(view, self._open_part, _own_part(fold, viewer))
            told[viewer] = (self._step(viewer, before, now, patch), now)
        return told

    def _step(self, viewer: int | None, before: ViewerSnapshot, now: ViewerSnapshot, patch: Json) -> ViewerStep:
        if now.own != before.own or viewer in self._private:
            return self._made(viewer, before, now, patch)
        # Both are kept alive by those who were told before, so that nothing else can have their numbers.
        alike = (id(patch), id(before.open))
        if alike not in self._common:
            self._common[alike] = self._made(viewer, before, now, patch)
        return self._common[alike]

    def _made(self, viewer: int | None, before: ViewerSnapshot, now: ViewerSnapshot, patch: Json) -> ViewerStep:
        table = self._open_patch(before.open)
        if now.own != before.own:
            table = table | merge_patch(before.own, now.own)
        told = [own if seat is not None and seat == viewer else for_others for seat, own, for_others in self._told]
        return _step(self.entry, told, patch | {"table": table} if table else patch)

    def _open_patch(self, before: Json) -> Json:
        patch = self._open_patches.get(id(before))
        if patch is None:
            patch = self._open_patches[id(before)] = merge_patch(before, self._open_part)
        return patch


def _told(event: Event) -> tuple[int | None, Json, Json]:
    """The seat that may know all of an event, what it is told, and what everyone else is told."""
    whole = plain(event)
    private = event.private()
    if not private:
        return None, whole, whole
    return getattr(event, "seat", None), whole, {**whole, **dict.fromkeys(private)}


def snapshot_for(fold: Fold, viewer: int | None) -> ViewerSnapshot:
    return ViewerSnapshot(fold.game.view(fold.state, viewer), _open_part(fold), _own_part(fold, viewer))
