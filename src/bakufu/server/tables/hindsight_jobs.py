"""Replay jobs for the worker processes: plain values in, JSON out, so that the event loop doesn't encode it."""

from __future__ import annotations

import msgspec

from bakufu.server.socket.protocol import step_message
from bakufu.table import hindsight
from bakufu.table.hindsight import Past


def history(past: Past, viewer: int | None) -> bytes:
    """The view at the start with the events that led there, and all steps, each with its patch."""
    found = hindsight.history(past, viewer)
    steps = [step_message(step) for step in found.steps]
    return msgspec.json.encode({"view": found.view, "events": found.events, "steps": steps})


def chronicle(past: Past) -> bytes:
    """Public statistics of the game."""
    return msgspec.json.encode(hindsight.chronicle(past))
