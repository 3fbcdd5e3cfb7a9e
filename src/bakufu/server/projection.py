"""Projection: what each viewer is told of a step. The one place where views and events leave for a recipient."""

from __future__ import annotations

from typing import Any

from bakufu.kernel.event import Event, redact
from bakufu.kernel.plain import plain
from bakufu.server.entries import Entry, Kind
from bakufu.server.fold import Fold
from bakufu.server.protocol import Step

Json = dict[str, Any]


def table_view(fold: Fold, viewer: int | None) -> Json:
    """The game's view for a seat (None: a spectator), and what the table adds to it."""
    shown: Json = plain(fold.game.view(fold.state, viewer))
    shown["table"] = {
        "awaited": list(fold.awaited()),
        "sealed": fold.game.sealed(fold.state),
        "ready": sorted(fold.sealed),
        "away": sorted(fold.away),
        "standings": [plain(row) for row in fold.game.standings(fold.state)],
        "my_plan": list(fold.sealed.get(viewer, ())) if viewer is not None else None,
        "can_undo": viewer is not None and fold.can_undo(viewer),
    }
    return shown


def step_for(entry: Entry, events: list[Event], viewer: int | None, patch: Json | None) -> Step:
    """An entry as a viewer may know it. Moves themselves are never sent: the events and the patch tell enough."""
    told = [plain(redact(event, viewer)) for event in events]
    text = entry.data["text"] if entry.kind is Kind.TALK else None
    return Step(entry.seq, entry.kind.value, entry.seat, entry.by.value, entry.at, told, patch, text)


def merge_patch(old: Json, new: Json) -> Json:
    """What to change to come from one view to the next, as a JSON merge patch (RFC 7396)."""
    patch: Json = {}
    for key, value in new.items():
        before = old.get(key)
        if isinstance(value, dict) and isinstance(before, dict):
            inner = merge_patch(before, value)
            if inner:
                patch[key] = inner
        elif value != before:
            patch[key] = value
    for key in old:
        if key not in new:
            patch[key] = None
    return patch
