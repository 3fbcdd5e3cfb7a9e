"""Replay jobs for the worker processes: plain values in, JSON out, so that the event loop doesn't encode it."""

from __future__ import annotations

from typing import TypedDict

import msgspec

from bakufu.server.socket.protocol import Step, step_message
from bakufu.table import hindsight
from bakufu.table.hindsight import Past
from bakufu.table.projection import AnyEvent, AnyView


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


def chronicle(past: Past) -> bytes:
    """Public statistics of the game."""
    return msgspec.json.encode(hindsight.chronicle(past))
