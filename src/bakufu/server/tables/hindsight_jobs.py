"""Replay jobs for the worker processes: plain values in, JSON out, so that the event loop doesn't encode it."""

from __future__ import annotations

from typing import TypedDict

import msgspec

from bakufu.server.socket.protocol import Step, step_message
from bakufu.table.fold import Fold
from bakufu.table.past import hindsight
from bakufu.table.past.hindsight import Past
from bakufu.table.projection import AnyEvent, AnyView, step_for, table_view


class History(TypedDict):
    """The view at the start with the events that led there, and all steps, each with its patch."""

    view: AnyView
    events: list[AnyEvent]
    steps: list[Step]


def history(past: Past, viewer: int | None) -> bytes:
    found = hindsight.history(past, viewer)
    steps = [step_message(step) for step in found.steps]
    body: History = {"view": found.view, "events": found.events, "steps": steps}
    return msgspec.json.encode(body)


def log(past: Past, viewer: int | None, since: int) -> bytes:
    """The steps after an entry, without patches."""
    return msgspec.json.encode([step for step in _steps(past.fold(), past, viewer) if step.seq > since])


def unfinished_record(past: Past, viewer: int | None, table_id: str) -> bytes:
    """All that the viewer may know of a game in progress."""
    fold = past.fold()
    steps = _steps(fold, past, viewer)
    view = table_view(fold, viewer)
    partial = {"bakufu": 1, "partial": True, "table": table_id, "seat": viewer, "view": view, "steps": steps}
    return msgspec.json.encode(partial)


def _steps(fold: Fold, past: Past, viewer: int | None) -> list[Step]:
    return [step_message(step_for(entry, fold.apply(entry), viewer, None)) for entry in past.entries]


def chronicle(past: Past) -> bytes:
    """Public statistics of the game."""
    return msgspec.json.encode(hindsight.chronicle(past))
